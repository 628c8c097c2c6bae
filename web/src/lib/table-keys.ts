import type { GameUi } from '../games/game';
import type { Aim } from './aim.svelte';
import { command, neighbour, type Command } from './keyboard';
import type { Scene } from './protocol';

/** What the keys of a table can do. */
export interface Reactions {
  ui: GameUi;
  scene: Scene;
  aim: Aim;
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
      return step(to.aim, asked.by);
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

/** The focus goes on to the next thing that can be pointed at, or chosen. */
function step(aim: Aim, by: 1 | -1): void {
  const wanted = aim.targets.size > 0 ? '[data-target]' : '[data-source]';
  const found = [...document.querySelectorAll<HTMLElement>(wanted)];
  neighbour(found, document.activeElement as HTMLElement | null, by)?.focus();
}
