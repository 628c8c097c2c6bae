/** Where things are drawn, in units of the board: a cell is 124 wide, with gaps of 10. */
import type { Box } from '../../lib/lens.svelte';
import { spellList, STEPS, type Direction, type Spell } from './tiles';
import { fieldAt, type Field, type Spot, type View } from './view';

export const CELL = 124;
export const GAP = 10;
export const PITCH = CELL + GAP;
const HALF = CELL / 2;

export const centre = ({ x, y }: Spot): Spot => ({ x: x * PITCH + HALF, y: y * PITCH + HALF });

/** The cells with tiles, and one more row around them where more can be laid. */
export function extent(view: View): { from: Spot; to: Spot } {
  const [xs, ys] = [view.battlefield.map(({ x }) => x), view.battlefield.map(({ y }) => y)];
  const rim = view.mode === 'solo' || view.phase === 'over' ? 0 : 1;
  return {
    from: { x: Math.min(...xs) - rim, y: Math.min(...ys) - rim },
    to: { x: Math.max(...xs) + rim, y: Math.max(...ys) + rim },
  };
}

export function boxOf(view: View): Box {
  const { from, to } = extent(view);
  return { left: from.x * PITCH, top: from.y * PITCH, right: to.x * PITCH + CELL, bottom: to.y * PITCH + CELL };
}

export const cellBox = ({ x, y }: Spot): Box => ({ left: x * PITCH, top: y * PITCH, right: x * PITCH + CELL, bottom: y * PITCH + CELL });

export interface Cell extends Spot {
  field: Field | null;
}

/** The cells with a tile and those that can be chosen, row by row, each from west to east. */
export function rows(view: View, open: Iterable<Spot>): { y: number; cells: Cell[] }[] {
  const cells: Cell[] = view.battlefield.map((field) => ({ x: field.x, y: field.y, field }));
  for (const { x, y } of open) if (!fieldAt(view, x, y)) cells.push({ x, y, field: null });
  const ys = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
  return ys.map((y) => ({ y, cells: cells.filter((cell) => cell.y === y).sort((one, other) => one.x - other.x) }));
}

/** A spell of a tile on the battlefield, with the cell that it aims at. */
export interface Aimed {
  from: Spot;
  to: Spot;
  direction: Direction;
  spell: Spell;
}

/** The spells of a tile as it lies, with their targets. */
export function aimsOf({ x, y, tile, rotation }: Field): Aimed[] {
  return spellList(tile ?? '', rotation).map((spell) => ({ from: { x, y }, to: { x: x + spell.x, y: y + spell.y }, direction: spell.direction, spell }));
}

/** A curve from a tile to the one its spell hits, with the point above its middle for a label. */
export function beam(from: Spot, to: Spot): { path: string; label: Spot; end: Spot } {
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const near = length <= PITCH;
  const [out, into] = near ? [46, 40] : [52, 54];
  const start = { x: a.x + ux * out, y: a.y + uy * out };
  const end = { x: b.x - ux * into, y: b.y - uy * into };
  // Horizontal curves bend upwards, vertical ones to the east.
  const side = ux !== 0 ? { x: 0, y: -1 } : { x: 1, y: 0 };
  const bend = near ? 13 : 26 + length * 0.1;
  const at = (part: number, lift: number): Spot => ({
    x: start.x + (end.x - start.x) * part + side.x * lift,
    y: start.y + (end.y - start.y) * part + side.y * lift,
  });
  const [one, two, middle] = [at(0.3, bend), at(0.7, bend), at(0.5, near ? HALF + 8 : bend * 0.75)];
  const point = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${point(start)}C${point(one)} ${point(two)} ${point(end)}`, label: middle, end };
}

/** A short line out of a tile, for a spell that hits nothing. */
export function stub(from: Spot, direction: Direction): string {
  const { x, y } = centre(from);
  const [dx, dy] = STEPS[direction];
  const at = (far: number): string => `${x + dx * far} ${y + dy * far}`;
  return `M${at(HALF + 14)}L${at(PITCH * 0.72)}`;
}

/** Where golems stand in their row at the foot of a tile: closer together when there are many. */
export function standing(count: number): { at: number; step: number } {
  const step = count > 1 ? Math.min(22, (CELL - 10 - 36) / (count - 1)) : 0;
  return { at: HALF - 18 - (step * (count - 1)) / 2, step };
}
