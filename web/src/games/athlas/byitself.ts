/** Moves that the page plays without asking: ending the activation of a unit that can do nothing more, and the figure of an alpha. */
import type { LegalMove, Scene } from '../../lib/protocol';
import { library } from './reference.svelte';
import { alphasOf, genusOf, moveOf, PER_PLAYER, viewOf, type View } from './view';

/** The most fitting of several figure types for an alpha: its own, or one that suits no other alpha. It has no effect on play. */
export function fittingFigure(view: View, seat: number, alpha: number, free: readonly string[]): string | undefined {
  const likeness = (one: number): string | undefined => library.likeness[genusOf(view, seat, one) ?? ''];
  const others = alphasOf(view, seat).filter((one) => one !== alpha).map(likeness);
  return free.find((figure) => figure === likeness(alpha)) ?? free.find((figure) => !others.includes(figure)) ?? free[0];
}

const CARDS = ['Play', 'Discard'];

/**
 * The only move that is left, if it needs no question. At the end of an activation it does not matter whether a card could be played,
 * since there is another chance before the turn ends. At the end of the summoning only public information counts, so
 * that the waiting gives nothing away.
 */
export function byItself(scene: Scene): LegalMove | null {
  const { legal, auto_answers: chosen } = scene;
  const view = viewOf(scene);
  const end = legal.find(({ typed }) => ['End', 'EndSummon'].includes(typed.type));
  const others = legal.filter((move) => move !== end);
  const figures = legal.map(moveOf).flatMap((typed) => (typed.type === 'PickFigure' ? [typed.figure] : []));
  if (legal.length > 0 && figures.length === legal.length) {
    const figure = fittingFigure(view, view.viewer, ((view.announced.at(-1)?.alpha ?? 0) % PER_PLAYER) + 1, figures);
    return legal.find(({ typed }) => typed.figure === figure) ?? null;
  }
  if (!end || !others.every(({ typed }) => CARDS.includes(typed.type))) return null;
  if (others.length === 0) return end;
  const armed = (view.stacks[view.viewer]?.length ?? 0) > 0 && !view.played.includes(view.viewer);
  const wanted = chosen?.stop === 'on' || chosen?.auto_pass === 'never';
  return armed && (wanted || end.typed.type === 'EndSummon') ? null : end;
}
