import { at, isList, type Json } from '../../../lib/position';

/** Whether data has a table that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const isCards = (value: Json | undefined): boolean => isList(value) && value.every((card) => card === null || typeof card === 'string');
  const hands = at(position, ['hands']);
  return isCards(at(position, ['timeline'])) && isList(hands) && hands.every(isCards) && ['wands', 'crystals'].every((name) => isList(at(position, [name])));
}

const DRAWN = ['timeline', 'hands', 'wands', 'crystals', 'codex_colour', 'codex_card', 'actor', 'target', 'supply', 'full_stones'];
const SOLO = ['pile', 'drawn', 'removed', 'shrine', 'time_stones', 'difficulty'];
const DUEL = ['known', 'swap', 'turn_limit'];

/** What needs no fields: what is drawn or follows from the rest, and what the mode does not have. */
export function parts(position: Json): string[] {
  switch (at(position, ['mode'])) {
    case 'duel': return [...DRAWN, ...SOLO];
    case 'solo': return [...DRAWN, ...DUEL, 'shrine'];
    default: return [...DRAWN, ...DUEL];
  }
}
