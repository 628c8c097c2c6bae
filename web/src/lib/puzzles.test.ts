import { expect, it } from 'vitest';
import { byLevel, namesOf, nextOpen } from './puzzles';

const puzzle = (id: string, level: string) => ({ id, goal: 'win', values: {}, level });
const PUZZLES = [puzzle('a', 'scholar'), puzzle('b', 'scholar'), puzzle('c', 'adept')];

it('goes on with the easiest puzzle that is not solved', () => {
  const solved = namesOf({ solved: [{ game: 'nim', puzzle: 'a' }, { game: 'other', puzzle: 'b' }], streak: 0, today: false });
  expect(nextOpen('nim', PUZZLES, solved)?.id).toBe('b');
  expect(nextOpen('nim', PUZZLES, new Set(['nim/a', 'nim/b', 'nim/c']))?.id).toBe('a');
  expect(nextOpen('nim', [], solved)).toBeUndefined();
});

it('groups puzzles by the level that first solves them', () => {
  expect(byLevel(PUZZLES).map(([level, found]) => [level, found.map(({ id }) => id)])).toEqual([['scholar', ['a', 'b']], ['adept', ['c']]]);
});
