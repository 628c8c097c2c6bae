/** What Svelte keeps of an action. */
interface Marking {
  update(): void;
  destroy(): void;
}

/** Less than this is no line. */
const NOTHING = 4;

/**
 * Marks a list that can be scrolled down with the class `goes-on`, as long as something is left below. `_content`: what the
 * list shows; when it changes, the list is measured again.
 */
export function more(list: HTMLElement, _content?: unknown): Marking {
  const look = (): void => void list.classList.toggle('goes-on', list.scrollTop + list.clientHeight < list.scrollHeight - NOTHING);
  const size = new ResizeObserver(look);
  size.observe(list);
  list.addEventListener('scroll', look, { passive: true });
  return { update: () => requestAnimationFrame(look), destroy: () => size.disconnect() };
}
