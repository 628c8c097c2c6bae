import type { GameUi } from '../games/game';
import type { Aim } from './aim.svelte';
import type { Reach } from './aim';
import { beside, command, neighbour, type Command, type Towards } from './keyboard';
import type { Lens } from './lens.svelte';
import type { Scene } from './protocol';

/** What the keys of a table can do. */
export interface Reactions {
  ui: GameUi;
  scene: Scene;
  aim: Aim;
  lens: Lens;
  /** Whether the keys, not a pointer, have led to what has the focus. */
  byKeys: boolean;
  point: (target: string) => void;
  act: (reach: Reach) => void;
  cancel: () => void;
  /** Skips the motion; returns whether anything moved. */
  skip: () => boolean;
  /** Whether the decision has been open long enough that a key press is meant for it. */
  settled: () => boolean;
  undo: () => void;
  hint: () => void;
  rules: () => void;
  situation: () => void;
  tab: (name: 'log' | 'chat' | 'board') => void;
}

/** Carries out what a key asks for; keys that mean nothing here are left alone. */
export function reactToKey(press: KeyboardEvent, to: Reactions): void {
  const asked = command(press, document.activeElement, to.byKeys);
  if (!asked) return;
  if (asked.do === 'confirm' && !to.aim.ready) return;
  // Escape also closes what lies over the table.
  if (asked.do !== 'cancel') press.preventDefault();
  if (!press.repeat || asked.do === 'step' || asked.do === 'zoom') react(asked, to);
}

function react(asked: Command, to: Reactions): void {
  switch (asked.do) {
    case 'choose':
      return choose(to, asked.index);
    case 'step':
      return step(to, asked.by, asked.towards);
    case 'turn':
      return to.aim.turn(asked.by);
    case 'zoom':
      return asked.by === 0 ? to.lens.fit() : to.lens.step(asked.by);
    case 'confirm':
      return to.aim.confirm();
    case 'skip':
      return skip(to);
    case 'tab':
      return to.tab(asked.tab);
    default:
      return to[asked.do]();
  }
}

/** Digits choose from the hand, or among the buttons when nothing in the hand can be chosen. */
export function numbered(ui: GameUi, scene: Scene, aim: Aim): 'hand' | 'buttons' {
  const open = (item: string): boolean => aim.sources.has(item) || aim.targets.has(item);
  return aim.buttons.length > 1 && !ui.hand(scene).some(open) ? 'buttons' : 'hand';
}

function choose({ ui, scene, aim, point, act }: Reactions, index: number): void {
  if (numbered(ui, scene, aim) === 'buttons') {
    const button = aim.aimed ? undefined : aim.buttons[index];
    if (button) act(button);
    return;
  }
  const item = ui.hand(scene)[index];
  if (item === undefined) return;
  if (aim.targets.has(item)) point(item);
  else aim.choose(item);
}

/** Ends the motion; if nothing moves, passes or ends the step. */
function skip({ skip: still, settled, aim, act }: Reactions): void {
  if (!still() && settled() && aim.pass) act(aim.pass);
}

/** How far an arrow moves the board, in pixels. */
const PAN = 90;
const WAYS: Record<Towards, [number, number]> = { left: [1, 0], up: [0, 1], right: [-1, 0], down: [0, -1] };

/** Moves the focus to the next thing that can be pointed at or chosen; if there is none, the board moves. */
function step({ aim, lens }: Reactions, by: 1 | -1, towards: Towards): void {
  const focus = document.activeElement as HTMLElement | null;
  const aiming = aim.targets.size > 0;
  if (!aiming && lens.box && !focus?.matches('[data-source]')) return lens.pan(WAYS[towards][0] * PAN, WAYS[towards][1] * PAN);
  const found = [...document.querySelectorAll<HTMLElement>(aiming ? '[data-target]' : '[data-source]')];
  const inDirection = focus && found.includes(focus) ? next(found, focus, towards) : null;
  (inDirection ?? neighbour(found, focus, by))?.focus();
}

function next(found: HTMLElement[], from: HTMLElement, towards: Towards): HTMLElement | null {
  const places = found.map((element) => element.getBoundingClientRect());
  return found[beside(places, from.getBoundingClientRect(), towards)] ?? null;
}
