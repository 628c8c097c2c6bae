import { expect, test } from 'vitest';
import { watchersOf } from './watchers';

const say = (id: string, values: Record<string, string | number> = {}): string => (id === 'watched-by' ? `${values.names} [${values.count}]` : `${values.count} more`);
const join = (words: string[]): string => words.join(', ');
const noor = { guest: 'n', name: 'Noor', avatar: '' };
const hugo = { guest: 'h', name: 'Hugo', avatar: '' };

test.each([
  [{ watchers: 1, watching: [noor] }, 'Noor [1]'],
  [{ watchers: 4, watching: [noor, hugo] }, 'Noor, Hugo, 2 more [4]'],
  [{ watchers: 2, watching: [] }, '2 more [2]'],
])('those with a name are named, the others counted', (table, line) => {
  expect(watchersOf(table, 'you', join, say, 'somebody else')).toBe(line);
});

test('the reader comes first, and is spoken to when alone', () => {
  expect(watchersOf({ watchers: 3, watching: [noor, hugo] }, 'you', join, say, 'h')).toBe('you, Noor, 1 more [3]');
  expect(watchersOf({ watchers: 1, watching: [hugo] }, 'you', join, say, 'h')).toBe('you [0]');
});
