import type { LegalMove } from './protocol';

/** Where on the table a move begins and ends. A move without a place gets a button. */
export interface Gesture {
  source: string | null;
  target: string | null;
  /** The rotation of the thing that is moved, for moves that differ only in that. */
  turn?: number;
}

export interface Reach extends Gesture {
  move: LegalMove;
}

/** The rotation of each source that has been turned. */
export type Turns = ReadonlyMap<string, number>;

/** The things that can be chosen first. */
export function sources(reaches: readonly Reach[]): Set<string> {
  return new Set(reaches.flatMap((reach) => (reach.source === null ? [] : [reach.source])));
}

/** The rotations of a source, in order; empty if it cannot be turned. */
export function turnsOf(reaches: readonly Reach[], source: string | null): number[] {
  const found = reaches.flatMap((reach) => (reach.source === source && reach.turn !== undefined ? [reach.turn] : []));
  return [...new Set(found)].sort((one, other) => one - other);
}

/** The next rotation, clockwise or back. */
export function turned(turns: readonly number[], now: number, by: 1 | -1): number {
  const at = turns.indexOf(now);
  return turns[(at + by + turns.length) % turns.length] ?? now;
}

/** Where the chosen thing can go as it is turned, or what can be pointed at without choosing anything. */
export function targets(reaches: readonly Reach[], chosen: string | null, turn = 0): Map<string, Reach> {
  const open = reaches.filter(
    (reach) => reach.target !== null && reach.source === chosen && (reach.turn === undefined || reach.turn === turn),
  );
  return new Map(open.map((reach) => [reach.target as string, reach]));
}

export function buttons(reaches: readonly Reach[]): Reach[] {
  return reaches.filter((reach) => reach.source === null && reach.target === null);
}
