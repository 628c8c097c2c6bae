/** A view over a board that may be larger than its window: which part is seen, and how large. */
import { settings } from './settings.svelte';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Look {
  /** What lies in the middle of the window, in units of the board. */
  x: number;
  y: number;
  /** Pixels for each unit. */
  scale: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GLIDE = 320;
const STEP = 1.25;

/** How to look so that a box is seen as a whole, as large as allowed. */
export function fitting(box: Box, width: number, height: number, inset: Insets, largest: number): Look {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const room = { wide: Math.max(1, width - inset.left - inset.right), high: Math.max(1, height - inset.top - inset.bottom) };
  const scale = Math.min(room.wide / wide, room.high / high, largest);
  return {
    x: (box.left + box.right) / 2 + (inset.right - inset.left) / 2 / scale,
    y: (box.top + box.bottom) / 2 + (inset.bottom - inset.top) / 2 / scale,
    scale,
  };
}

/** Whether all of a box is inside the window. */
export function shows(look: Look, box: Box, width: number, height: number): boolean {
  const [wide, high] = [width / 2 / look.scale, height / 2 / look.scale];
  return box.left >= look.x - wide && box.right <= look.x + wide && box.top >= look.y - high && box.bottom <= look.y + high;
}

export class Lens {
  look = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  /** The whole board; null until a board uses the lens. */
  box = $state.raw<Box | null>(null);
  inset: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  smallest = 0.2;
  largest = 1.2;
  /** Whether somebody has chosen what to look at. */
  moved = $state(false);
  #glide = 0;

  /** Sets the size of the board and shows all of it, unless the player has chosen what to look at. */
  cover(box: Box): void {
    const first = this.box === null;
    const same = this.box !== null && (Object.keys(box) as (keyof Box)[]).every((edge) => this.box?.[edge] === box[edge]);
    this.box = box;
    if (!same && !this.moved) this.fit(!first);
  }

  /** Moves the board so that a part of it is in the window; the scale stays. */
  show(part: Box): void {
    if (this.width === 0 || shows(this.look, part, this.width, this.height)) return;
    this.#go({ x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2, scale: this.look.scale }, true);
  }

  /** Shows a part of the board as a whole; smaller if necessary, but not below this scale. */
  frame(part: Box, least: number): void {
    if (this.width === 0 || shows(this.look, part, this.width, this.height)) return;
    const whole = fitting(part, this.width, this.height, { top: 0, right: 0, bottom: 0, left: 0 }, this.look.scale);
    this.#go({ ...whole, scale: Math.max(whole.scale, Math.min(least, this.look.scale)) }, true);
  }

  /** A new width shows the whole board again. A new height, as when a sheet rises over it, moves nothing. */
  resize(width: number, height: number): void {
    const risen = this.width === width && this.height > 0 ? this.height - height : null;
    this.width = width;
    this.height = height;
    if (risen === null) this.fit(false);
    else this.look = { ...this.look, y: this.look.y - risen / 2 / this.look.scale };
  }

  fit(gently = true): void {
    if (!this.box || this.width === 0) return;
    this.moved = false;
    this.#go(fitting(this.box, this.width, this.height, this.inset, this.largest), gently);
  }

  /** Moves by pixels on the screen. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look;
    this.#set(this.#kept({ x: x - dx / scale, y: y - dy / scale, scale }));
  }

  /** Zooms around a point of the window. */
  zoom(factor: number, at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y, scale } = this.look;
    const next = Math.min(2 * this.largest, Math.max(this.smallest, scale * factor));
    const [dx, dy] = [at.x - this.width / 2, at.y - this.height / 2];
    this.#set(this.#kept({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next }));
  }

  step(by: 1 | -1): void {
    this.zoom(by === 1 ? STEP : 1 / STEP);
  }

  /** Zooms in to at least this scale. */
  approach(scale: number): void {
    if (this.look.scale < scale) this.#go({ ...this.look, scale }, true);
  }

  /** Keeps the middle of the window on the board. */
  #kept(look: Look): Look {
    if (!this.box) return look;
    const x = Math.min(this.box.right, Math.max(this.box.left, look.x));
    const y = Math.min(this.box.bottom, Math.max(this.box.top, look.y));
    return { ...look, x, y };
  }

  #set(look: Look): void {
    cancelAnimationFrame(this.#glide);
    this.moved = true;
    this.look = look;
  }

  #go(to: Look, gently: boolean): void {
    cancelAnimationFrame(this.#glide);
    const [from, time, start] = [this.look, GLIDE * settings.pace, performance.now()];
    if (!gently || time === 0 || document.hidden) {
      this.look = to;
      return;
    }
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / time));
      const eased = 1 - (1 - part) ** 3;
      const between = (key: keyof Look): number => from[key] + (to[key] - from[key]) * eased;
      this.look = part === 1 ? to : { x: between('x'), y: between('y'), scale: between('scale') };
      if (part < 1) this.#glide = requestAnimationFrame(frame);
    };
    this.#glide = requestAnimationFrame(frame);
  }
}
