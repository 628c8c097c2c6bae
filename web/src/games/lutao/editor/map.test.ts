import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/position';
import { provinceOf, type Placed, type View } from '../view';
import { library, type Reference } from '../reference.svelte';
import { beyond, coasts, drawable, entries, moved, parts, reduced, spellsLeft, withArmies, withCard, withCity, withGolems, withoutSpell, withPlace, withRune, withShip, withSpell, withTurn } from './map';

const province = (id: string, q: number, r: number, rest: object = {}) => ({ id, q, r, owner: null, armies: 0, golems: 0, attackers: 0, city: false, ships: [], sailed: [], moved: 0, hostages: [], captives: [], ...rest });
const view = {
  golem_supply: 2,
  peoples: [{ supply: 3 }, { supply: 0 }],
  lands: [], fleet: [], traps: [],
  provinces: [
    province('LUT0', 0, 0, { city: true, golems: 3 }),
    province('LUT1', 1, 0),
    province('RHU1', 4, 0, { owner: 0, armies: 2, moved: 2, ships: ['E'], sailed: ['E'] }),
    province('RHU2', 5, -1, { owner: 1, armies: 4 }),
  ],
} as unknown as View;
const at = (one: View, id: string) => { const { owner, armies, golems } = provinceOf(one, id)!; return [owner, armies, golems]; };
const supplies = (one: View) => [...one.peoples.map(({ supply }) => supply), one.golem_supply];

describe('a map in the editor', () => {
  it('takes armies from the supply, as far as it goes', () => {
    const more = withArmies(view, 'RHU1', 0, 4);
    expect([at(more, 'RHU1'), supplies(more)]).toEqual([[0, 4, 0], [1, 0, 2]]);
    expect(at(withArmies(view, 'RHU1', 0, 9), 'RHU1')).toEqual([0, 5, 0]);
    expect(provinceOf(withArmies(view, 'RHU1', 0, 1), 'RHU1')?.moved).toBe(1);
    expect(at(withArmies(view, 'LUT1', 1, 1), 'LUT1')).toEqual([null, 0, 0]);
  });

  it('gives back what stood there before', () => {
    const taken = withArmies(view, 'LUT0', 0, 1);
    expect([at(taken, 'LUT0'), supplies(taken)]).toEqual([[0, 1, 0], [2, 0, 5]]);
    const conquered = withArmies(view, 'RHU2', 0, 1);
    expect([at(conquered, 'RHU2'), supplies(conquered)]).toEqual([[0, 1, 0], [2, 4, 2]]);
  });

  it('has golems on the island only', () => {
    expect(at(withGolems(view, 'LUT1', 9), 'LUT1')).toEqual([null, 0, 2]);
    expect(at(withGolems(view, 'RHU1', 1), 'RHU1')).toEqual([null, 0, 0]);
    expect(moved(view, 'LUT0', 'RHU1')).toBe(view);
  });

  it('moves, joins and exchanges, and nothing is lost', () => {
    const away = moved(view, 'RHU1', 'LUT1');
    expect([at(away, 'RHU1'), at(away, 'LUT1'), supplies(away)]).toEqual([[null, 0, 0], [0, 2, 0], [3, 0, 2]]);
    const joined = moved(withArmies(view, 'LUT1', 0, 1), 'RHU1', 'LUT1');
    expect([at(joined, 'LUT1'), supplies(joined)]).toEqual([[0, 3, 0], [2, 0, 2]]);
    const exchanged = moved(view, 'RHU1', 'RHU2');
    expect([at(exchanged, 'RHU1'), at(exchanged, 'RHU2'), supplies(exchanged)]).toEqual([[1, 4, 0], [0, 2, 0], [3, 0, 2]]);
    const golems = moved(view, 'LUT0', 'LUT1');
    expect([at(golems, 'LUT0'), at(golems, 'LUT1'), supplies(golems)]).toEqual([[null, 0, 0], [null, 0, 3], [3, 0, 2]]);
  });

  it('takes away one by one, then city and ships', () => {
    const empty = reduced(reduced(view, 'RHU1'), 'RHU1');
    expect([at(empty, 'RHU1'), supplies(empty)]).toEqual([[null, 0, 0], [5, 0, 2]]);
    expect(provinceOf(reduced(empty, 'RHU1'), 'RHU1')?.ships).toEqual([]);
    expect(withCity(view, 'LUT0')).toBe(view);
    expect(provinceOf(withCity(view, 'RHU1'), 'RHU1')?.city).toBe(true);
  });

  it('lays ships on coasts', () => {
    const mat = [{ q: 5, r: 0 }, { q: 5, r: -1 }, { q: 3, r: 0 }];
    expect(coasts(view, provinceOf(view, 'RHU1')!, mat)).toEqual(['E', 'W']);
    expect(provinceOf(withShip(view, 'RHU1', 'W'), 'RHU1')?.ships).toEqual(['E', 'W']);
    const without = provinceOf(withShip(view, 'RHU1', 'E'), 'RHU1');
    expect([without?.ships, without?.sailed]).toEqual([[], []]);
  });

  it('is walked by arrow keys', () => {
    const middle = provinceOf(view, 'LUT0') as Placed;
    expect(beyond(view, middle, 'ArrowRight').id).toBe('LUT1');
    expect(beyond(view, middle, 'ArrowLeft').id).toBe('LUT0');
    expect(beyond(view, provinceOf(view, 'RHU1') as Placed, 'ArrowUp').id).toBe('RHU2');
  });

  it('is drawn if there is one', () => {
    expect(drawable(view as unknown as Json)).toBe(true);
    expect(drawable({ provinces: [] })).toBe(false);
  });
});

