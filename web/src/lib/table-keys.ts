import type { GameUi } from '../games/game';
import type { Aim } from './aim.svelte';
import { beside, command, neighbour, type Command, type Towards } from './keyboard';
import type { Lens } from './lens.svelte';
import type { Scene } from './protocol';

/** What the keys of a table can do. */
export interface Reactions {
  ui: GameUi;
  scene: Scene;
  aim: Aim;
  lens: Lens;
  point: (target: string) => void;
  skip: () => void;
  undo: () => void;
  hint: () => void;
  rules: () => void;
  situation: () => void;
  tab: (name: 'log' | 'chat' | 'board') => void;
}

/** Carries out what a key asks for; keys that mean nothing here are left alone. */
export function reactToKey(press: KeyboardEvent, to: Reactions): void {
  const asked = command(press, document.activeElement);
  if (!asked) return;
  press.preventDefault();
  react(asked, to);
}

function react(asked: Command, to: Reactions): void {
  switch (asked.do) {
    case 'choose':
      return choose(to, to.ui.hand(to.scene)[asked.index]);
    case 'step':
      return step(to, asked.by, asked.towards);
    case 'turn':
      return to.aim.turn(asked.by);
    case 'zoom':
      return asked.by === 0 ? to.lens.fit() : to.lens.step(asked.by);
    case 'confirm':
      return to.aim.confirm();
    case 'cancel':
      return to.aim.cancel();
    case 'tab':
      return to.tab(asked.tab);
    default:
      return to[asked.do]();
  }
}

function choose({ aim, point }: Reactions, item: string | undefined): void {
  if (item === undefined) return;
  if (aim.targets.has(item)) point(item);
  else aim.choose(item);
}

/** How far an arrow moves the board, in pixels. */
const PAN = 90;
const WAYS: Record<Towards, [number, number]> = { left: [1, 0], up: [0, 1], right: [-1, 0], down: [0, -1] };

/** The focus goes on to the next thing that can be pointed at, or chosen; with neither at hand the board moves. */
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
