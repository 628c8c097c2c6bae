import { describe, expect, it } from 'vitest';
import { aimOf, beam, CELL, centre, standing, threats, waiting } from './geometry';
import { face, spellList, spells } from './tiles';
import type { Field, View } from './view';
import { controller, leaders } from './view';

const field = (x: number, y: number, tile: string, golems: number[], rotation = 0): Field => ({
  x,
  y,
  tile,
  rotation,
  golems,
  laid_by: null,
  face_down: false,
  gained: 0,
});
const view = (battlefield: Field[], expert = true): View => ({ battlefield, expert, supplies: [9, 9], mode: 'duel', phase: 'place' }) as unknown as View;

describe('a tile', () => {
  it('turns its spells clockwise', () => {
    expect(spells('hu_a1', 0)).toEqual({ W: { golems: 2, range: 3, breaks: true }, N: { golems: 1, range: 2, breaks: false }, E: { golems: 2, range: 1, breaks: false } });
    expect(Object.keys(spells('hu_a1', 1)).sort()).toEqual(['E', 'N', 'S']);
    expect(spells('hu_a1', 1).N?.range).toBe(3);
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
  });

  it('belongs to whoever has most golems on it', () => {
    expect(controller([3, 1, 1])).toBe(0);
    expect(controller([2, 2, 1])).toBe(-1);
    expect(leaders([2, 2, 1])).toEqual([0, 1]);
    expect(leaders([0, 0])).toEqual([]);
  });
});

describe('experts see', () => {
  it('the spells that still wait for a tile', () => {
    const laid = [field(0, 0, 'mw', [0, 0]), field(1, 0, 'hu_a1', [1, 0])];
    expect(waiting(view(laid)).map(({ direction, to }) => [direction, to.x, to.y])).toEqual([
      ['N', 1, -2],
      ['E', 2, 0],
      ['W', -2, 0],
    ]);
    expect(waiting(view([...laid, field(2, 0, 'sc_a1', [0, 1])])).some(({ direction, from }) => direction === 'E' && from.x === 1)).toBe(false);
    expect(waiting(view(laid, false))).toEqual([]);
  });

  it('where a siege threatens', () => {
    const around = [field(0, -1, 'sc_a1', [1, 0]), field(1, 0, 'sc_a2', [1, 0]), field(0, 1, 'sc_a3', [2, 1])];
    expect(threats(view([field(0, 0, 'mw', [0, 2]), ...around]))).toEqual([{ x: 0, y: 0, side: 0, held: 3 }]);
    expect(threats(view([field(0, 0, 'mw', [2, 0]), ...around]))).toEqual([]);
    expect(threats(view([field(0, 0, 'mw', [0, 2]), ...around.slice(1)]))).toEqual([]);
  });
});

describe('drawing', () => {
  it('aims at the exact distance', () => {
    expect(aimOf({ x: 1, y: 1 }, 'N', 3)).toEqual({ x: 1, y: -2 });
    expect(aimOf({ x: 1, y: 1 }, 'W', 2)).toEqual({ x: -1, y: 1 });
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
