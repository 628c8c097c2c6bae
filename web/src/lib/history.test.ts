import { expect, test } from 'vitest';
import type { ListedTable } from './api';
import { byGame, filtersIn, NO_FILTERS, queryOf, resultOf, scoreOf } from './history';

const table = (yours: boolean[], winners: number[] | null, scores: number[] = yours.map(() => 0)): ListedTable =>
  ({ seats: yours.map((mine) => ({ yours: mine })), result: winners && { winners, scores, reason: '' } }) as unknown as ListedTable;

test('a result is told to who had one seat', () => {
  expect(resultOf(table([true, false], [0]))).toBe('won');
  expect(resultOf(table([false, true], [0]))).toBe('lost');
  expect(resultOf(table([true, false], []))).toBe('drawn');
  expect(resultOf(table([true], []))).toBe('lost');
  expect(resultOf(table([true, true], [0]))).toBeNull();
  expect(resultOf(table([true, false], null))).toBeNull();
});

test('scores begin with the own one', () => {
  expect(scoreOf(table([false, true, false], [0], [3, 5, 0]))).toBe('5 : 3 : 0');
  expect(scoreOf(table([true, false], [0], [0, 0]))).toBe('');
});

test('an address keeps the filters', () => {
  const filters = { game: 'lutao', result: 'won', against: 'people', state: 'over', page: 3 };
  expect(filtersIn(queryOf(filters))).toEqual(filters);
  expect(queryOf(NO_FILTERS)).toBe('');
  expect(filtersIn('?page=-2').page).toBe(0);
  expect(filtersIn('?page=x').page).toBe(0);
});

test('tallies are summed by game, people first, then by strength', () => {
  const one = (game: string, against: string, played: number, won: number) => ({ game, against, played, won, drawn: 0 });
  const found = byGame([one('a', 'master', 2, 1), one('a', 'alone', 1, 0), one('a', 'people', 3, 2), one('a', 'adept', 1, 1), one('b', 'adept', 4, 0)], ['adept', 'master']);
  expect(found.map(({ game, played, won }) => [game, played, won])).toEqual([['a', 7, 4], ['b', 4, 0]]);
  expect(found[0]?.rows.map(({ against }) => against)).toEqual(['people', 'adept', 'master', 'alone']);
});
