import { held, type Told } from '../../lib/frames';
import type { Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { eventOf, sideOf, viewOf } from './view';

/** How long each kind of event is shown; those not listed appear in the log only. */
const HOLD: Record<string, number> = {
  'tile-placed': 500,
  'wizard-set': 420,
  'spell-cast': 560,
  'delayed-spell-cast': 760,
  'spell-lost': 280,
  'spell-blocked': 700,
  'spell-waits': 420,
  'delayed-spell-lost': 560,
  'golems-removed': 520,
  'tile-besieged': 900,
  'tile-revealed': 620,
  'no-spells': 800,
  'tile-drawn': 420,
  'points-counted': 200,
  'supply-exhausted': 1100,
  'tiles-used-up': 900,
  'way-closed': 1100,
  'tile-scored': 340,
  'tile-unscored': 300,
  'game-scored': 700,
  'game-won': 900,
};
/** The additional time for each golem that arrives. */
const PER_GOLEM = 110;

/** Counts the final score up, tile by tile. */
function countedUp(told: Told[]): Told[] {
  let points: number[] | null = null;
  return told.map((one) => {
    const [event, view] = [eventOf(one.event), viewOf(one)];
    if (event.event === 'tile-scored' || event.event === 'tile-unscored') points ??= view.points.map(() => 0);
    if (event.event === 'tile-scored') points = points?.map((sum, side) => (side === sideOf(event.colour) ? sum + event.points : sum)) ?? null;
    if (event.event === 'game-scored') points = null;
    return { ...one, view: points ? { ...view, points } : view };
  });
}

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(_scene: Scene, told: Told[]): Frame[] {
  return held(countedUp(told), (one) => {
    const [event, hold] = [eventOf(one.event), HOLD[one.event.event]];
    return hold === undefined ? undefined : hold + PER_GOLEM * ('landed' in event ? event.landed : 0);
  });
}
