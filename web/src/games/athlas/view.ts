import type { AthlasActivation, AthlasAnnounced, AthlasBoard, AthlasEvent, AthlasMarked, AthlasMove, AthlasPile, AthlasTotals, AthlasUnit, AthlasView } from '../../lib/generated/socket';
import type { SeatColour } from '../../lib/players';
import { typedAs } from '../typed';

/** The table as one viewer sees it: manawell/games/athlas/information/view.py. */
export type View = AthlasView;
export type Board = AthlasBoard;
export type Unit = AthlasUnit;
export type Pile = AthlasPile;
export type Totals = AthlasTotals;
export type Marked = AthlasMarked;
export type Announced = AthlasAnnounced;
export type Activation = AthlasActivation;

export interface Spot {
  q: number;
  r: number;
}

export const PER_PLAYER = 4;
export const SIDES = ['gold', 'silver'] as const;
export const RELICS = ['west', 'centre', 'east'] as const;
/** In the order of the numbers in a view. */
export const ATTACKS: readonly string[] = ['melee', 'ranged', 'spell'];
export const FIGURES = ['knight', 'ranger', 'master', 'dragon'] as const;
export const TERRAINS: Record<string, string> = { p: 'plain', h: 'hill', w: 'water', c: 'crater' };
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SYMBOLS: Record<string, string> = { knight: 'fig-celestial_knight', ranger: 'fig-shadow_ranger', master: 'fig-spell_master', dragon: 'fig-forsaken_dragon' };

export const { viewOf, eventOf, moveOf } = typedAs<View, AthlasEvent, AthlasMove>();
export const tint = (seat: number): SeatColour => SIDES[seat] ?? 'gold';
export const symbolOf = (figure: string | null): string => SYMBOLS[figure ?? ''] ?? 'wizard';
/** Whether the armies are still being made, so that the builder is shown. */
export const creating = (view: View): boolean => view.turn === 0 && view.phase !== 'over';

/** The seat at the near edge: the viewer's own, or Gold's for spectators. */
export const near = (view: View): number => (view.viewer >= 0 ? view.viewer : 0);

/** Alphas are counted from 1, piles from 0 with four for each seat. */
export const pileOf = (view: View, seat: number, alpha: number): Pile | undefined => view.piles[seat * PER_PLAYER + alpha - 1];
export const poolOf = (board: Board, seat: number, alpha: number): number => board.pools[seat * PER_PLAYER + alpha - 1] ?? 0;
export const genusOf = (view: View, seat: number, alpha: number): string | null => pileOf(view, seat, alpha)?.cards?.[0] ?? null;

/** The alphas that a seat has, counted from 1. */
export function alphasOf(view: View, seat: number): number[] {
  return [1, 2, 3, 4].filter((alpha) => (pileOf(view, seat, alpha)?.size ?? 0) > 0);
}

export const unitsOf = (board: Board, seat: number, alpha: number): Unit[] => board.units.filter((unit) => unit.seat === seat && unit.alpha === alpha);
export const unitNamed = (board: Board, name: string | null | undefined): Unit | undefined => (name ? board.units.find((unit) => unit.name === name) : undefined);
export const unitAt = (board: Board, { q, r }: Spot): Unit | undefined => board.units.find((unit) => unit.q === q && unit.r === r);
export const marksOf = (board: Board, name: string): Marked[] => board.marks.filter((mark) => mark.unit === name);
export const activation = (board: Board): Activation | undefined => board.activations.at(-1);
export const activeUnit = (board: Board): Unit | undefined => unitNamed(board, activation(board)?.unit);
export const pointsLeft = (view: View, seat: number): number => view.points - (view.board.spent[seat] ?? 0);
/** The relics on a field, by name. */
export const relicsAt = (board: Board, { q, r }: Spot): string[] => RELICS.filter((_, at) => board.relics[at]?.q === q && board.relics[at]?.r === r);

export const fieldId = ({ q, r }: Spot): string => `f:${q},${r}`;
export function fieldOf(id: string): Spot | null {
  const found = /^f:(-?\d+),(-?\d+)/.exec(id);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** A coordinate pair with true minus signs. */
const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const where = ({ q, r }: Spot): string => `(${figure(q)},\u00a0${figure(r)})`;

/** How far the active player's turn has come: the step, and which unit of how many. */
export function progress(view: View): { step: 'maintenance' | 'activation' | 'summoning'; unit: number; units: number } {
  const mine = view.board.units.filter((unit) => unit.seat === view.active && !unit.flags.includes('frozen'));
  const waiting = mine.filter((unit) => unit.waiting).length;
  const running = view.phase === 'choose' ? 1 : 0;
  const units = mine.length;
  const unit = Math.min(units, Math.max(1, units - waiting + running));
  const first = view.phase === 'window' && view.window === 'turn_start';
  const summoning = view.phase === 'summon' || (view.phase === 'window' && view.window === 'turn_end');
  return { step: first ? 'maintenance' : summoning || view.turn <= 2 ? 'summoning' : 'activation', unit, units };
}
