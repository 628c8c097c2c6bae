/** Changes of the battlefield in the position editor. Golems come from the supply of their side and go back to it. */
import { beside, type Towards } from '../../../lib/keyboard';
import { at, isList, type Json, type Path } from '../../../lib/position';
import { CELL } from '../geometry';
import { fieldAt, fieldOf, sideOf, sideOfSeat, total, type Field, type Spot, type View } from '../view';

/** What a press on a cell does. */
export type Tool = 'move' | 'turn' | 'remove';
const WELL = 'mw';
const ARROWS: Record<string, Towards> = { ArrowLeft: 'left', ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down' };

/** Whether data has a battlefield that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const field = at(position, ['battlefield', 0]);
  return ['supplies', 'hands', 'decks', 'wizards', 'sides'].every((name) => isList(at(position, [name]))) && isList(at(field ?? null, ['golems'])) && isList(at(field ?? null, ['leaders']));
}

const inOrder = (fields: Field[]): Field[] => fields.sort((one, other) => one.y - other.y || one.x - other.x);
const withField = (view: View, tile: string, change: Partial<Field>): View => ({ ...view, battlefield: inOrder(view.battlefield.map((field) => (field.tile === tile ? { ...field, ...change } : field))) });

/** The nearest of the cells in the direction of an arrow key; the same one at the edge. */
export function beyond<Place extends Spot>(cells: readonly Place[], from: Place, key: string): Place {
  const place = ({ x, y }: Spot) => ({ left: x * CELL, top: y * CELL, width: CELL, height: CELL });
  const towards = ARROWS[key];
  return (towards && cells[beside(cells.map(place), place(from), towards)]) ?? from;
}

/** A tile with its golems on another cell; a tile that lies there changes places with it. */
export function moved(view: View, tile: string, { x, y }: Spot): View {
  const [from, other] = [fieldOf(view, tile), fieldAt(view, x, y)];
  if (!from) return view;
  const battlefield = view.battlefield.map((field) => {
    if (field === from) return { ...field, x, y };
    return field === other ? { ...field, x: from.x, y: from.y } : field;
  });
  return { ...view, battlefield: inOrder(battlefield) };
}

export function turned(view: View, tile: string): View {
  const field = fieldOf(view, tile);
  return field ? withField(view, tile, { rotation: (field.rotation + 1) % 4 }) : view;
}

/** The tile at a place of a hand or deck, laid on an empty cell for the side it belongs to. */
export function laid(view: View, from: Path, { x, y }: Spot): View {
  const [pile, seat, place] = [String(from[0]), Number(from[1]), Number(from[2])];
  if (pile !== 'hands' && pile !== 'decks') return view;
  const tile = view[pile][seat]?.[place];
  if (!tile || fieldAt(view, x, y)) return view;
  const colour = pile === 'hands' ? view.sides[seat] : view.sides.find((_, one) => sideOfSeat(view, one) === seat);
  const field: Field = { x, y, tile, rotation: 0, golems: view.supplies.map(() => 0), laid_by: colour ?? null, face_down: false, gained: 0, leaders: [], entrenched: false, waits: [], threat: null };
  return { ...view, [pile]: view[pile].map((tiles, one) => (one === seat ? tiles.toSpliced(place, 1) : tiles)), battlefield: inOrder([...view.battlefield, field]) };
}

/** A tile goes under the deck of the side that laid it, its golems to their supplies; the Mana Well stays. */
export function removed(view: View, tile: string): View {
  const field = fieldOf(view, tile);
  if (!field || tile === WELL) return view;
  const deck = Math.max(0, sideOf(field.laid_by));
  return {
    ...view,
    supplies: view.supplies.map((count, side) => count + (field.golems[side] ?? 0)),
    decks: view.decks.map((tiles, side) => (side === Math.min(deck, view.decks.length - 1) ? [...tiles, tile] : tiles)),
    battlefield: view.battlefield.filter((one) => one !== field),
  };
}

export const mostGolems = (view: View, field: Field, side: number): number => (field.golems[side] ?? 0) + (view.supplies[side] ?? 0);

export function withGolems(view: View, tile: string, side: number, wanted: number): View {
  const field = fieldOf(view, tile);
  if (!field) return view;
  const count = Math.min(Math.max(0, wanted), mostGolems(view, field, side));
  const golems = field.golems.map((one, at) => (at === side ? count : one));
  return { ...withField(view, tile, { golems }), supplies: view.supplies.map((one, at) => (at === side ? one + total(field.golems) - total(golems) : one)) };
}
