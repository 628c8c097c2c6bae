/** What the page asks about before it sends a move, although the rules allow it. */
import type { LegalMove, Scene } from '../../lib/protocol';
import { detailsOf, isContested, viewOf, wordOf } from './view';

/** Ending the movement without an attack although one is possible: asked about once a turn. */
export function doubt(scene: Scene, move: LegalMove): { once: string; about: string } | null {
  const view = viewOf(scene);
  const couldAttack = scene.legal.some((other) => wordOf(other) === 'move' && detailsOf(other).attacks);
  if (wordOf(move) !== 'end' || view.phase !== 'move' || view.provinces.some(isContested) || !couldAttack) return null;
  return { once: `${view.round}/${view.turn}`, about: 'no-attack' };
}
