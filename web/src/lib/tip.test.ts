import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken, stand, tip, tips, watchTips } from './tip.svelte';

const window_ = { width: 400, height: 300 };
const size = { width: 100, height: 40 };

it('stands over its thing, or under it, and never leaves the window', () => {
  expect(stand({ left: 150, top: 100, width: 20, height: 20 }, size, window_)).toEqual({ left: 110, top: 52 });
  expect(stand({ left: 150, top: 10, width: 20, height: 20 }, size, window_)).toEqual({ left: 110, top: 38 });
  expect(stand({ left: 390, top: 100, width: 10, height: 20 }, size, window_).left).toBe(292);
  expect(stand({ left: 0, top: 0, width: 400, height: 300 }, size, window_), 'a thing as large as the window').toEqual({ left: 150, top: 8 });
});

let stop: () => void;
let outer: HTMLElement;
let inner: HTMLElement;
let played: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button>Key</button></div>';
  [outer, inner] = [document.querySelector('div') as HTMLElement, document.querySelector('button') as HTMLElement];
  tip(outer, 'the hand');
  tip(inner, 'opens doors');
  played = 0;
  inner.onclick = () => (played += 1);
  stop = watchTips();
});
afterEach(() => {
  stop();
  tips.shown = null;
  vi.useRealTimers();
});

const send = (kind: string, pointerType: string, at = inner): boolean => at.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType }));

it('explains the innermost thing under a resting pointer, until Escape', () => {
  send('pointerover', 'mouse');
  expect(tips.shown).toBeNull();
  vi.runAllTimers();
  expect(tips.shown?.text).toBe('opens doors');
  send('pointerover', 'mouse', outer);
  vi.runAllTimers();
  expect(tips.shown?.text).toBe('the hand');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(tips.shown).toBeNull();
});

it('goes when its thing is scrolled away, not when something else moves', () => {
  send('pointerover', 'mouse');
  const log = document.body.appendChild(document.createElement('ul'));
  log.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  log.dispatchEvent(new Event('scroll'));
  expect(tips.shown?.text, 'a log that goes on by itself').toBe('opens doors');
  document.body.dispatchEvent(new Event('scroll'));
  expect(tips.shown).toBeNull();
});

it('does not explain what comes under a pointer that has only pressed', () => {
  inner.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 }));
  outer.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 }));
  vi.runAllTimers();
  expect(tips.shown).toBeNull();
  outer.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 6, clientY: 5 }));
  vi.runAllTimers();
  expect(tips.shown?.text).toBe('the hand');
});

describe('with the key E', () => {
  const strike = (key: string): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  let heard: string[];
  const listener = ({ key }: KeyboardEvent): unknown => heard.push(key);

  beforeEach(() => {
    heard = [];
    addEventListener('keydown', listener);
    for (const thing of [outer, inner]) thing.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    document.elementFromPoint = () => inner;
  });
  afterEach(() => removeEventListener('keydown', listener));

  it('the arrows lead from sign to sign and belong to nothing else, until Escape', () => {
    strike('ArrowRight');
    expect([heard, tips.shown]).toEqual([['ArrowRight'], null]);
    strike('e');
    expect(tips.shown).toMatchObject({ text: 'the hand', led: true });
    strike('ArrowRight');
    expect(tips.shown?.text).toBe('opens doors');
    strike('ArrowRight');
    expect(tips.shown?.text, 'after the last comes the first').toBe('the hand');
    strike('Escape');
    expect([heard, tips.shown], 'Escape ends the way and cancels nothing else').toEqual([['ArrowRight'], null]);
  });

  it('it begins at what has the focus, and another key ends it and does its own work', () => {
    inner.focus();
    strike('e');
    expect(tips.shown?.text).toBe('opens doors');
    strike('Enter');
    expect([heard, tips.shown]).toEqual([['Enter'], null]);
  });

  it('what is covered is passed over', () => {
    document.elementFromPoint = () => outer;
    inner.focus();
    strike('e');
    expect(tips.shown?.text).toBe('the hand');
  });

  it('a letter typed into a field stays there', () => {
    document.body.innerHTML = '<input />';
    document.querySelector('input')?.focus();
    strike('e');
    expect([heard, tips.shown]).toEqual([['e'], null]);
  });

  it('a sign is spoken with its explanation, once', () => {
    expect(spoken(inner, 'opens doors')).toBe('Key: opens doors');
    expect(spoken(inner, 'Key of the cellar')).toBe('Key of the cellar');
    inner.setAttribute('aria-label', 'Key, opens doors');
    expect(spoken(inner, 'opens doors')).toBe('Key, opens doors');
  });
});

it('lets a tap play, and a long press explain without playing', () => {
  send('pointerdown', 'touch');
  send('pointerup', 'touch');
  inner.click();
  expect([played, tips.shown]).toEqual([1, null]);
  send('pointerdown', 'touch');
  vi.runAllTimers();
  send('pointerup', 'touch');
  inner.click();
  expect([played, tips.shown?.text]).toEqual([1, 'opens doors']);
  send('pointerdown', 'touch');
  send('pointerup', 'touch');
  inner.click();
  expect([played, tips.shown], 'the next tap plays again').toEqual([2, null]);
});

it('is the description of its thing, goes with it, and follows its words', () => {
  expect(inner.getAttribute('aria-description')).toBe('opens doors');
  const action = tip(inner, 'a key');
  inner.setAttribute('aria-label', 'a key: opens doors');
  if (action) action.update?.('opens doors');
  expect(inner.hasAttribute('aria-description'), 'the label says it already').toBe(false);
  send('pointerover', 'mouse');
  vi.runAllTimers();
  if (action) action.update?.('opens all doors');
  expect(tips.shown?.text).toBe('opens all doors');
  if (action) action.destroy?.();
  expect(tips.shown).toBeNull();
});
