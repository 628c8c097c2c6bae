/** From one explained thing to the next by the arrow keys, so that they need no places in the tab order. */
import { beside, neighbour, type Towards } from './keyboard';

/** Points of a thing as parts of its width and height: the middle, and those around it. */
const SPOTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]] as const;

/** Whether a pointer could rest on a thing: it is in the window, and something of it lies open. */
function isOpen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return width > 0 && SPOTS.some(([x, y]) => thing.contains(document.elementFromPoint(left + width * x, top + height * y)));
}

/** What can be explained now, in the order of the page; of several in a row with the same words only the first. */
export function openSigns(wordsOf: (thing: Element) => string | undefined): Element[] {
  const found = [...document.querySelectorAll('*')].filter((thing) => wordsOf(thing) !== undefined && isOpen(thing));
  return found.filter((thing, at) => at === 0 || wordsOf(thing) !== wordsOf(found[at - 1] as Element));
}

/** The first sign at or after what has the focus, or else the first of all. */
export function firstSign(signs: readonly Element[], focus: Element | null): Element | null {
  const follows = (sign: Element): boolean => focus !== null && (focus.contains(sign) || (focus.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
  return signs.find(follows) ?? signs[0] ?? null;
}

/** Right and left go through all signs in the order of the page, up and down to the nearest one. */
export function nextSign(signs: readonly Element[], from: Element, towards: Towards): Element {
  if (towards === 'right' || towards === 'left') return neighbour(signs, from, towards === 'right' ? 1 : -1) ?? from;
  const places = signs.map((sign) => sign.getBoundingClientRect());
  return signs[beside(places, from.getBoundingClientRect(), towards)] ?? from;
}
