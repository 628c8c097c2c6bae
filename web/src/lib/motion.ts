/** Pieces fly between zones: an element with the same `data-item` before and after a change flies from its old place to its new one. */

export type Places = Map<string, DOMRect>;

const FLY = 420;
const STAGGER = 60;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-item]')) {
    found.set(element.dataset.item as string, element.getBoundingClientRect());
  }
  return found;
}

/** The transformation that puts a thing back where it was; null if it has not moved. */
export function departure(from: DOMRect, to: DOMRect): string | null {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < 2 || to.width === 0) return null;
  return `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
}

/** Makes everything that changed its place fly there, and new things appear. */
export function fly(root: ParentNode, before: Places, pace: number): void {
  let flights = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-item]')) {
    const from = before.get(element.dataset.item as string);
    const timing = { duration: FLY * pace, delay: flights * STAGGER * pace, fill: 'backwards' as const };
    if (from === undefined) {
      element.animate([{ opacity: 0, scale: '0.7' }, {}], { ...timing, delay: 0, easing: 'ease-out' });
      continue;
    }
    const start = departure(from, element.getBoundingClientRect());
    if (start === null) continue;
    flights += 1;
    const frames = [{ transform: start, transformOrigin: '0 0', zIndex: 9 }, { transformOrigin: '0 0', zIndex: 9 }];
    element.animate(frames, { ...timing, easing: 'cubic-bezier(.6,0,.3,1)' });
  }
}

/** Ends every flight at once. */
export function land(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-item]')) {
    for (const animation of element.getAnimations()) animation.finish();
  }
}
