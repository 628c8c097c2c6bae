import type { Action } from 'svelte/action';
import { on } from 'svelte/events';

/** How long a pointer or the focus rests on a thing before it is explained, and how long a finger must press. */
const REST = 450;
const LONG_PRESS = 500;
/** How far a finger may tremble. */
const TREMBLE = 8;
/** Between a thing, its explanation and the edge of the window. */
const GAP = 8;

const texts = new WeakMap<Element, string>();

/** The explanation that is on the page: one at a time. */
class Tips {
  shown = $state.raw<{ text: string; of: Element } | null>(null);

  /** Updates or closes the explanation when its text has changed or its thing is gone. */
  renew(node: Element, text: string | undefined): void {
    if (this.shown?.of === node) this.shown = text === undefined ? null : { text, of: node };
  }
}

export const tips = new Tips();

/**
 * `use:tip={text}` explains an element of HTML or SVG to people who rest the pointer or the focus on it, or hold a
 * finger on it. The innermost element with a text counts. A press still plays, a long one does not.
 * Screen readers hear the text as the description of the thing, unless its label says it already.
 */
export const tip: Action<Element, string | null | undefined> = (node, first) => {
  function update(text: string | null | undefined): void {
    if (text) texts.set(node, text);
    else texts.delete(node);
    const label = node.getAttribute('aria-label') ?? node.textContent ?? '';
    if (text && !label.includes(text)) node.setAttribute('aria-description', text);
    else node.removeAttribute('aria-description');
    tips.renew(node, text || undefined);
  }
  update(first);
  return {
    update,
    destroy: () => {
      texts.delete(node);
      tips.renew(node, undefined);
    },
  };
};

function explained(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !texts.has(node)) node = node.parentElement;
  return node;
}

/** Watches pointer, focus and fingers on the whole page. Call it once; it returns the function that ends it. */
export function watchTips(): () => void {
  const ended: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: { x: number; y: number } | null = null;
  let held = false;

  function show(of: Element): void {
    const text = texts.get(of);
    if (text) tips.shown = { text, of };
  }
  function rest(of: Element | null): void {
    clearTimeout(timer);
    if (of === tips.shown?.of) return;
    const soon = tips.shown !== null;
    tips.shown = null;
    if (of) timer = setTimeout(show, soon ? 0 : REST, of);
  }
  function hide(): void {
    clearTimeout(timer);
    tips.shown = null;
  }
  function press(event: PointerEvent): void {
    held = false;
    finger = null;
    hide();
    const of = event.pointerType === 'mouse' ? null : explained(event.target);
    if (!of) return;
    finger = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      show(of);
    }, LONG_PRESS);
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (finger && !held && Math.hypot(clientX - finger.x, clientY - finger.y) > TREMBLE) clearTimeout(timer);
  }
  /** A short touch is a tap; after a long one the explanation stays until the next press. */
  function lift(): void {
    if (finger && !held) clearTimeout(timer);
    finger = null;
  }
  /** Swallows the click at the end of a long press. */
  function swallow(event: Event): void {
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') held = false;
  }
  const listen = <E extends Event>(kind: string, heard: (event: E) => void): void =>
    void ended.push(on(window, kind, heard as (event: Event) => void, { capture: true }));
  listen<PointerEvent>('pointerover', (event) => event.pointerType === 'mouse' && rest(explained(event.target)));
  listen('pointerout', (event: PointerEvent) => event.pointerType === 'mouse' && event.relatedTarget === null && hide());
  listen('focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && rest(explained(event.target)));
  listen('focusout', hide);
  listen('pointerdown', press);
  listen('pointermove', move);
  listen('pointerup', lift);
  listen('pointercancel', lift);
  listen('click', swallow);
  listen('contextmenu', swallow);
  listen('scroll', ({ target }) => target instanceof Node && target.contains(tips.shown?.of ?? null) && hide());
  listen('wheel', hide);
  listen<KeyboardEvent>('keydown', ({ key }) => key === 'Escape' && hide());
  return () => {
    clearTimeout(timer);
    for (const end of ended) end();
  };
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an explanation stands: above its thing or else below it, always inside the window. */
export function stand(thing: Area, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const inside = (from: number, length: number, room: number): number => Math.max(GAP, Math.min(from, room - length - GAP));
  const over = thing.top - size.height - GAP;
  const under = thing.top + thing.height + GAP;
  const fits = over >= GAP || under + size.height > window.height - GAP;
  return {
    left: inside(thing.left + thing.width / 2 - size.width / 2, size.width, window.width),
    top: inside(fits ? over : under, size.height, window.height),
  };
}
