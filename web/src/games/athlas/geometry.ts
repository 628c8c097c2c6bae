/** Where things are drawn, in units of the board: hexes with a radius of 42, squashed, higher ground lifted. */
import type { Box } from '../../lib/lens.svelte';
import { TERRAINS, type Board, type Spot } from './view';

const RADIUS = 42;
const SQUASH = 0.86;
const EDGE = 5;
export const WIDE = Math.sqrt(3) * RADIUS;
export const HIGH = 2 * RADIUS * SQUASH;
const PITCH = (HIGH * 3) / 4;
/** How much higher each terrain is drawn, and how much of its side is visible. */
const LIFT: Record<string, number> = { plain: 0, hill: 15, water: -5, crater: -9 };
export const SKIRT: Record<string, number> = { plain: 12, hill: 27, water: 7, crater: 3 };

export interface Point {
  x: number;
  y: number;
}

/** All fields, row by row from Silver's edge: the order of a board's terrain letters. */
export const FIELDS: Spot[] = [];
for (let r = -EDGE; r <= EDGE; r += 1) {
  for (let q = -EDGE; q <= EDGE; q += 1) if (Math.abs(q + r) <= EDGE) FIELDS.push({ q, r });
}
export const ROWS: Spot[][] = Array.from({ length: 2 * EDGE + 1 }, (_, at) => FIELDS.filter(({ r }) => r === at - EDGE));
const INDEX = new Map(FIELDS.map(({ q, r }, at) => [`${q},${r}`, at]));
export const indexOf = ({ q, r }: Spot): number => INDEX.get(`${q},${r}`) ?? -1;

/** Clockwise from east (ATH-B.3). */
export const DIRECTIONS: Record<string, Spot> = {
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
};
export const beside = ({ q, r }: Spot, direction: string): Spot => {
  const step = DIRECTIONS[direction] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
};
export const neighbours = (spot: Spot): Spot[] => Object.keys(DIRECTIONS).map((direction) => beside(spot, direction)).filter((one) => indexOf(one) >= 0);

export const terrainAt = (board: Board, spot: Spot): string => TERRAINS[board.terrain[indexOf(spot)] ?? 'p'] ?? 'plain';

/** The middle of a field on flat ground. */
export const flat = ({ q, r }: Spot): Point => ({ x: WIDE * (q + r / 2), y: PITCH * r });
/** The middle of a field at the height of its terrain. */
export function centre(board: Board, spot: Spot): Point {
  const { x, y } = flat(spot);
  return { x, y: y - (LIFT[terrainAt(board, spot)] ?? 0) };
}

const CORNERS: Point[] = [
  { x: 0, y: -HIGH / 2 },
  { x: WIDE / 2, y: -HIGH / 4 },
  { x: WIDE / 2, y: HIGH / 4 },
  { x: 0, y: HIGH / 2 },
  { x: -WIDE / 2, y: HIGH / 4 },
  { x: -WIDE / 2, y: -HIGH / 4 },
];
const round = (value: number): string => value.toFixed(1);
/** A hex around a point, smaller or larger than a field. */
export const hex = ({ x, y }: Point, size = 1): string => CORNERS.map((corner) => `${round(x + corner.x * size)},${round(y + corner.y * size)}`).join(' ');
/** The side of a field under its lower edges. */
export function skirt({ x, y }: Point, depth: number): string {
  const at = (corner: Point, down: number): string => `${round(x + corner.x)} ${round(y + corner.y + down)}`;
  const order = CORNERS.slice(1);
  const line = order.map((corner) => at(corner, 0)).join('L');
  const back = [...order].reverse().map((corner) => at(corner, depth)).join('L');
  return `M${line}L${back}z`;
}
/** The lit upper edges of a field. */
export const rim = ({ x, y }: Point): string =>
  `M${round(x - WIDE / 2)} ${round(y + HIGH / 4)}V${round(y - HIGH / 4)}L${round(x)} ${round(y - HIGH / 2)}L${round(x + WIDE / 2)} ${round(y - HIGH / 4)}`;

export const BOX: Box = { left: -436, top: -330, right: 436, bottom: 352 };
/** On a narrow screen the tips of the frame may leave it. */
export const NARROW: Box = { ...BOX, left: -414, right: 414 };
export const ROW = PITCH;

export function distance(one: Spot, two: Spot): number {
  const [q, r] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All fields of the same terrain that are connected with a field. */
export function connected(board: Board, from: Spot): Spot[] {
  const terrain = terrainAt(board, from);
  const found = [from];
  for (const spot of found) {
    for (const next of neighbours(spot)) {
      if (terrainAt(board, next) === terrain && !found.some((one) => one.q === next.q && one.r === next.r)) found.push(next);
    }
  }
  return found;
}

/** Whether a point of the board lies on a field. */
export function covers(board: Board, spot: Spot, { x, y }: Point): boolean {
  const at = centre(board, spot);
  const [dx, dy] = [Math.abs(x - at.x) / (WIDE / 2), Math.abs(y - at.y) / (HIGH / 2)];
  return dx <= 1 && dy <= 1 - dx / 2;
}

/** Whether a point lies on a figure that stands on a field, or flies above it. */
export function onFigure(board: Board, unit: Spot & { flags: readonly string[] }, { x, y }: Point): boolean {
  const at = centre(board, unit);
  return Math.abs(x - at.x) < 17 && y - at.y < 20 && y - at.y > (unit.flags.includes('flying') ? -48 : -38);
}

/** A curve from one point to another, bent upwards, for an attack or a flight. */
export function arc(from: Point, to: Point): { path: string; head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = 18 + length * 0.16;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - bend };
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const wing = (turn: number): string => `${round(to.x - 13 * Math.cos(angle + turn))} ${round(to.y - 13 * Math.sin(angle + turn))}`;
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`,
    head: `M${wing(0.5)}L${round(to.x)} ${round(to.y)}L${wing(-0.5)}`,
  };
}

/** A number that is always the same for a field, for its grass and trees. */
export const grain = ({ q, r }: Spot): number => (((q * 73856093) ^ (r * 19349663)) >>> 3) % 97;
