import type { Frame } from '../games/game';
import type { Event, Scene } from './protocol';

/** How one value differs from another: `[value]` replaces it, an object holds differences by key or index. */
export type Difference = [unknown] | { [key: string]: Difference };

/** An event, and the view when it was told. */
export interface Told<View = unknown> {
  event: Event;
  view: View;
}

/** Applies a difference to a value. */
export function applied(difference: Difference, value: unknown): unknown {
  if (Array.isArray(difference)) return difference[0];
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  for (const [key, part] of Object.entries(difference)) Reflect.set(copy, key, applied(part, Reflect.get(copy, key)));
  return copy;
}

/** Each frame is sent as its difference from the next one, the last as its difference from the new scene. */
export function toldIn(scene: Scene, events: Event[], frames: Difference[]): Told[] {
  let view = scene.view;
  return frames
    .toReversed()
    .map((frame) => (view = applied(frame, view)))
    .toReversed()
    .flatMap((seen, at) => (events[at] ? [{ event: events[at], view: seen }] : []));
}

/** The frames of the events that are shown for some time; the others appear in the log only. */
export function held<View>(told: Told<View>[], hold: (told: Told<View>) => number | undefined): Frame[] {
  return told.flatMap((one) => {
    const time = hold(one);
    return time === undefined ? [] : [{ ...one, hold: time }];
  });
}
