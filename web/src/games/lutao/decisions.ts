/** Where each decision is made: on a province, on an edge, on a card, with a number. */
import type { Gesture, Reach } from '../../lib/aim';
import type { LutaoMove } from '../../lib/generated/socket';
import type { LegalMove, Scene } from '../../lib/protocol';
import { edgeId, moveOf, provinceId, shipId, viewOf, wordOf, type View } from './view';

export const CITY_TOOL = 'tool:city';
export const SHIP_TOOL = 'tool:ship';
export const LIFT_TOOL = 'tool:lift';
export const LAND_TOOL = 'tool:land';
export const VIA_TOOL = 'tool:via';

/** First parts of a choice. They commit the player to nothing, so one press on the map makes them. */
const PARTIAL = new Set(['army', 'move', 'to', 'wrath', 'sail', 'golems', 'from']);

export const isPartial = (move: LegalMove): boolean => PARTIAL.has(wordOf(move));
export const spellKey = (spell: string, marked: boolean): string => `s:${spell}${marked ? '*' : ''}`;
export const numberKey = (armies: number, hostages: number): string => `n:${armies}+${hostages}`;

function placeOf(typed: LutaoMove): Gesture {
  const on = (target: string | null, source: string | null = null, turn?: number): Gesture => ({ source, target, ...(turn === undefined ? {} : { turn }) });
  const word = 'word' in typed ? typed.word : '';
  switch (typed.type) {
    case 'At':
      return on(provinceId(typed.province), word === 'city' ? CITY_TOOL : word === 'lift' ? LIFT_TOOL : null);
    case 'Edge':
      return on(edgeId(typed.province, typed.direction), word === 'ship' ? SHIP_TOOL : null);
    case 'TrapCard':
      return on(`card:${typed.number}`, word === 'lift' ? LIFT_TOOL : null);
    case 'Vessel':
      return on(shipId(typed.number));
    case 'Via':
      return on(`h:${typed.q},${typed.r}`, VIA_TOOL);
    case 'Lay':
      return on(`h:${typed.q},${typed.r}`, LAND_TOOL, typed.rotation);
    case 'Take':
      return on(numberKey(typed.armies, typed.hostages));
    case 'Count':
      return on(`n:${typed.number}+0`);
    case 'Card':
      return on(`c:${typed.card}`);
    case 'Void':
      return on(`side:${typed.side}`);
    case 'Spell':
      return on(spellKey(typed.spell, typed.marked));
    case 'Toward':
      return on(`f:${typed.people}`);
    case 'Keep':
      return on(`k:${typed.card}`);
    case 'Moon':
      return on(`k:${typed.rune}`);
    case 'Choose':
      return on(`choose:${typed.people}:${typed.rune ?? ''}`);
    default:
      return on(null);
  }
}

export const gesture = (scene: Scene, move: LegalMove): Gesture => {
  const place = placeOf(moveOf(move));
  // For a spell that puts a ship on an edge, no tool has to be chosen first.
  return viewOf(scene).phase === 'ship_at' ? { ...place, source: null } : place;
};

const isNumber = (move: LegalMove): boolean => ['Take', 'Count'].includes(moveOf(move).type);
/** The numbers that can be chosen, each with the hostages that may come along. */
export const numbers = (reaches: readonly Reach[]): Reach[] => reaches.filter(({ move }) => isNumber(move));
export function numberOf({ move }: Reach): number {
  const typed = moveOf(move);
  return typed.type === 'Take' ? typed.armies : typed.type === 'Count' ? typed.number : 0;
}
export function hostagesOf({ move }: Reach): number {
  const typed = moveOf(move);
  return typed.type === 'Take' ? typed.hostages : 0;
}

/** The number that is offered first: all that may go, with as many hostages as possible; the fewest when something is given up or left. */
export function usual(view: View, reaches: readonly Reach[]): Reach | null {
  const all = numbers(reaches);
  const sorted = [...all].sort((one, other) => numberOf(one) - numberOf(other) || hostagesOf(one) - hostagesOf(other));
  if (['ashore', 'row', 'give_up'].includes(view.phase)) return sorted[0] ?? null;
  return sorted.at(-1) ?? null;
}

export const BUYING: readonly string[] = ['buy_armies', 'buy_ships', 'buy_cities', 'buy_sticks'];
export const isBuying = (view: View): boolean => BUYING.includes(view.phase);
/** A number is asked for, other than on the sheet for buying. */
export const asksNumber = (scene: Scene): boolean => !isBuying(viewOf(scene)) && scene.legal.some(isNumber);
