import { describe, expect, it } from 'vitest';
import { hintWords } from './hint';
import type { Advised } from './protocol';

const advice = (told: Partial<Advised>): Advised => ({ type: 'advised', id: '1', text: 'a', worth: null, exact: false, only: false, equal: [], ...told });

describe('a hint', () => {
  it('names no number where none is known', () => {
    expect(hintWords(advice({})).sentences).toEqual([['hint-plain']]);
  });

  it('names the chance, estimated or proven', () => {
    expect(hintWords(advice({ worth: 0.614 })).sentences).toEqual([['hint-worth', { worth: 61 }]]);
    expect(hintWords(advice({ worth: 0, exact: true })).sentences).toEqual([['hint-exact', { worth: 0 }]]);
  });

  it('says “only” of an only move, and nothing else', () => {
    expect(hintWords(advice({ only: true, worth: 0.5 }))).toEqual({ title: 'hint-only-title', sentences: [['hint-only']] });
  });

  it('counts the moves that are about as good', () => {
    expect(hintWords(advice({ worth: 0.5, equal: ['b', 'c'] })).sentences[1]).toEqual(['hint-equal', { count: 2 }]);
  });
});
