/** Creation in a lesson: every card is laid down at once, and a button says that an alpha or the stack is finished. */
import { getContext } from 'svelte';
import type { Catalogue } from './catalogue';
import { nextMove, type Draft } from './draft';
import { isAsked, type CreationView } from './view';

/** The page of a lesson says so. */
export const inLesson = (): boolean => getContext<boolean | undefined>('lesson') === true;

const ENDS = /^(done \d|stack done|rebuild none)$/;

/** The move by which the draft is ahead of the table; what ends something waits for its button. */
export function nextStep(catalogue: Catalogue, draft: Draft, view: CreationView, offered: ReadonlySet<string>): string | null {
  const move = nextMove(catalogue, draft, view, offered);
  return move === null || ENDS.test(move) ? null : move;
}

/** The move that says that what is being made is finished. */
export function endOf(view: CreationView): string | null {
  if (!isAsked(view)) return null;
  return view.phase === 'card' ? `done ${(view.slot ?? 0) + 1}` : view.phase === 'stack' ? 'stack done' : null;
}

/** How many cards lie on the table; where they become fewer, something was taken back. */
export const laid = (view: CreationView): number =>
  [...view.piles.map(({ size }) => size ?? 0), view.draft?.length ?? 0, view.stacks[view.viewer]?.length ?? 0].reduce((sum, size) => sum + size, 0);
