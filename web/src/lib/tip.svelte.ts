import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import { isTyping, type Towards } from './keyboard';
import { firstSign, nextSign, openSigns } from './signs';

/** How long a pointer or the focus rests on a thing before it is explained, and how long a finger must press. */
const REST = 450;
const LONG_PRESS = 500;
/** How far a finger may tremble. */
const TREMBLE = 8;
/** Between a thing, its explanation and the edge of the window. */
const GAP = 8;
/** The key that begins and ends the way from one explained thing to the next. */
const EXPLAIN = 'e';
const ARROWS: Record<string, Towards> = { ArrowLeft: 'left', ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down' };

const texts = new WeakMap<Element, string>();

/** The explanation that is on the page: one at a time. `led`: the arrow keys have led to it and lead on. */
class Tips {
  shown = $state.raw<{ text: string; of: Element; led: boolean } | null>(null);

  /** Updates or closes the explanation when its text has changed or its thing is gone. */
  renew(node: Element, text: string | undefined): void {
    if (this.shown?.of === node) this.shown = text === undefined ? null : { ...this.shown, text };
  }
}

export const tips = new Tips();

/**
 * `use:tip={text}` explains an element of HTML or SVG to people who rest the pointer or the focus on it, or hold a
 * finger on it. The innermost element with a text counts. A press still plays, a long one does not. With the key E the
 * arrow keys lead from one explained thing to the next.
 * Screen readers hear the text as the description of the thing, unless its label says it already.
 */
export const tip: Action<Element, string | null | undefined> = (node, first) => {
  function update(text: string | null | undefined): void {
    if (text) texts.set(node, text);
    else texts.delete(node);
    if (text && !labelOf(node).includes(text)) node.setAttribute('aria-description', text);
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

const labelOf = (node: Element): string => node.getAttribute('aria-label') ?? node.textContent ?? '';

/** A thing and its explanation in one sentence. */
export function spoken(node: Element, text: string): string {
  const label = labelOf(node).replace(/\s+/g, ' ').trim();
  return label === '' || text.startsWith(label) ? text : label.includes(text) ? label : `${label}: ${text}`;
}

function explained(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !texts.has(node)) node = node.parentElement;
  return node;
}

const isWhere = ({ clientX, clientY }: PointerEvent, { x, y }: { x: number; y: number }): boolean => clientX === x && clientY === y;

/** Watches pointer, focus and fingers on the whole page. Call it once; it returns the function that ends it. */
export function watchTips(): () => void {
  const ended: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: { x: number; y: number } | null = null;
  let held = false;
  /** Where a mouse last pressed: what comes under it afterwards is not explained before it moves. */
  let pressed = { x: NaN, y: NaN };

  function show(of: Element, led = false): void {
    clearTimeout(timer);
    const text = texts.get(of);
    if (text) tips.shown = { text, of, led };
  }
  function rest(of: Element | null): void {
    if (tips.shown?.led) return;
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
    pressed = { x: event.clientX, y: event.clientY };
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
  /** The keys that lead belong to nothing else; any other key ends the way and does what it does. */
  function lead(press: KeyboardEvent): void {
    const from = tips.shown?.led ? tips.shown.of : null;
    const towards = from ? ARROWS[press.key] : undefined;
    const asks = press.key.toLowerCase() === EXPLAIN && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(document.activeElement);
    const ends = press.key === 'Escape' || (from !== null && !towards);
    if (ends) hide();
    if (!towards && !asks && !(from && press.key === 'Escape')) return;
    press.preventDefault();
    press.stopPropagation();
    if (ends) return;
    const signs = openSigns((thing) => texts.get(thing));
    const to = from && towards ? nextSign(signs, from, towards) : firstSign(signs, explained(document.activeElement) ?? document.activeElement);
    if (to) show(to, true);
  }
  const listen = <E extends Event>(kind: string, heard: (event: E) => void): void =>
    void ended.push(on(window, kind, heard as (event: Event) => void, { capture: true }));
  listen<PointerEvent>('pointerover', (event) => event.pointerType === 'mouse' && rest(isWhere(event, pressed) ? null : explained(event.target)));
  listen('pointerout', (event: PointerEvent) => event.pointerType === 'mouse' && event.relatedTarget === null && hide());
  listen('focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && rest(explained(event.target)));
  listen('focusout', () => tips.shown?.led || hide());
  listen('pointerdown', press);
  listen('pointermove', move);
  listen('pointerup', lift);
  listen('pointercancel', lift);
  listen('click', swallow);
  listen('contextmenu', swallow);
  listen('scroll', ({ target }) => target instanceof Node && target.contains(tips.shown?.of ?? null) && hide());
  listen('wheel', hide);
  listen('keydown', lead);
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
