import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/position';
import { fieldOf, type View } from '../view';
import { beyond, drawable, entries, laid, moved, parts, removed, turned, withGolems, withWizard } from './field';

const field = (tile: string, x: number, y: number, golems: number[], laid_by: string | null) => ({ tile, x, y, rotation: 3, golems, laid_by, face_down: false, gained: 0, leaders: [], entrenched: false, waits: [], threat: null });
const view = {
  sides: ['orange', 'purple'],
  supplies: [5, 6],
  wizards: [null, null],
  hands: [['hu_a1'], ['hu_b1', 'sc_b2']],
  decks: [['fo_a1'], []],
  battlefield: [field('mw', 0, 0, [1, 0], null), field('sc_b1', 1, 0, [0, 2], 'purple')],
} as unknown as View;
const at = (one: View, tile: string) => { const found = fieldOf(one, tile); return found && [found.x, found.y]; };

describe('a battlefield in the editor', () => {
  it('leads from cell to cell, over gaps, and stays at the edge', () => {
    const cells = [[0, 0], [1, 0], [3, 0], [0, 1], [0, -1]].map(([x = 0, y = 0]) => ({ x, y }));
    const [well, east] = cells as [{ x: number; y: number }, { x: number; y: number }];
    expect(beyond(cells, well, 'ArrowRight')).toEqual({ x: 1, y: 0 });
    expect(beyond(cells, east, 'ArrowRight')).toEqual({ x: 3, y: 0 });
    expect(beyond(cells, well, 'ArrowDown')).toEqual({ x: 0, y: 1 });
    expect(beyond(cells, well, 'ArrowUp')).toEqual({ x: 0, y: -1 });
    expect(beyond(cells, well, 'ArrowLeft')).toEqual(well);
  });

  it('moves tiles with their golems, and exchanges two', () => {
    expect(at(moved(view, 'sc_b1', { x: 0, y: -1 }), 'sc_b1')).toEqual([0, -1]);
    const exchanged = moved(view, 'sc_b1', { x: 0, y: 0 });
    expect([at(exchanged, 'sc_b1'), at(exchanged, 'mw')]).toEqual([[0, 0], [1, 0]]);
    expect(exchanged.battlefield.map(({ tile }) => tile)).toEqual(['sc_b1', 'mw']);
    expect(fieldOf(exchanged, 'sc_b1')?.golems).toEqual([0, 2]);
  });

  it('sets wizards on tiles, which take them along', () => {
    const set = withWizard(view, 1, { x: 1, y: 0 });
    expect(set.wizards).toEqual([null, { x: 1, y: 0 }]);
    expect(withWizard(set, 1, { x: 1, y: 0 }).wizards).toEqual([null, null]);
    expect(withWizard(view, 1, { x: 5, y: 5 })).toBe(view);
    expect(moved(set, 'sc_b1', { x: 0, y: -1 }).wizards).toEqual([null, { x: 0, y: -1 }]);
    expect(moved(set, 'mw', { x: 1, y: 0 }).wizards).toEqual([null, { x: 0, y: 0 }]);
    expect(removed(set, 'sc_b1').wizards).toEqual([null, null]);
  });

  it('has hands and decks only where the mode has them, and names decks after sides', () => {
    expect([parts({ mode: 'duel' }).includes('hands'), parts({ mode: 'solo' }).includes('hands')]).toEqual([false, true]);
    expect(entries(view as unknown as Json, 'decks')).toHaveLength(2);
    expect(entries(view as unknown as Json, 'hands')).toBeNull();
  });

  it('turns tiles all the way round', () => {
    expect(fieldOf(turned(view, 'mw'), 'mw')?.rotation).toBe(0);
  });

  it('lays a tile of a hand or a deck on an empty cell, for its side', () => {
    const next = laid(view, ['hands', 1, 0], { x: 2, y: 0 });
    expect([next.hands, at(next, 'hu_b1'), fieldOf(next, 'hu_b1')?.laid_by]).toEqual([[['hu_a1'], ['sc_b2']], [2, 0], 'purple']);
    expect(fieldOf(laid(view, ['decks', 0, 0], { x: 2, y: 0 }), 'fo_a1')?.laid_by).toBe('orange');
    expect(laid(view, ['hands', 0, 0], { x: 0, y: 0 })).toBe(view);
    expect(laid(view, ['points', 0], { x: 2, y: 0 })).toBe(view);
  });

  it('puts a tile back with its golems, but never the well', () => {
    const next = removed(view, 'sc_b1');
    expect([next.decks, next.supplies, next.battlefield.length]).toEqual([[['fo_a1'], ['sc_b1']], [5, 8], 1]);
    expect(removed(view, 'mw')).toBe(view);
  });

  it('takes golems from the supply, as far as it goes', () => {
    const next = withGolems(view, 'mw', 0, 3);
    expect([fieldOf(next, 'mw')?.golems, next.supplies]).toEqual([[3, 0], [3, 6]]);
    expect(withGolems(view, 'mw', 0, 99).supplies).toEqual([0, 6]);
    expect(withGolems(view, 'mw', 0, -1).supplies).toEqual([6, 6]);
  });

  it('is drawn if there is one', () => {
    expect(drawable(view as unknown as Json)).toBe(true);
    expect(drawable({ battlefield: [] })).toBe(false);
  });
});
