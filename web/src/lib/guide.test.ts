import { beforeEach, describe, expect, it } from 'vitest';
import { Guide } from './guide.svelte';
import type { Scene } from './protocol';

type Sent = { type: string; version: number; said: string[]; turn: string; aimed: string | null };
const scene = (version: number, legal = 1, outcome: unknown = null): Scene =>
  ({ version, viewer: 0, view: {}, actor: 0, prompt: null, legal: Array.from({ length: legal }, () => ({ text: 'a', typed: {} })), outcome, auto_answers: {}, chances: false, undo: 'free' }) as unknown as Scene;

describe('the coach of a guided game', () => {
  let sent: Sent[];
  const sit = (): Guide =>
    new Guide('t', { send: (wish) => `q${sent.push({ ...(wish as Sent), said: [...(wish as Sent).said] })}` });
  const answer = (remark: string, turn: string, id = `q${sent.length}`) => ({ type: 'coached' as const, id, remark, turn });

  beforeEach(() => {
    sent = [];
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is asked once about each decision and each move pointed at', () => {
    const guide = sit();
    guide.look(scene(1), null);
    guide.look(scene(1), null);
    guide.look(scene(1), 'a');
    expect(sent.map(({ version, aimed }) => [version, aimed])).toEqual([[1, null], [1, 'a']]);
  });

  it('tells the server what it has said, and in which turn it spoke last', () => {
    const guide = sit();
    guide.look(scene(1), null);
    guide.hear(answer('begin', '1/0'));
    guide.look(scene(2), null);
    expect(sent.at(-1)).toMatchObject({ said: ['begin'], turn: '1/0' });
    sit().look(scene(2), null);
    expect(sent.at(-1), 'a page that is loaded again').toMatchObject({ said: ['begin'], turn: '1/0' });
  });

  it('is silent about what has gone by, even while somebody else decides', () => {
    const guide = sit();
    guide.look(scene(1), null);
    guide.hear(answer('begin', '1'));
    guide.look(scene(2, 0), null);
    expect([guide.remark, sent.length]).toEqual([null, 1]);
  });

  it('does not tell what comes too late, and may say it another time', () => {
    const guide = sit();
    guide.look(scene(1), 'a');
    guide.look(scene(1), null);
    guide.hear(answer('careful', '1', 'q1'));
    expect(guide.remark).toBeNull();
    guide.look(scene(2, 0), null);
    guide.hear(answer('look', '1', 'q2'));
    expect(guide.remark).toBeNull();
    guide.look(scene(3), null);
    expect(sent.at(-1)).toMatchObject({ said: [], turn: '' });
  });

  it('has a last word when the game is over', () => {
    const guide = sit();
    guide.look(scene(3, 0, { winners: [0] }), null);
    expect(sent.length).toBe(1);
  });

  it('goes and comes back', () => {
    const guide = sit();
    guide.turn(true);
    guide.look(scene(1), null);
    expect([sent.length, sit().off]).toEqual([0, true]);
    guide.turn(false);
    guide.look(scene(1), null);
    expect(sent.length).toBe(1);
  });
});
