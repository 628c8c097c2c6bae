/** Where hexes, their corners and their edges are drawn. */
import type { Box } from '../../lib/lens.svelte';

export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WIDE = 51.96;
export const ROW = 40.5;
const HALF = WIDE / 2;
const TALL = 27;
/** Counter-clockwise from the east; STEPS and EDGES have the same order. */
export const DIRECTIONS: readonly string[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
export const key = ({ q, r }: Hex): string => `${q},${r}`;
export const centre = ({ q, r }: Hex): Point => ({ x: WIDE * (q + r / 2), y: ROW * r });
/** The whole mat. */
export const BOX: Box = { left: -470, top: -300, right: 470, bottom: 304 };
/** Hexes with some sea around them. */
export function around(hexes: readonly Hex[]): Box {
  const at = hexes.map(centre);
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  return { left: Math.min(...xs) - 66, right: Math.max(...xs) + 66, top: Math.min(...ys) - 46, bottom: Math.max(...ys) + 46 };
}

export const directionOf = (name: string): number => DIRECTIONS.indexOf(name);
export function beside({ q, r }: Hex, direction: number): Hex {
  const step = STEPS[direction] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

type Corners = [Point, Point, Point, Point, Point, Point];
/** The corners of a hex, moved inwards by `inset`; clockwise from the top. */
export function corners(hex: Hex, inset = 0): Corners {
  const { x, y } = centre(hex);
  const [wide, tall] = [HALF - inset, TALL - inset * 1.04];
  return [
    { x, y: y - tall },
    { x: x + wide, y: y - tall / 2 },
    { x: x + wide, y: y + tall / 2 },
    { x, y: y + tall },
    { x: x - wide, y: y + tall / 2 },
    { x: x - wide, y: y - tall / 2 },
  ];
}

export const points = (hex: Hex, inset = 0): string => corners(hex, inset).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

type Corner = 0 | 1 | 2 | 3 | 4 | 5;
const EDGES: readonly [Corner, Corner][] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];
/** The two ends of an edge. */
export function edge(hex: Hex, direction: number): [Point, Point] {
  const all = corners(hex);
  const [from, to] = EDGES[direction] ?? [0, 0];
  return [all[from], all[to]];
}

/** Where a ship on an edge is drawn: just off the coast. */
export function mooring(hex: Hex, direction: number, out = 0.62): Point {
  const [from, to] = [centre(hex), centre(beside(hex, direction))];
  return { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
}

/** A hex of a piece that is turned clockwise about its origin, by 60° each time. */
export function turned({ q, r }: Hex, times: number): Hex {
  return times <= 0 ? { q, r } : turned({ q: 0 - r, r: q + r }, times - 1);
}
