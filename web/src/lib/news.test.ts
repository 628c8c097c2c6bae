import { expect, it } from 'vitest';
import { newsOf } from './news';
import type { Event, Scene } from './protocol';

const table = { opensTurn: ({ event }: Event): boolean => event === 'turn-begun' };
const scene = { viewer: 0 } as Scene;
const story = (words: string): Event[] => words.split(' ').map((word) => (/^\d$/.test(word) ? { event: 'turn-begun', seat: Number(word) } : { event: word, seat: word === 'mine' ? 0 : 1 }));

it('begins the news where the viewer’s last turn ended, whatever was answered since', () => {
  expect(newsOf(table, scene, story('0 mine 1 theirs mine theirs')).from).toBe(2);
  expect(newsOf(table, scene, story('0 mine 1 theirs 2 theirs')).from, 'several others').toBe(2);
  expect(newsOf(table, scene, story('0 mine 1 theirs 0 mine')).from, 'until the next turn of one’s own has ended').toBe(2);
  expect(newsOf(table, scene, story('0 mine 1 theirs 0 mine 1')).from).toBe(6);
});

it('has no news before the viewer’s first turn has ended', () => {
  expect(newsOf(table, scene, story('1 theirs 0 mine')).from).toBe(0);
  expect(newsOf(table, { viewer: -1 } as Scene, story('0 mine 1 theirs')).from, 'a spectator').toBe(0);
});

it('knows whose turn everything belongs to', () => {
  expect(newsOf(table, scene, story('dealt 0 mine 1 mine')).turns).toEqual([null, 0, 0, 1, 1]);
});
