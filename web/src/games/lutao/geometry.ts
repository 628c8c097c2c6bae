/** The sea and its hexes: where they are drawn, what is beside what, and the ways of ships (LUT-2, LUT-8). */
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
/** Numbered counter-clockwise from the east, as in the rules. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
const [MOST_R, MOST_SPAN] = [7, 18];

export const key = ({ q, r }: Hex): string => `${q},${r}`;
export const same = (one: Hex, other: Hex): boolean => one.q === other.q && one.r === other.r;
export const centre = ({ q, r }: Hex): Point => ({ x: WIDE * (q + r / 2), y: ROW * r });
export const onMat = ({ q, r }: Hex): boolean => Math.abs(r) <= MOST_R && Math.abs(2 * q + r) <= MOST_SPAN;

/** All hexes of the mat in the order of the rules; routes name them by their place here. */
export const HEXES: readonly Hex[] = Array.from({ length: 2 * MOST_R + 1 }, (_, row) => row - MOST_R).flatMap((r) =>
  Array.from({ length: 2 * MOST_SPAN + 1 }, (_, at) => ({ q: at - MOST_SPAN, r })).filter(onMat),
);
export const BOX: Box = { left: -470, top: -300, right: 470, bottom: 304 };

export const directionOf = (name: string): number => DIRECTIONS.indexOf(name as (typeof DIRECTIONS)[number]);
export function beside({ q, r }: Hex, direction: number): Hex {
  const step = STEPS[direction] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}
export const neighbours = (hex: Hex): Hex[] => STEPS.map((_, direction) => beside(hex, direction));

/** The corners of a hex around its centre, drawn in by some units; the first is the upper one, then clockwise. */
export function corners(hex: Hex, inset = 0): Point[] {
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

const EDGE: readonly [number, number][] = [
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
  const [from, to] = EDGE[direction] ?? [0, 0];
  return [all[from] as Point, all[to] as Point];
}

/** Where a ship on an edge is drawn: a little outside of it. */
export function mooring(hex: Hex, direction: number, out = 0.62): Point {
  const [from, to] = [centre(hex), centre(beside(hex, direction))];
  return { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
}

/** Turned clockwise by 60° so many times (LUT-2.3). */
export function turned({ q, r }: Hex, times: number): Hex {
  return times <= 0 ? { q, r } : turned({ q: 0 - r, r: q + r }, times - 1);
}

/** A way over the sea, and what it costs. */
export interface Way {
  hexes: Hex[];
  sticks: number;
}

/** From where, and over which hexes, a ship may go on. */
export interface Start {
  /** Hexes that the route has already. */
  route: Hex[];
  /** Where it may begin otherwise, in order (LUT-8.3). */
  first: Hex[];
  /** A ship at sea has paid for its hex (LUT-8.6). */
  afloat: boolean;
}

/** The shortest way to a hex; of several the one that takes the lower direction first. */
export function wayTo(sea: ReadonlySet<string>, start: Start, goal: Hex): Way | null {
  if (!sea.has(key(goal))) return null;
  const far = new Map<string, number>([[key(goal), 0]]);
  for (const queue = [goal]; queue.length > 0; ) {
    const here = queue.shift() as Hex;
    for (const next of neighbours(here)) {
      if (!sea.has(key(next)) || far.has(key(next))) continue;
      far.set(key(next), (far.get(key(here)) ?? 0) + 1);
      queue.push(next);
    }
  }
  const last = start.route.at(-1);
  const begins = last ? [last] : start.first;
  const reached = begins.filter((hex) => far.has(key(hex)));
  const least = Math.min(...reached.map((hex) => far.get(key(hex)) as number));
  let here = reached.find((hex) => far.get(key(hex)) === least);
  if (!here) return null;
  const hexes = last ? [...start.route] : [here];
  while (!same(here, goal)) {
    const left: number = far.get(key(here)) as number;
    here = neighbours(here).find((next) => far.get(key(next)) === left - 1) as Hex;
    hexes.push(here);
  }
  return { hexes, sticks: start.afloat ? Math.max(1, hexes.length - 1) : hexes.length };
}

/** Where the route of a ship on an edge may begin: the sea before it, then the two hexes at its corners. */
export function departures(sea: ReadonlySet<string>, province: Hex, direction: number): Hex[] {
  const before = beside(province, direction);
  const around = neighbours(province).filter((hex) => neighbours(before).some((other) => same(other, hex)) && sea.has(key(hex)));
  return [before, ...around.sort((one, other) => one.r - other.r || one.q - other.q)];
}
