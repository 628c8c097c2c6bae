import type { Event } from '../../lib/protocol';
import { eventOf, sideOf, type Spot } from './view';

/** What a tile was worth in the end, and to whom. */
export interface Scored extends Spot {
  tile: string;
  /** -1 if nobody scores it. */
  side: number;
  points: number;
  /** `control`, `well`, `contested` or `wizard`. */
  because: string;
  reduced: boolean;
}

/** The final scoring tile by tile, as the events tell it. */
export function scored(events: readonly Event[]): Scored[] {
  return events.map(eventOf).flatMap((event): Scored[] => {
    if (event.event === 'tile-unscored') return [{ ...event, side: -1, points: 0, reduced: false }];
    return event.event === 'tile-scored' ? [{ ...event, side: sideOf(event.colour) }] : [];
  });
}

/** What has been scored when this event is shown; everything when the motion has ended. */
export function scoredBy(events: readonly Event[], event: Event | null, over: boolean): Scored[] {
  if (event) return /scored$|won|shared$|lost$/.test(event.event) ? scored(events.slice(0, events.indexOf(event) + 1)) : [];
  return over ? scored(events) : [];
}

/** The tiles of a side, those with the most points first. */
export function bySide(tiles: Scored[], side: number): Scored[] {
  return tiles.filter((one) => one.side === side).sort((one, other) => other.points - one.points || one.y - other.y || one.x - other.x);
}
