import { beforeEach, expect, it } from 'vitest';
import { saltFor, saltOf } from './salt';

beforeEach(() => localStorage.clear());

it('makes one salt of 128 bits for each table, and knows it again', () => {
  const salt = saltFor('one');
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect([saltFor('one'), saltOf('one')]).toEqual([salt, salt]);
  expect(saltFor('two')).not.toBe(salt);
});

it('forgets the oldest', () => {
  for (let table = 0; table < 21; table += 1) saltFor(`t${table}`);
  expect([saltOf('t0'), saltOf('t1') === null]).toEqual([null, false]);
});
