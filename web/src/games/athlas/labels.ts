/** What things are called. Everything is spoken with the words of a voice or of the page. */
import type { Texts, Values, Voice } from '../../lib/text';
import { distance, terrainAt } from './geometry';
import { compass, plate, region } from './names';
import { ATTACKS, genusOf, marksOf, pileOf, poolOf, relicsAt, ROMAN, unitNamed, where, type Board, type Marked, type Spot, type Totals, type Unit, type View } from './view';

export type Say = (message: string, values?: Values) => string;
export const sayer = (texts: Texts): Say => texts.say.bind(texts);

export const cardName = (say: Say, card: string | null): string => (card ? say(`card-${card}`) : say('ath-unknown'));

/** Who leads a side, in a word. */
export function sideName(voice: Voice, seat: number): string {
  const { seat: name, 'seat-is': is } = voice.values({ seat });
  return is === 'you' ? voice.texts.say('seat-you') : String(name);
}

/** "Shadow Ranger II" */
export function alphaName(say: Say, view: View, seat: number, alpha: number): string {
  return `${cardName(say, genusOf(view, seat, alpha))} ${ROMAN[alpha] ?? ''}`;
}

/** "Shadow Ranger II·2" */
export function unitName(say: Say, view: View, board: Board, name: string | null | undefined): string {
  const found = /^([gs])(\d)\./.exec(name ?? '');
  if (!name || !found) return say('ath-unknown');
  const unit = unitNamed(board, name);
  const [seat, alpha] = [unit?.seat ?? (found[1] === 'g' ? 0 : 1), unit?.alpha ?? Number(found[2])];
  return `${cardName(say, genusOf(view, seat, alpha))} ${plate(name)}`;
}

export function markText(say: Say, mark: Marked): string {
  const condition = say(`condition-${mark.condition}`);
  return mark.time > 0 ? say('ath-mark-turns', { condition, turns: mark.time }) : say('ath-mark-until', { condition });
}

export interface Armour {
  physical: number;
  magic: number;
}

/** A unit in words, with everything that a look at the board tells. */
export function unitLabel(voice: Voice, view: View, board: Board, unit: Unit): string {
  const say = sayer(voice.texts);
  const parts = [
    say('ath-unit', { ...voice.values({ seat: unit.seat }), unit: unitName(say, view, board, unit.name) }),
    say('ath-unit-life', { life: poolOf(board, unit.seat, unit.alpha), physical: unit.physical, magic: unit.magic }),
  ];
  if (unit.flags.includes('flying')) parts.push(say(unit.exposed ? 'ath-unit-exposed' : 'ath-unit-flying'));
  if (unit.waiting) parts.push(say('ath-unit-waiting'));
  for (const relic of unit.holds) parts.push(say('ath-unit-holds', { relic: say(`relic-${relic}`) }));
  for (const mark of marksOf(board, unit.name)) parts.push(`${markText(say, mark)}.`);
  return parts.join(' ');
}

export interface FieldState {
  target: boolean;
  tip: string;
}

/** A field and what stands on it, in words. */
export function fieldLabel(voice: Voice, view: View, board: Board, spot: Spot, state: FieldState): string {
  const say = sayer(voice.texts);
  const unit = board.units.find(({ q, r }) => q === spot.q && r === spot.r);
  const parts = [say('ath-field', { field: where(spot), terrain: say(`terrain-${terrainAt(board, spot)}`) })];
  if (unit) parts.push(unitLabel(voice, view, board, unit));
  else for (const relic of relicsAt(board, spot)) parts.push(say('ath-field-relic', { relic: say(`relic-${relic}`) }));
  if (state.tip) parts.push(state.tip);
  if (state.target) parts.push(say('ath-field-choose'));
  return parts.join(' ');
}

/** Where a field lies as seen from another, or on the whole battlefield. */
export function placeName(say: Say, spot: Spot, from: Spot | undefined): string {
  if (!from || distance(from, spot) === 0) return say(`ath-in-${region(spot)}`);
  return say('ath-away', { fields: distance(from, spot), way: say(`ath-to-${compass(from, spot)}`) });
}

/** "4 + 1" */
export function attackSum(unit: Unit, type: string, value: number): string {
  const more = unit.mods?.[ATTACKS.indexOf(type)] ?? 0;
  return more > 0 ? `${value} + ${more}` : String(value);
}

export const rangeText = ([least, most]: [number, number]): string => (least === most ? String(most) : `${least}–${most}`);

/** Cost, life and armour of an alpha whose cards are known. */
export const totalsOf = (view: View, seat: number, alpha: number): Totals | null => pileOf(view, seat, alpha)?.totals ?? null;

export const genusLife = (say: Say, view: View, unit: Unit): string => say('ath-life-short', { life: poolOf(view.board, unit.seat, unit.alpha) });
