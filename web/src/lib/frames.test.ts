import { describe, expect, it } from 'vitest';
import { reel } from '../games/reel';
import { ui as athlas } from '../games/athlas';
import { ui as gegensatz } from '../games/gegensatz';
import { ui as lutao } from '../games/lutao';
import { ui as rivality } from '../games/rivality';
import { applied, held } from './frames';

const GAMES = { athlas, gegensatz, lutao, rivality };

describe('a difference', () => {
  it('puts values in their places and leaves the rest', () => {
    const value = { a: 1, list: [{ x: 1 }, { x: 2 }], same: { deep: [1] } };
    const after = applied({ a: [null], list: { 1: { x: [3] } } }, value);
    expect(after).toEqual({ a: null, list: [{ x: 1 }, { x: 3 }], same: { deep: [1] } });
    expect(value).toEqual({ a: 1, list: [{ x: 1 }, { x: 2 }], same: { deep: [1] } });
    expect((after as typeof value).same).toBe(value.same);
  });

  it('may replace everything, or nothing', () => {
    expect(applied([[1, 2]], [3])).toEqual([1, 2]);
    expect(applied({}, [3])).toEqual([3]);
  });
});

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('what a table of %s sends', (game) => {
  const { first, scene, events, told } = reel(game);

  it('unfolds into the views that the server saw, event by event', () => {
    expect(told.map(({ event }) => event)).toEqual(events);
    expect(told[0]?.view).toEqual(first);
  });

  it('is shown in the order in which it was told, each for a while', () => {
    const frames = GAMES[game].unfold({ ...scene, view: first }, told);
    expect(frames.length).toBeGreaterThan(6);
    const places = frames.map(({ event }) => events.indexOf(event));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(frames.every(({ hold }) => hold > 0)).toBe(true);
  });
});

it('shows only what is held', () => {
  const told = ['one', 'two'].map((event) => ({ event: { event }, view: event }));
  expect(held(told, ({ view }) => (view === 'two' ? 5 : undefined))).toEqual([{ event: { event: 'two' }, view: 'two', hold: 5 }]);
});
