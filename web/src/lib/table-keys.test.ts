import { beforeEach, expect, it } from 'vitest';
import type { GameUi } from '../games/game';
import type { Reach } from './aim';
import { Aim } from './aim.svelte';
import { Lens } from './lens.svelte';
import type { Scene } from './protocol';
import { reactToKey, type Reactions } from './table-keys';

const button = (text: string): Reach => ({ source: null, target: null, move: { text, typed: { type: text } } });
const card = (source: string): Reach => ({ source, target: 'x', move: { text: source, typed: { type: 'Play' } } });

let played: string[];
let moving: boolean;
let settled: boolean;
let table: Reactions;

beforeEach(() => {
  [played, moving, settled] = [[], false, true];
  const act = ({ move }: Reach): void => void played.push(move.text);
  const none = (): void => undefined;
  table = {
    ui: { hand: () => ['a', 'b'] } as unknown as GameUi,
    scene: {} as Scene,
    aim: new Aim(act),
    lens: new Lens(),
    byKeys: false,
    act, point: none, cancel: none, undo: none, hint: none, rules: none, situation: none, tab: none,
    skip: () => moving,
    settled: () => settled,
  };
});

const press = (key: string, more: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  reactToKey(event, table);
  return event.defaultPrevented;
};

it('chooses among buttons by number when nothing in the hand can be chosen', () => {
  table.aim.open([button('left'), button('right')]);
  press('2');
  expect(played).toEqual(['right']);
  table.aim.open([button('sit-out'), button('other'), card('a')]);
  press('1');
  expect(played).toEqual(['right']);
  expect(table.aim.chosen).toBe('a');
});

it('leaves Enter alone when there is nothing to confirm', () => {
  table.aim.open([button('left'), button('right')]);
  expect(press('Enter')).toBe(false);
  table.aim.open([button('keep')]);
  expect(press('Enter')).toBe(true);
  expect(played).toEqual(['keep']);
});

it('passes with Space, but neither while something moves nor by one press too many', () => {
  const pass = button('pass');
  table.aim.open([pass, card('a')], pass);
  moving = true;
  press(' ');
  [moving, settled] = [false, false];
  press(' ');
  settled = true;
  press(' ', { repeat: true });
  expect(played).toEqual([]);
  press(' ');
  expect(played).toEqual(['pass']);
});
