import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aimsOf, beam, CELL, centre, standing } from './geometry';
import { face, library, spellList } from './tiles';
import { holder, sidesOf, type Field } from './view';

library.fill(JSON.parse(readFileSync('src/games/rivality/fixtures/reference.json', 'utf-8')));

const field = (x: number, y: number, tile: string, rotation = 0): Field => ({
  x,
  y,
  tile,
  rotation,
  golems: [1, 0],
  laid_by: null,
  face_down: false,
  gained: 0,
  leaders: ['orange'],
  entrenched: false,
  waits: [],
  threat: null,
});

describe('a tile', () => {
  it('turns its spells clockwise', () => {
    const ranges = (rotation: number) => spellList('hu_a1', rotation).map(({ direction, range, golems, breaks }) => [direction, range, golems, breaks]);
    expect(ranges(0)).toEqual([['N', 2, 1, false], ['E', 1, 2, false], ['W', 3, 2, true]]);
    expect(ranges(1)).toEqual([['N', 3, 2, true], ['E', 2, 1, false], ['S', 1, 2, false]]);
    expect(spellList('sc_a1', 2).map(({ direction }) => direction)).toEqual(['S']);
    expect(spellList('mw', 0)).toEqual([]);
  });

  it('is worth what is printed on it', () => {
    expect(['mw', 'sc_a1', 'hu_b2', 'fo_a3'].map((tile) => [face(tile).points, face(tile).shields, face(tile).starred])).toEqual([
      [3, 0, false],
      [1, 0, false],
      [2, 1, true],
      [4, 2, false],
    ]);
    expect(() => face('zz')).toThrow('zz');
  });

  it('belongs to the only colour that leads on it', () => {
    expect([holder(['purple']), holder([]), holder(['orange', 'purple'])]).toEqual([1, -1, -1]);
    expect(sidesOf(['orange', 'turquoise'])).toEqual([0, 2]);
  });
});

describe('drawing', () => {
  it('aims where the engine says', () => {
    expect(aimsOf(field(1, 1, 'hu_a1')).map(({ direction, to }) => [direction, to.x, to.y])).toEqual([
      ['N', 1, -1],
      ['E', 2, 1],
      ['W', -2, 1],
    ]);
  });

  it('lets an arrow end at the tile it hits', () => {
    const { end } = beam({ x: 3, y: 0 }, { x: 0, y: 0 });
    const to = centre({ x: 0, y: 0 });
    expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(CELL / 2);
  });

  it('keeps golems inside their tile, however many', () => {
    for (const count of [1, 2, 5, 8]) {
      const { at, step } = standing(count);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + step * (count - 1) + 36).toBeLessThanOrEqual(CELL);
    }
  });
});
