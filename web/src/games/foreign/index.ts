import type { Component } from 'svelte';
import { ui as words } from '../fallback';
import type { BoardArgs, GameUi } from '../game';
import Board from './Board.svelte';
import { Guarded } from './guard.svelte';
import { load } from './module';

/** How long every event is shown, in milliseconds at normal pace. */
const MOMENT = 700;

/** The board that a package brings, at this address; without a word of it, the one in words with a word about it. */
export async function foreignUi(address: string): Promise<GameUi> {
  const guarded = new Guarded(await load(address));
  return {
    ...words,
    Board: drawnBy(guarded),
    gesture: (scene, move) => ({ source: null, target: guarded.ask((module) => module.place?.(move, scene.view)) ?? null }),
    unfold: (_, told) => told.map((one) => ({ ...one, hold: MOMENT })),
  };
}

/** The component with one property given once and for all. */
const drawnBy = (guarded: Guarded): Component<BoardArgs> => (anchor, props) =>
  Board(anchor, Object.create(props, { guarded: { value: guarded, enumerable: true } }) as BoardArgs & { guarded: Guarded });
