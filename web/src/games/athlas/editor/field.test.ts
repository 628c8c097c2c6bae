import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/position';
import { FIELDS } from '../geometry';
import type { View } from '../view';
import { beyond, drawable, moved, painted, taken, thingsAt, withLife, withoutUnit, withTurn, withUnit } from './field';

const pile = (figure: string | null) => ({ cards: ['A01'], size: 1, revealed: figure !== null, figure, seen: [], totals: { cost: 1, life: 7, physical: 0, magic: 0, mods: [], flags: [] } });
const unit = (name: string, q: number, r: number) => ({ name, seat: 0, alpha: 1, q, r, spent_physical: 0, spent_magic: 0, physical: 0, magic: 0, exposed: false, waiting: false, arrived: false, mods: [], flags: [], holds: [] });
const view = {
  piles: [pile('knight'), pile(null), ...Array.from({ length: 6 }, () => ({ ...pile(null), cards: [], size: 0 }))],
  board: {
    terrain: 'p'.repeat(FIELDS.length),
    units: [unit('g1.1', 0, 0), unit('g1.2', 1, 0)],
    marks: [{ unit: 'g1.1', condition: 'poisoned', maker: 1, card: null, time: 2 }],
    pools: [5, 0, 0, 0, 0, 0, 0, 0],
    serials: [2, 0, 0, 0, 0, 0, 0, 0],
    relics: [{ q: -4, r: 0, moved: false }, { q: 0, r: 0, moved: false }, { q: 4, r: 0, moved: false }],
  },
} as unknown as View;

describe('a battlefield in the editor', () => {
  it('is painted hex by hex', () => {
    const { terrain } = painted(view, { q: 0, r: 0 }, 'w').board;
    expect([...terrain].filter((letter) => letter === 'w')).toHaveLength(1);
    expect(terrain[FIELDS.findIndex(({ q, r }) => q === 0 && r === 0)]).toBe('w');
    expect(painted(view, { q: 9, r: 9 }, 'w')).toBe(view);
    expect(painted(view, { q: 0, r: 0 }, 'x')).toBe(view);
  });

  it('passes the turn, and activations end with it', () => {
    const acting = { ...view, active: 0, actor: 0, phase: 'act', window: 'none', board: { ...view.board, activations: [{ unit: 'g1.1' }] } } as unknown as View;
    const { active, actor, phase, board } = withTurn(acting, 1);
    expect([active, actor, phase, board.activations]).toEqual([1, 1, 'choose', []]);
    expect(withTurn({ ...acting, phase: 'summon', board: { ...board, activations: [] } }, 1).phase).toBe('summon');
  });

  it('gives the unit of a field first, then its relics, then nothing', () => {
    const spot = { q: 0, r: 0 };
    expect(thingsAt(view.board, spot)).toEqual([{ unit: 'g1.1' }, { relic: 'centre' }]);
    const first = taken(view.board, spot, null);
    const second = taken(view.board, spot, first);
    expect([first, second, taken(view.board, spot, second)]).toEqual([{ unit: 'g1.1' }, { relic: 'centre' }, null]);
  });

  it('moves units and relics, and exchanges two units', () => {
    const at = (one: View) => one.board.units.map(({ q, r }) => [q, r]);
    expect(at(moved(view, { unit: 'g1.1' }, { q: 2, r: 2 }))).toEqual([[2, 2], [1, 0]]);
    expect(at(moved(view, { unit: 'g1.1' }, { q: 1, r: 0 }))).toEqual([[1, 0], [0, 0]]);
    expect(moved(view, { relic: 'east' }, { q: 1, r: 1 }).board.relics[2]).toEqual({ q: 1, r: 1, moved: false });
  });

  it('lets a unit carry what it holds, also when two units change places', () => {
    const holder = { ...view, board: { ...view.board, units: view.board.units.map((one) => (one.name === 'g1.1' ? { ...one, holds: ['centre'] } : one)) } } as View;
    expect(moved(holder, { unit: 'g1.1' }, { q: 2, r: 2 }).board.relics[1]).toEqual({ q: 2, r: 2, moved: false });
    expect(moved(holder, { unit: 'g1.2' }, { q: 0, r: 0 }).board.relics[1]).toEqual({ q: 1, r: 0, moved: false });
    expect(moved(view, { unit: 'g1.1' }, { q: 2, r: 2 }).board.relics[1]).toEqual({ q: 0, r: 0, moved: false });
  });

  it('takes the conditions of a unit away with it', () => {
    const { board } = withoutUnit(view, 'g1.1');
    expect([board.units.length, board.marks.length]).toEqual([1, 0]);
  });

  it('names a new unit as a summoning would, and reveals its alpha', () => {
    const more = withUnit(view, 0, 1, { q: 3, r: 0 });
    expect([more.board.units.at(-1)?.name, more.board.serials[0], more.board.pools[0]]).toEqual(['g1.3', 3, 5]);
    const first = withUnit(view, 0, 2, { q: 3, r: 0 });
    expect([first.piles[1]?.revealed, first.piles[1]?.figure, first.board.pools[1]]).toEqual([true, 'ranger', 7]);
    expect(withUnit(view, 0, 3, { q: 3, r: 0 })).toBe(view);
    expect(withUnit(view, 0, 1, { q: 0, r: 0 })).toBe(view);
  });

  it('never has less life than none', () => {
    expect(withLife(view, 0, 1, -1).board.pools[0]).toBe(0);
    expect(withLife(view, 1, 1, 4).board.pools[4]).toBe(4);
  });

  it('is walked with the arrows and never left', () => {
    for (const spot of FIELDS) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = beyond(spot, key);
        expect(FIELDS).toContainEqual(to);
        if (to.q !== spot.q || to.r !== spot.r) expect(Math.abs(to.r - spot.r)).toBe(key === 'ArrowUp' || key === 'ArrowDown' ? 1 : 0);
      }
    }
    const up: { q: number; r: number }[] = [{ q: 0, r: 5 }];
    for (let step = 0; step < 10; step += 1) up.push(beyond(up.at(-1)!, 'ArrowUp'));
    expect(up.at(-1)?.r).toBe(-5);
  });

  it('is found only in a position that has one', () => {
    expect(drawable(view as unknown as Json)).toBe(true);
    expect([drawable(null), drawable({}), drawable({ board: { terrain: 'p' } })]).toEqual([false, false, false]);
  });
});
