import { at, isList, type Json } from '../../../lib/position';

/** Whether data has a table that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const isCards = (value: Json | undefined): boolean => isList(value) && value.every((card) => card === null || typeof card === 'string');
  const hands = at(position, ['hands']);
  return isCards(at(position, ['timeline'])) && isList(hands) && hands.every(isCards) && ['wands', 'crystals'].every((name) => isList(at(position, [name])));
}
