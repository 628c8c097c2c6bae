import { held, type Told } from '../../lib/frames';
import type { Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { isMine, viewOf, type View } from './view';

/** How long each kind of event is shown, in milliseconds; others appear only in the log. */
const HOLD: Record<string, number> = {
  'people-shown': 900,
  'provinces-dealt': 800,
  'land-laid': 700,
  'round-begun': 700,
  'order-set': 900,
  'armies-placed': 380,
  'city-built': 800,
  'ship-placed': 500,
  'trap-sprung': 1000,
  'turn-begun': 600,
  assassinated: 900,
  'armies-moved': 480,
  'voyage-declared': 900,
  'ship-landed': 620,
  'voyage-stopped': 900,
  'province-contested': 320,
  'province-conquered': 420,
  'artefact-taken': 1200,
  'city-taken': 1400,
  'battle-begun': 1100,
  'ghosts-called': 700,
  'first-strike-chosen': 600,
  'combat-round-begun': 600,
  'cards-revealed': 900,
  'card-gifted': 900,
  'cards-voided': 1000,
  'hits-taken': 1000,
  'battle-ended': 1300,
  'hostages-taken': 700,
  'plague-broke': 900,
  reincarnated: 700,
  'golems-sent': 800,
  'golems-raised': 800,
  'spell-declared': 1300,
  'spell-stopped': 1200,
  'armies-removed': 800,
  'city-razed': 900,
  teleported: 700,
  'points-counted': 1500,
  bought: 350,
  eliminated: 1200,
  'game-ended': 900,
};
/** Events that stay twice as long when the viewer is fighting. */
const TELLING = new Set(['hits-taken', 'battle-ended']);

const isOwnBattle = (view: View): boolean => view.battle?.sides.some(({ people }) => isMine(view, people)) ?? false;

/** The view without its open decision: while events are shown, nothing is asked. */
const settled = (view: View): View => ({ ...view, phase: view.phase === 'over' ? 'over' : 'shown', who: null, source: null, goal: null, source_province: null, goal_province: null, route: [], errands: [] });

/** One picture for each event that is shown, in order. */
export function unfold(_scene: Scene, told: Told[]): Frame[] {
  const shown = told.map((one) => ({ ...one, view: settled(viewOf(one)) }));
  return held(shown, ({ event, view }) => {
    const hold = HOLD[event.event];
    return hold !== undefined && TELLING.has(event.event) && isOwnBattle(view) ? 2 * hold : hold;
  });
}