describe('peoples in the editor', () => {
  const folk = (player: number, card: string, rune: string) => ({ player, card, rune, supply: 0, hand: [{ spell: 'storm', marked: true, lutao: false, seen: [] }] });
  const peoples = {
    ...view, order: [2, 0, 1], turn: 1, who: 0, actor: 0, spells: [1, 0],
    peoples: [folk(0, 'elves', 'traps'), folk(1, 'orcs', 'ghosts'), folk(1, 'giants', 'moons')],
    people_stack: ['bards'], people_bottom: ['witches'], rune_stack: ['wisdom'], rune_bottom: [],
  } as unknown as View;
  const cards = (one: View) => [...one.peoples.map(({ card }) => card), ...one.people_stack, ...one.people_bottom];

  it('have the turn one after another, with their players', () => {
    const { turn, who, actor } = withTurn(peoples, 2);
    expect([turn, who, actor]).toEqual([0, 2, 1]);
  });

  it('change places in the turn order, and the turn stays with who had it', () => {
    const { order, turn } = withPlace(peoples, 0, 0);
    expect([order, turn]).toEqual([[0, 2, 1], 0]);
  });

  it('exchange their cards and runes with whoever has the others', () => {
    expect(cards(withCard(peoples, 0, 'witches'))).toEqual(['witches', 'orcs', 'giants', 'bards', 'elves']);
    expect(cards(withCard(peoples, 0, 'orcs'))).toEqual(['orcs', 'elves', 'giants', 'bards', 'witches']);
    const other = withRune(peoples, 1, 'wisdom');
    expect([other.peoples[1]?.rune, other.rune_stack]).toEqual(['wisdom', ['ghosts']]);
  });

  it('take spells from the pile and give them back', () => {
    library.fill({ ...library.facts, spells: [{ id: 'wind' }, { id: 'storm' }] } as unknown as Reference);
    expect(spellsLeft(peoples)).toEqual(['wind']);
    const more = withSpell(peoples, 0, 'wind');
    expect([more.spells, more.peoples[0]?.hand.map(({ spell }) => spell)]).toEqual([[0, 0], ['storm', 'wind']]);
    const fewer = withoutSpell(more, 0, 0);
    expect([fewer.spells, fewer.peoples[0]?.hand.map(({ spell }) => spell)]).toEqual([[0, 1], ['wind']]);
    expect(entries({}, 'spell_discards')).toHaveLength(2);
    expect(entries({}, 'captives')).toBeNull();
  });

  it('need no fields for what follows from the rest', () => {
    expect(parts(peoples as unknown as Json)).toContain('peoples/2/armies');
  });
});
