/** What the page asks about before it sends a move; the rules allow it all the same. */
import type { LegalMove, Scene } from '../../lib/protocol';
import { key, neighbours } from './geometry';
import { hostile } from './preview';
import { isPlaced, placedOf, provinceOf, viewOf } from './view';

/** Whether armies that may still move stand beside somebody whom they could attack. */
export function canAttack(scene: Scene): boolean {
  const view = viewOf(scene);
  const at = new Map(placedOf(view).map((province) => [key(province), province.id]));
  return scene.legal.some(({ typed }) => {
    const from = typed.word === 'move' ? provinceOf(view, String(typed.province)) : undefined;
    return from !== undefined && isPlaced(from) && neighbours(from).some((hex) => hostile(view, at.get(key(hex))));
  });
}

/** The movement ends without an attack, though one is possible: the turn in which to ask about it once. */
export function doubt(scene: Scene, { typed }: LegalMove): { once: string; about: string } | null {
  const view = viewOf(scene);
  if (typed.word !== 'end' || view.phase !== 'move' || view.provinces.some(({ attackers }) => attackers > 0) || !canAttack(scene)) return null;
  return { once: `${view.round}/${view.turn}`, about: 'no-attack' };
}
