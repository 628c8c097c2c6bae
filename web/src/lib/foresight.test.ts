import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Foresight } from './foresight.svelte';
import type { Scene, Sight, Wish } from './protocol';

const sight = (text: string): Sight => ({ text, stories: [{ share: 1, events: [] }], next_prompt: null, odds: null });
const refusal = { rule: 'ATH-10.2', reason: 'refusal-no-move', values: {}, nearest: [] };
const even = { wins: 0.5, left: 1, empty: 0 };
const scene = (version: number, texts: string[], viewer = 0): Scene =>
  ({ version, viewer, legal: texts.map((text) => ({ text, typed: { type: 'X' } })) }) as unknown as Scene;

describe('foresight', () => {
  let sent: Extract<Wish, { type: 'foresee' }>[];
  let foresight: Foresight;
  const answer = (at: number): boolean =>
    foresight.hear({ type: 'foreseen', id: String(at), version: sent[at]?.version ?? 0, moves: (sent[at]?.moves ?? []).map(sight), battles: sent[at]?.battles ? { NUR1: even } : {}, unusable: sent[at]?.unusable ? { 4: refusal } : {} });
  const asked = (): string[][] => sent.map(({ moves }) => moves);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    foresight = new Foresight((wish) => String(sent.push(wish as Extract<Wish, { type: 'foresee' }>) - 1));
  });
  afterEach(() => vi.useRealTimers());

  it('asks for all moves at once, in portions that the server takes', () => {
    const texts = Array.from({ length: 130 }, (_, at) => `m${at}`);
    foresight.open(scene(3, texts), 'all');
    expect(asked().map((moves) => moves.length)).toEqual([64, 64, 2]);
    expect(asked().flat()).toEqual(texts);
    expect(sent.every(({ version }) => version === 3)).toBe(true);
    [0, 1, 2].forEach(answer);
    expect([...foresight.sights.keys()]).toEqual(texts);
  });

  it('asks for a move that is pointed at, after a moment, and once', () => {
    foresight.open(scene(1, ['a', 'b', 'c']), 'aimed');
    expect(sent).toEqual([]);
    foresight.aim('a');
    vi.advanceTimersByTime(20);
    foresight.aim('b');
    vi.advanceTimersByTime(39);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual([['b']]);
    foresight.aim('b');
    vi.advanceTimersByTime(100);
    answer(0);
    foresight.aim('b');
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual([['b']]);
    expect(foresight.sights.get('b')).toEqual(sight('b'));
  });

  it('asks nothing about what came together with the scene, however late that is shown', () => {
    foresight.foretell(scene(4, ['a', 'b']), [sight('a'), sight('b')]);
    foresight.foretell(scene(5, []), []);
    expect(foresight.sights.size).toBe(0);
    foresight.open(scene(4, ['a', 'b']), 'all');
    expect([...foresight.sights.keys()]).toEqual(['a', 'b']);
    foresight.open(scene(4, []), 'all');
    expect(foresight.sights.size, 'a replay shows nothing').toBe(0);
    foresight.open(scene(4, ['a', 'b']), 'all');
    expect([...foresight.sights.keys()]).toEqual(['a', 'b']);
    expect(sent).toEqual([]);
  });

  it('asks only about what did not come with the scene, and never shows what belongs to another one', () => {
    foresight.foretell(scene(4, ['a', 'b']), [sight('a')]);
    foresight.open(scene(4, ['a', 'b']), 'all');
    expect(asked()).toEqual([['b']]);
    foresight.open(scene(6, ['a', 'b']), 'all');
    expect(asked()).toEqual([['b'], ['a', 'b']]);
    expect(foresight.sights.size).toBe(0);
  });

  it('asks nothing for a board that needs no telling', () => {
    foresight.open(scene(1, ['a', 'b']), 'none');
    foresight.aim('a');
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([]);
  });

  it('asks for the odds of battles also when nothing is to be decided, and forgets them when they are over', () => {
    foresight.open(scene(1, []), 'aimed', true);
    expect(sent).toEqual([{ type: 'foresee', version: 1, moves: [], battles: true }]);
    answer(0);
    expect(foresight.battles).toEqual({ NUR1: even });
    foresight.open(scene(1, []), 'aimed', true);
    expect(sent.length).toBe(1);
    foresight.open(scene(2, []), 'aimed', false);
    expect(foresight.battles).toEqual({});
  });

  it('forgets with the decision, and not before', () => {
    foresight.open(scene(1, ['a']), 'all');
    answer(0);
    foresight.open(scene(1, ['a']), 'all');
    expect(foresight.sights.size).toBe(1);
    foresight.open(scene(2, ['a']), 'all');
    expect(foresight.sights.size).toBe(0);
    foresight.open(scene(2, ['a'], 1), 'all');
    expect(sent.map(({ version }) => version)).toEqual([1, 2, 2]);
    expect(answer(1)).toBe(true);
    expect(foresight.sights.size, 'an answer that comes too late is not taken').toBe(0);
  });

  it('asks again when it was not answered, without a word', () => {
    foresight.open(scene(1, ['a']), 'all');
    expect(foresight.hear({ type: 'failed', id: '0' })).toBe(true);
    expect(foresight.hear({ type: 'failed', id: 'another' })).toBe(false);
    foresight.aim('a');
    vi.advanceTimersByTime(40);
    expect(asked()).toEqual([['a'], ['a']]);
  });

  it('asks once for each decision what cannot be used, even before the scene is opened', () => {
    const now = scene(5, ['a', 'b']);
    foresight.explain(now);
    foresight.open(now, 'aimed');
    foresight.explain(now);
    expect(sent).toEqual([{ type: 'foresee', version: 5, moves: [], unusable: true }]);
    answer(0);
    expect(foresight.unusable).toEqual({ 4: refusal });
    foresight.open(scene(6, ['a']), 'aimed');
    expect(foresight.unusable).toEqual({});
    foresight.explain(scene(6, ['a']));
    foresight.open(scene(7, ['a']), 'aimed');
    answer(1);
    expect(foresight.unusable).toEqual({});
  });
});
