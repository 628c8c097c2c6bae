import { describe, expect, it } from 'vitest';
import { buttons, sources, targets, type Reach } from './aim';
import { applies, isMain, isOutOfRange, isSwitch, modeFor, named, settled, usualSeats, valuesOf } from './create';
import type { Choice, Count, GameInfo } from './api';
import { inTurn } from './players';
import { departure } from './motion';
import { routeOf, tableIn } from './router.svelte';
import { blocks, search } from './rulebook';
import { remember, usualMode } from './usual';

const reach = (text: string, source: string | null, target: string | null): Reach => ({
  move: { text, typed: { type: 'X' } },
  source,
  target,
});

it('knows what an address shows', () => {
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
  expect(routeOf('/t/abc/analysis')).toEqual({ page: 'analysis', id: 'abc' });
  expect(routeOf('/rules/gegensatz', '', '#GEG-2.8')).toEqual({ page: 'rules', game: 'gegensatz', rule: 'GEG-2.8' });
  expect(routeOf('/rules')).toEqual({ page: 'rules', game: null, rule: null });
  expect(routeOf('/puzzles')).toEqual({ page: 'puzzles' });
  expect(routeOf('/puzzles/rivality/1a2b')).toEqual({ page: 'puzzle', id: 'rivality/1a2b' });
  expect(routeOf('/privacy')).toEqual({ page: 'privacy' });
  expect(routeOf('/lab')).toEqual({ page: 'lab' });
  expect(routeOf('/mail')).toEqual({ page: 'mail' });
  expect(routeOf('/events')).toEqual({ page: 'events' });
  expect(routeOf('/events/new')).toEqual({ page: 'newevent' });
  expect(routeOf('/event/abc')).toEqual({ page: 'event', id: 'abc' });
  expect(routeOf('/nowhere/else')).toEqual({ page: 'lost' });
});

it('finds the table in what was pasted', () => {
  expect(tableIn(' https://x.example/t/abc2 ')).toBe('abc2');
  expect(tableIn('abc2')).toBe('abc2');
  expect(tableIn('not a code')).toBeNull();
});

it('lights the targets of what is chosen, and only those', () => {
  const all = [reach('P3>6', 'P3', '6'), reach('P3>1', 'P3', '1'), reach('B2>4', 'B2', '4'), reach('sit-out', null, null)];
  expect([...sources(all)]).toEqual(['P3', 'B2']);
  expect([...targets(all, 'P3').keys()]).toEqual(['6', '1']);
  expect(targets(all, null).size).toBe(0);
  expect(buttons(all).map(({ move }) => move.text)).toEqual(['sit-out']);
});

it('seats everybody in turn, oneself last', () => {
  expect(inTurn(4, 1)).toEqual([2, 3, 0, 1]);
  expect(inTurn(2, 0)).toEqual([1, 0]);
  expect(inTurn(1, 0)).toEqual([0]);
  expect(inTurn(3, -1)).toEqual([0, 1, 2]);
  expect(inTurn(3, -2), 'a replay with all cards open').toEqual([0, 1, 2]);
});

it('flies only what has moved', () => {
  expect(departure(new DOMRect(10, 10, 50, 75), new DOMRect(10, 10, 50, 75))).toBeNull();
  expect(departure(new DOMRect(110, 10, 100, 150), new DOMRect(10, 60, 50, 75))).toBe('translate(100px, -50px) scale(2)');
});

it('settles options as the server does', () => {
  const game = {
    options: [
      { kind: 'choice', id: 'mode', values: ['duel', 'solo'], default: 'duel', only_with: {}, value_only_with: {}, deal: false },
      { kind: 'count', id: 'limit', default: 9, minimum: 1, maximum: 99, step: 1, or_none: false, only_with: { mode: ['duel'] } },
    ],
    modes: [{ options: { mode: 'duel', limit: 9 }, seats: ['A', 'B'] }, { options: { mode: 'solo' }, seats: ['A'] }],
  } as unknown as GameInfo;
  expect(settled(game, {})).toEqual({ mode: 'duel', limit: 9 });
  expect(settled(game, { mode: 'solo', limit: 3 })).toEqual({ mode: 'solo' });
  expect(modeFor(game, { mode: 'duel', limit: 12 }).seats).toEqual(['A', 'B']);
  expect(modeFor(game, { mode: 'solo' }).seats).toEqual(['A']);
  expect(applies(game.options[1] as GameInfo['options'][number], { mode: 'solo' })).toBe(false);
});

