import type { Texts, Values, Voice } from '../../lib/text';
import { library } from './reference.svelte';
import { cardOf, CITY, GOLEM_SIDE, landOf, landOwner, type Province, type View } from './view';

export type Say = (message: string, values?: Values) => string;
export const sayer = (texts: Texts): Say => (message, values = {}) => texts.say(message, values);

export const provinceName = (say: Say, id: string): string => say(`province-${id}`);
/** A province as messages need it: its name, and its id, by which they choose the article of the city of Lutao. */
export const provinceValues = (say: Say, id: string): Values => ({ province: provinceName(say, id), 'province-id': id });
export const landName = (say: Say, code: string): string => say(`land-${library.land(code)?.id ?? code}`);
export const peopleName = (say: Say, view: View, people: number): string => say(`people-${cardOf(view, people)}`);
export const spellName = (say: Say, spell: string | null): string => (spell ? say(`spell-${spell}`) : say('lut-hidden-spell'));
export const runeName = (say: Say, rune: string | null): string => (rune ? say(`rune-${rune}`) : '');

/** Whether a people is the reader's. */
export const isYours = (view: View, people: number | null, voice: Voice): boolean => people !== null && voice.speaksTo(view.peoples[people]?.player);

/** "Elves (you)", "Goblins (Tariq)" */
export function whoIs(say: Say, view: View, people: number, voice: Voice): string {
  if (people === GOLEM_SIDE) return say('people-golems');
  const name = peopleName(say, view, people);
  const seat = view.peoples[people]?.player ?? -1;
  return isYours(view, people, voice) ? say('lut-people-you', { people: name }) : say('lut-people-of', { people: name, name: String(voice.values({ seat }).seat ?? '') });
}

/** The artefacts that still lie in a province: whose, and of which kind. */
export function artefactsAt(view: View, id: string): { people: number; kind: 'people' | 'rune' }[] {
  return view.peoples.flatMap(({ people_artefact_at, rune_artefact_at }, people) => [
    ...(people_artefact_at === id ? [{ people, kind: 'people' as const }] : []),
    ...(rune_artefact_at === id ? [{ people, kind: 'rune' as const }] : []),
  ]);
}

/** The province bears a city symbol, and no city stands there yet. */
export const isCitySite = ({ id, city }: Province): boolean => !city && library.land(landOf(id))?.symbol === id;

export function armiesText(say: Say, view: View, province: Province, voice: Voice): string {
  if (province.golems > 0) return say('lut-count-golems', { count: province.golems });
  if (province.owner === null) return say('lut-empty');
  return say('lut-count-armies', { count: province.armies, people: peopleName(say, view, province.owner), mine: isYours(view, province.owner, voice) ? 'yes' : 'no' });
}

/** Everything about a province in one sentence, then what can be done there. */
export function provinceLabel(say: Say, view: View, province: Province, deed: string, voice: Voice): string {
  const parts = [provinceName(say, province.id), armiesText(say, view, province, voice)];
  if (province.attackers > 0) parts.push(say('lut-attacked-by', { count: province.attackers }));
  if (province.city && province.id !== CITY) parts.push(say('lut-city'));
  else if (isCitySite(province)) parts.push(say('lut-city-symbol'));
  if (province.ships.length > 0) parts.push(say('lut-ships-at', { count: province.ships.length, directions: province.ships.map((way) => say(`direction-${way}`)).join(', ') }));
  const held = province.hostages.reduce((sum, count) => sum + count, 0);
  if (held > 0) parts.push(say('lut-count-hostages', { count: held }));
  for (const { people, kind } of artefactsAt(view, province.id)) {
    parts.push(say(isYours(view, people, voice) ? `lut-your-artefact-${kind}` : `lut-artefact-${kind}`, { people: peopleName(say, view, people) }));
  }
  if (view.traps.includes(province.id)) parts.push(say('lut-trap-here'));
  return `${parts.join(', ')}.${deed ? ` ${deed}` : ''}`;
}

/** A land in one line: who has all of it, and what that is worth. */
export function landLine(say: Say, view: View, code: string): string {
  const owner = landOwner(view, code);
  const bonus = library.land(code)?.bonus ?? 0;
  return owner < 0 ? say('lut-land-open', { land: landName(say, code), bonus }) : say('lut-land-whole', { land: landName(say, code), bonus, people: peopleName(say, view, owner) });
}
