import { describe, expect, it } from 'vitest';
import { hintWords } from './hint';
import type { Advised } from './protocol';

const advice = (told: Partial<Advised>): Advised => ({ type: 'advised', id: '1', text: 'a', worth: null, exact: false, only: false, equal: [], reason: null, second: null, ...told });
const voice = { reason: ({ id }: { id: string }) => `does ${id}` };
const words = (told: Partial<Advised>) => hintWords(advice(told), voice, (move) => `move ${move}`);

describe('a hint', () => {
  it('names no number where none is known', () => {
    expect(words({}).sentences).toEqual([['hint-plain']]);
  });

  it('names the chance, estimated or proven', () => {
    expect(words({ worth: 0.614 }).sentences).toEqual([['hint-worth', { worth: 61 }]]);
    expect(words({ worth: 0, exact: true }).sentences).toEqual([['hint-exact', { worth: 0 }]]);
  });

  it('says “only” of an only move, and nothing else', () => {
    expect(words({ only: true, worth: 0.5 })).toEqual({ title: 'hint-only-title', sentences: [['hint-only']] });
  });

  it('counts the moves that are about as good', () => {
    expect(words({ worth: 0.5, equal: ['b', 'c'] }).sentences[1]).toEqual(['hint-equal', { count: 2 }]);
  });

  it('says first what speaks for the move, and names the second best with its reason', () => {
    const told = words({ equal: ['b'], reason: { id: 'wins', values: {} }, second: { id: 'blocks', values: {} } });
    expect(told.sentences).toEqual([['hint-reason', { reason: 'does wins' }], ['hint-plain'], ['hint-second', { move: 'move b', reason: 'does blocks' }]]);
  });
});