describe('options that depend on each other', () => {
  const choice = (id: string, values: string[], rest: Partial<Choice> = {}): Choice => ({
    kind: 'choice', id, values, default: values[0] ?? '', only_with: {}, value_only_with: {}, deal: false, ...rest,
  });
  const limit: Count = { kind: 'count', id: 'limit', default: 9, minimum: 1, maximum: 99, step: 1, or_none: false, only_with: {} };
  const map = choice('map', ['small', 'large', 'huge'], {
    deal: true, default: 'large', value_only_with: { huge: { mode: ['four'] }, large: { mode: ['two', 'four'] } },
  });
  const game = {
    options: [choice('mode', ['two', 'four', 'alone']), map, choice('teams', ['false', 'true'], { only_with: { mode: ['four'] } }), choice('edition', ['first', 'second']), limit],
    modes: [
      { options: { mode: 'two', map: 'small', edition: 'first' }, seats: ['A', 'B'] },
      { options: { mode: 'four', map: 'large', teams: 'true', edition: 'first' }, seats: ['A', 'B', 'C', 'D'] },
    ],
  } as unknown as GameInfo;

  it('offers the values that exist', () => {
    expect(valuesOf(map, { mode: 'two' })).toEqual(['small', 'large']);
    expect(valuesOf(map, { mode: 'four' })).toEqual(['small', 'large', 'huge']);
  });

  it('falls back to the default, and to what exists, when a value is gone', () => {
    expect(settled(game, { mode: 'four', map: 'huge' }).map).toBe('huge');
    expect(settled(game, { mode: 'two', map: 'huge' }).map).toBe('large');
    expect(settled(game, { mode: 'alone', map: 'huge' }).map).toBe('small');
    expect(settled(game, { mode: 'two', teams: 'true' })).not.toHaveProperty('teams');
  });

  it('finds the seats whatever the deal', () => {
    expect(modeFor(game, { mode: 'four', map: 'huge', teams: 'true', edition: 'first', limit: 3 }).seats).toEqual(['A', 'B', 'C', 'D']);
  });

  it('shows first how the game is played', () => {
    expect(game.options.filter((option) => isMain(game, option)).map(({ id }) => id)).toEqual(['mode', 'teams']);
  });

  it('knows a switch', () => {
    expect(game.options.filter((option) => option.kind === 'choice' && isSwitch(option)).map(({ id }) => id)).toEqual(['teams']);
  });
});

it('reads a rulebook', () => {
  const book = blocks('# Title\n\n## 1. Parts\n\n**X-1.1** One **bold** thing.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nEnd.');
  expect(book.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'rule', 'table', 'text']);
  expect(book[2]).toMatchObject({ id: 'X-1.1', spans: [{ text: 'One ' }, { text: 'bold', style: 'strong' }, { text: ' thing.' }] });
  expect(search(book, 'BOLD').map(({ kind }) => kind)).toEqual(['heading', 'rule']);
});

describe('what somebody plays without choosing', () => {
  const modes = (...values: string[]): GameInfo =>
    ({ id: 'x', options: [{ kind: 'choice', id: 'mode', values, default: values[0], only_with: {}, value_only_with: {}, deal: false }] }) as unknown as GameInfo;

  const levels = ['sprout', 'apprentice', 'master'].map((id) => ({ id, rating: null, error: null }));

  it('is the easiest at first, then what they chose last', () => {
    localStorage.clear();
    expect(usualMode(modes('standard', 'beginner', 'pro'))).toBe('beginner');
    expect(usualMode(modes('duel', 'solo'))).toBe('duel');
    expect(usualSeats(2, levels)[1]).toEqual({ kind: 'bot', level: 'sprout' });
    remember('x', { mode: 'pro' }, [{ kind: 'me' }, { kind: 'bot', level: 'master' }]);
    expect(usualMode(modes('standard', 'beginner', 'pro'))).toBe('pro');
    expect(usualMode(modes('duel', 'solo')), 'a mode that is gone').toBe('duel');
    expect(usualSeats(2, levels)[1]).toEqual({ kind: 'bot', level: 'master' });
    expect(usualSeats(2, levels.slice(0, 2))[1], 'a level that is gone').toEqual({ kind: 'bot', level: 'sprout' });
    localStorage.clear();
  });
});

it('refuses a number out of range instead of another in its place', () => {
  const turns: Count = { kind: 'count', id: 'turns', default: 0, minimum: 60, maximum: 400, step: 2, or_none: true, only_with: {} };
  expect([0, 60, 64, 400].filter((number) => isOutOfRange(turns, number))).toEqual([]);
  expect([2, 24, 59, 61, 402, 60.5, -60, Number.NaN].filter((number) => !isOutOfRange(turns, number))).toEqual([]);
  expect(isOutOfRange({ ...turns, or_none: false }, 0)).toBe(true);
});

it('gives a seat a name of its own only where one person has several', () => {
  expect(named({ kind: 'me', name: ' Mum ' }, true)).toEqual({ kind: 'me', name: 'Mum' });
  expect(named({ kind: 'me', name: '  ' }, true)).toEqual({ kind: 'me' });
  expect(named({ kind: 'me', name: 'Mum' }, false)).toEqual({ kind: 'me' });
  expect(named({ kind: 'bot', level: 'master' }, true)).toEqual({ kind: 'bot', level: 'master' });
});
