import { describe, expect, it } from 'vitest';
import { Texts, Voice } from '../../lib/text';
import { fields, moveWords } from './words';

const texts = new Texts('en', ['label-heaps = Heaps\nheap-A = heap A\nmove-take-all = Take all of { $heap }, { $stones }']);

describe('a game in words', () => {
  it('calls the fields of a view by their labels and spells out their values', () => {
    const view = { heaps: [3, 0], last_move: null, seen: { A: 1, B: [] }, pairs: [[1, 2], [3]] };
    expect(fields(view, texts)).toEqual([
      ['Heaps', '3, 0'],
      ['last move', '–'],
      ['seen', 'A 1, B –'],
      ['pairs', '1, 2; 3'],
    ]);
  });

  it('says a move as the game does', () => {
    const voice = new Voice(texts, { heap: 'heap' }, [], 0);
    const move = { text: 'A3', typed: { type: 'TakeAll', heap: 'A', stones: 3 } };
    expect(moveWords(move, voice)).toBe('Take all of heap A, 3');
  });
});
