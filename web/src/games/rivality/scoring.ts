import type { Event } from '../../lib/protocol';
import { sideOf, type Spot } from './view';

/** What a tile was worth in the end, and to whom. */
export interface Scored extends Spot {
  tile: string;
  /** -1 when it is worth nothing to anybody. */
  side: number;
  points: number;
  because: 'control' | 'well' | 'contested' | 'wizard';
  reduced: boolean;
}

/** The final scoring tile by tile, as it was told. */
export function scored(events: readonly Event[]): Scored[] {
  return events.flatMap((event): Scored[] => {
    if (event.event !== 'tile-scored' && event.event !== 'tile-unscored') return [];
    return [
      {
        x: Number(event.x),
        y: Number(event.y),
        tile: String(event.tile),
        side: event.event === 'tile-scored' ? sideOf(event.colour) : -1,
        points: Number(event.points ?? 0),
        because: event.because as Scored['because'],
        reduced: Boolean(event.reduced),
      },
    ];
  });
}

/** What has been scored when this event is shown; everything once nothing moves any more. */
export function scoredBy(events: readonly Event[], event: Event | null, over: boolean): Scored[] {
  if (event) return /scored$|won|shared$|lost$/.test(event.event) ? scored(events.slice(0, events.indexOf(event) + 1)) : [];
  return over ? scored(events) : [];
}

/** The largest first for each side, what nobody scores last. */
export function bySide(tiles: Scored[], side: number): Scored[] {
  return tiles.filter((one) => one.side === side).sort((one, other) => other.points - one.points || one.y - other.y || one.x - other.x);
}
