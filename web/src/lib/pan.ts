import { untrack } from 'svelte';
import type { Lens } from './lens.svelte';

/** How far a finger or mouse moves before it drags the board instead of pressing something. */
const SLOP = 7;
/** How fast a wheel zooms. */
const WHEEL = 0.0022;

interface Finger {
  x: number;
  y: number;
}

const between = (one: Finger, other: Finger): Finger & { apart: number } => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  apart: Math.hypot(one.x - other.x, one.y - other.y),
});

/** Lets people drag, pinch and wheel a board. Attach it to the element that a lens looks through. */
export function pannable(lens: Lens) {
  return (window: HTMLElement): (() => void) => {
    const fingers = new Map<number, Finger>();
    let [travelled, dragging] = [0, false];

    const place = (event: MouseEvent): Finger => {
      const { left, top } = window.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) [travelled, dragging] = [0, false];
      fingers.set(event.pointerId, place(event));
    }

    function move(event: PointerEvent): void {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const is = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, is);
      travelled += Math.hypot(is.x - was.x, is.y - was.y);
      if (travelled < SLOP && !other) return;
      if (!dragging) window.setPointerCapture(event.pointerId);
      dragging = true;
      if (!other) return lens.pan(is.x - was.x, is.y - was.y);
      const [before, after] = [between(was, other), between(is, other)];
      lens.pan(after.x - before.x, after.y - before.y);
      if (before.apart > 0) lens.zoom(after.apart / before.apart, after);
    }

    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

    /** Swallows the click at the end of a drag. */
    function click(event: MouseEvent): void {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    }

    function wheel(event: WheelEvent): void {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) lens.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 20 : 1)), place(event));
      else if (event.shiftKey && event.deltaX === 0) lens.pan(-event.deltaY, 0);
      else lens.pan(-event.deltaX, -event.deltaY);
    }

    const size = new ResizeObserver(() => lens.resize(window.clientWidth, window.clientHeight));
    size.observe(window);
    untrack(() => lens.resize(window.clientWidth, window.clientHeight));
    const abort = new AbortController();
    const { signal } = abort;
    window.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    window.addEventListener('click', click, { signal, capture: true });
    window.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      size.disconnect();
      abort.abort();
    };
  };
}
