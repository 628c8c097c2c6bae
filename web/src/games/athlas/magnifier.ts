/** Which fields a finger may have meant, where fields are smaller than a finger. */
import { centre, type Point } from './geometry';
import type { Board, Spot } from './view';

/** A target for a finger has at least this many pixels. */
export const FINGER = 44;
/** The scale under the glass: its rows are further apart than a finger is wide. */
export const ZOOM = 0.86;
const MOST = 3;

/** The fields that a touch at a point of the board may mean, nearest first; `scale` is the scale of the board. */
export function meant(board: Board, spots: readonly Spot[], at: Point, scale: number): Spot[] {
  const away = (spot: Spot): number => Math.hypot(centre(board, spot).x - at.x, centre(board, spot).y - at.y) * scale;
  return spots.filter((spot) => away(spot) <= FINGER / 2).sort((one, other) => away(one) - away(other)).slice(0, MOST);
}

/** The point that lies in the middle of the glass. */
export function middle(board: Board, spots: readonly Spot[]): Point {
  const points = spots.map((spot) => centre(board, spot));
  const mean = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
