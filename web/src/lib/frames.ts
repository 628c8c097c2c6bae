import type { Frame } from '../games/game';
import type { Event, Scene } from './protocol';

/** What makes one value into another: `[value]` in its place, or the differences by key or index. */
export type Difference = [unknown] | { [key: string]: Difference };

/** An event, and what the table looked like while it was told. */
export interface Told<View = unknown> {
  event: Event;
  view: View;
}

/** The value that differs from another in this way. */
export function applied(difference: Difference, value: unknown): unknown {
  if (Array.isArray(difference)) return difference[0];
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  for (const [key, part] of Object.entries(difference)) Reflect.set(copy, key, applied(part, Reflect.get(copy, key)));
  return copy;
}

/** Each frame is told as its difference to the next one, the last as that to the scene it leads to. */
export function toldIn(scene: Scene, events: Event[], frames: Difference[]): Told[] {
  let view = scene.view;
  return frames
    .toReversed()
    .map((frame) => (view = applied(frame, view)))
    .toReversed()
    .flatMap((seen, at) => (events[at] ? [{ event: events[at], view: seen }] : []));
}

/** The pictures of the events that are held for some time; the others are told in the log only. */
export function held<View>(told: Told<View>[], hold: (told: Told<View>) => number | undefined): Frame[] {
  return told.flatMap((one) => {
    const time = hold(one);
    return time === undefined ? [] : [{ ...one, hold: time }];
  });
}
