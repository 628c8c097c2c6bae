import { get, type AllPuzzles, type PuzzleInfo, type SolvedPuzzles } from './api';
import { people } from './people.svelte';

/** All puzzles, and the one of the day. */
export const allPuzzles = (): Promise<AllPuzzles> => get<AllPuzzles>('/api/puzzles');

/** What this guest has solved. */
export async function solvedPuzzles(): Promise<SolvedPuzzles> {
  await people.find();
  return get<SolvedPuzzles>('/api/solved');
}

/** The solved ones by name: `game/puzzle`. */
export const namesOf = ({ solved }: SolvedPuzzles): ReadonlySet<string> => new Set(solved.map(({ game, puzzle }) => `${game}/${puzzle}`));

/** The easiest that is still to be solved, else the first. */
export function nextOpen(game: string, puzzles: PuzzleInfo[], solved: ReadonlySet<string>): PuzzleInfo | undefined {
  return puzzles.find(({ id }) => !solved.has(`${game}/${id}`)) ?? puzzles[0];
}

/** The puzzles of a list by the level that first solves them, in the order of the list. */
export function byLevel(puzzles: PuzzleInfo[]): [string, PuzzleInfo[]][] {
  const found = new Map<string, PuzzleInfo[]>();
  for (const puzzle of puzzles) found.set(puzzle.level, [...(found.get(puzzle.level) ?? []), puzzle]);
  return [...found];
}
