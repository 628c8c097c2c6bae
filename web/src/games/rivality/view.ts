import type { RivalityEvent, RivalityField, RivalityMove, RivalityView } from '../../lib/generated/socket';
import type { SeatColour } from '../../lib/players';
import { typedAs } from '../typed';

/** The table as one viewer sees it: manawell/games/rivality/information/view.py. */
export type View = RivalityView;
export type Field = RivalityField;
export type Counts = readonly number[];

export interface Spot {
  x: number;
  y: number;
}

/** The sides in the order of all counts. */
export const COLOURS = ['orange', 'purple', 'turquoise'];
const TINTS: SeatColour[] = ['orange', 'purple', 'teal'];

export const { viewOf, eventOf, moveOf } = typedAs<View, RivalityEvent, RivalityMove>();

/** The side of a colour; -1 for nobody. */
export const sideOf = (colour: string | null | undefined): number => COLOURS.indexOf(colour ?? '');

/** The colour in which a side is drawn. */
export const tint = (side: number): SeatColour => TINTS[side] ?? 'rose';

export const sides = (view: View): number[] => view.supplies.map((_, side) => side);

/** The side that a seat plays for. */
export const sideOfSeat = (view: View, seat: number): number => sideOf(view.sides[seat]);

/** The seat whose hand is shown: the viewer's own, or the first one for spectators. */
export const near = (view: View): number => (view.viewer >= 0 ? view.viewer : 0);

/** The viewer's own side; -1 for spectators. */
export const ownSide = (view: View): number => (view.viewer >= 0 ? sideOfSeat(view, view.viewer) : -1);

/** The deck a seat draws from: partners share theirs. */
export const deckOf = (view: View, seat: number): (string | null)[] => view.decks[sideOfSeat(view, seat)] ?? [];

/** The sides of some colours. */
export const sidesOf = (colours: readonly string[]): number[] => colours.map(sideOf);

/** The side that leads alone, and so controls a tile; -1 if there is none. */
export const holder = (leaders: readonly string[]): number => (leaders.length === 1 ? sideOf(leaders[0]) : -1);

export const total = (golems: Counts): number => golems.reduce((sum, count) => sum + count, 0);

export const cellId = (x: number, y: number): string => `cell:${x},${y}`;

export function cellAt(id: string): Spot {
  const [x = 0, y = 0] = id.slice(5).split(',').map(Number);
  return { x, y };
}

export const fieldAt = (view: View, x: number, y: number): Field | undefined =>
  view.battlefield.find((field) => field.x === x && field.y === y);

export const fieldOf = (view: View, tile: string | null): Field | undefined =>
  tile === null ? undefined : view.battlefield.find((field) => field.tile === tile);

/** Which turn it is, and how many there can be: one for each tile. */
export function turns(view: View): { turn: number; turns: number } {
  const laid = view.battlefield.length - 1;
  const left = [...view.hands, ...view.decks].reduce((sum, tiles) => sum + tiles.length, 0);
  return { turn: Math.min(laid + left, laid + Number(view.phase === 'place' || view.phase === 'mulligan')), turns: laid + left };
}

/** A coordinate with a true minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
