import type { LegalMove } from './protocol';

/** Where on the table a move begins and ends; a move that is nowhere on it gets a button. */
export interface Gesture {
  source: string | null;
  target: string | null;
}

export interface Reach extends Gesture {
  move: LegalMove;
}

/** The things that can be chosen first. */
export function sources(reaches: readonly Reach[]): Set<string> {
  return new Set(reaches.flatMap((reach) => (reach.source === null ? [] : [reach.source])));
}

/** Where the chosen thing can go, or what can be pointed at without choosing anything. */
export function targets(reaches: readonly Reach[], chosen: string | null): Map<string, Reach> {
  const open = reaches.filter((reach) => reach.target !== null && reach.source === chosen);
  return new Map(open.map((reach) => [reach.target as string, reach]));
}

export function buttons(reaches: readonly Reach[]): Reach[] {
  return reaches.filter((reach) => reach.source === null && reach.target === null);
}
