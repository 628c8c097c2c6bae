import { describe, expect, it } from 'vitest';
import { added, at, blank, moved, pack, put, readFile, shapeOf, swapped, unpack, without, type Json, type PositionFile, type Shape } from './position';

const table: Json = { hands: [['a', 'b'], ['c']], codex: 'd', turn: 3 };

describe('a position', () => {
  it('is changed at one place and nowhere else', () => {
    const next = put(table, ['hands', 0, 1], 'x');
    expect(next).toEqual({ hands: [['a', 'x'], ['c']], codex: 'd', turn: 3 });
    expect(at(table, ['hands', 0, 1])).toBe('b');
    expect(at(table, ['hands', 7, 1])).toBeUndefined();
  });

  it('keeps every piece when two change places', () => {
    expect(swapped(table, ['hands', 0, 0], ['codex'])).toEqual({ hands: [['d', 'b'], ['c']], codex: 'a', turn: 3 });
    expect(swapped(table, ['hands', 0, 0], ['hands', 0, 1])).toEqual({ hands: [['b', 'a'], ['c']], codex: 'd', turn: 3 });
  });

  it('keeps every piece when one moves', () => {
    expect(moved(table, ['hands', 0, 0], ['hands', 1])).toEqual({ hands: [['b'], ['c', 'a']], codex: 'd', turn: 3 });
    expect(moved(table, ['hands', 0, 0], ['hands', 0])).toEqual({ hands: [['b', 'a'], ['c']], codex: 'd', turn: 3 });
    expect(moved(table, ['codex'], ['hands', 1])).toEqual({ hands: [['a', 'b'], ['c', 'd']], codex: null, turn: 3 });
  });

  it('loses and gains items of lists', () => {
    expect(without(table, ['hands', 0, 0])).toEqual({ hands: [['b'], ['c']], codex: 'd', turn: 3 });
    expect(added(table, ['hands'], [])).toEqual({ hands: [['a', 'b'], ['c'], []], codex: 'd', turn: 3 });
    expect(added(table, ['turn'], 4)).toEqual(table);
  });
});

describe('the shape of a position', () => {
  const schema: Shape = {
    $ref: '#/$defs/View',
    $defs: {
      View: { type: 'object', properties: { turn: { type: 'integer' }, swap: { anyOf: [{ $ref: '#/$defs/Swap' }, { type: 'null' }] }, cards: { type: 'array', items: { type: 'string' } } } },
      Swap: { type: 'object', properties: { card: { type: 'string' }, known: { type: 'boolean' } } },
    },
  };

  it('is found behind references and alternatives', () => {
    const { shape } = shapeOf(schema, schema);
    expect(Object.keys(shape.properties ?? {})).toEqual(['turn', 'swap', 'cards']);
    const swap = shapeOf(schema, shape.properties?.swap);
    expect(swap.nullable).toBe(true);
    expect(blank(schema, swap.shape)).toEqual({ card: '', known: false });
    expect(blank(schema, schema)).toEqual({ turn: 0, swap: null, cards: [] });
  });
});

describe('a position that travels', () => {
  const file: PositionFile = { format: 'manawell position 1', game: 'gegensatz', rules: 1, options: { mode: 'duel' }, position: { name: 'Łódź', hands: Array.from({ length: 300 }, (_, number) => number) } };

  it('comes out of a link as it went in', async () => {
    const packed = await pack(file);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toEqual(file);
  });

  it('is nothing if it is something else', async () => {
    expect(await unpack('nonsense!')).toBeNull();
    expect(await unpack('')).toBeNull();
    expect(readFile('{"format":"other"}')).toBeNull();
    expect(readFile('[')).toBeNull();
    expect(readFile(JSON.stringify(file))).toEqual(file);
  });
});
