/** Changes of the battlefield in the position editor. Golems come from the supply of their side and go back to it. */
import { beside, type Towards } from '../../../lib/keyboard';
import { at, isList, type Json, type Path } from '../../../lib/position';
import { t } from '../../../lib/speech.svelte';
import { CELL } from '../geometry';
import { COLOURS, fieldAt, fieldOf, sideOf, sideOfSeat, sides, total, viewOf, type Field, type Spot, type View } from '../view';

/** What a press on a cell does; a number sets the wizard of that side. */
export type Tool = 'move' | 'turn' | 'remove' | number;
const WELL = 'mw';
const ARROWS: Record<string, Towards> = { ArrowLeft: 'left', ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down' };

/** Whether data has a battlefield that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const field = at(position, ['battlefield', 0]);
  return ['supplies', 'hands', 'decks', 'wizards', 'sides'].every((name) => isList(at(position, [name]))) && isList(at(field ?? null, ['golems'])) && isList(at(field ?? null, ['leaders']));
}

/** What needs no fields: what is drawn or follows from the rest, and what solo mode does not have. */
export const parts = (position: Json): string[] => ['battlefield', 'wizards', 'points', 'sides', ...(at(position, ['mode']) === 'solo' ? ['hands', 'decks', 'open', 'returned', 'first', 'active', 'actor'] : [])];

/** Decks and supplies belong to sides, of which there may be more or fewer than seats. */
export const entries = (position: Json, list: string): string[] | null => (list === 'decks' || list === 'supplies' ? sides(viewOf({ view: position })).map(sideName) : null);
export const sideName = (side: number): string => t(`seat-${COLOURS[side] ?? ''}`);

const isAt = (spot: Spot | null, { x, y }: Spot): boolean => spot?.x === x && spot.y === y;
const inOrder = (fields: Field[]): Field[] => fields.sort((one, other) => one.y - other.y || one.x - other.x);
const withField = (view: View, tile: string, change: Partial<Field>): View => ({ ...view, battlefield: inOrder(view.battlefield.map((field) => (field.tile === tile ? { ...field, ...change } : field))) });

/** The nearest of the cells in the direction of an arrow key; the same one at the edge. */
export function beyond<Place extends Spot>(cells: readonly Place[], from: Place, key: string): Place {
  const place = ({ x, y }: Spot) => ({ left: x * CELL, top: y * CELL, width: CELL, height: CELL });
  const towards = ARROWS[key];
  return (towards && cells[beside(cells.map(place), place(from), towards)]) ?? from;
}

/** A tile with its golems and wizard on another cell; a tile that lies there changes places with it. */
export function moved(view: View, tile: string, { x, y }: Spot): View {
  const [from, other] = [fieldOf(view, tile), fieldAt(view, x, y)];
  if (!from) return view;
  const battlefield = view.battlefield.map((field) => {
    if (field === from) return { ...field, x, y };
    return field === other ? { ...field, x: from.x, y: from.y } : field;
  });
  const wizards = view.wizards.map((spot) => (isAt(spot, from) ? { x, y } : other && isAt(spot, other) ? { x: from.x, y: from.y } : spot));
  return { ...view, battlefield: inOrder(battlefield), wizards };
}

/** The wizard of a side on a tile; away from the table if it stands there already. */
export function withWizard(view: View, side: number, { x, y }: Spot): View {
  if (!fieldAt(view, x, y)) return view;
  return { ...view, wizards: view.wizards.map((spot, one) => (one === side ? (isAt(spot, { x, y }) ? null : { x, y }) : spot)) };
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

/** A tile goes under the deck of the side that laid it, its golems to their supplies, a wizard away; the Mana Well stays. */
export function removed(view: View, tile: string): View {
  const field = fieldOf(view, tile);
  if (!field || tile === WELL) return view;
  const deck = Math.max(0, sideOf(field.laid_by));
  return {
    ...view,
    supplies: view.supplies.map((count, side) => count + (field.golems[side] ?? 0)),
    decks: view.decks.map((tiles, side) => (side === Math.min(deck, view.decks.length - 1) ? [...tiles, tile] : tiles)),
    battlefield: view.battlefield.filter((one) => one !== field),
    wizards: view.wizards.map((spot) => (isAt(spot, field) ? null : spot)),
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
