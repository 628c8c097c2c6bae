import { held, type Told } from '../../lib/frames';
import type { Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { viewOf, type View } from './view';

/** How long each kind of event is shown; those not listed appear in the log only. */
const HOLD: Record<string, number> = {
  'turn-begun': 500,
  'alpha-revealed': 700,
  'unit-summoned': 520,
  'activation-begun': 380,
  'ability-used': 520,
  'unit-moved': 480,
  'unit-pushed': 520,
  'unit-squeezed': 520,
  attacked: 900,
  'life-lost': 620,
  'unit-died': 720,
  'unit-exploded': 620,
  healed: 560,
  'terrain-changed': 420,
  'field-flooded': 420,
  'unit-marked': 520,
  'artefact-conjured': 520,
  'relic-moved': 480,
  'relic-held': 520,
  'relic-freed': 420,
  'control-taken': 720,
  'intervention-played': 900,
  'intervention-announced': 700,
  'intervention-resolved': 600,
  'intervention-cancelled': 900,
  'interventions-discarded': 620,
  'activation-set-back': 900,
  'unit-transformed': 620,
  'game-won': 1000,
  'game-drawn': 800,
};

/** While events are shown, the last question stays on the screen. */
const settled = (view: View, before: View): View => (view.phase === 'busy' ? { ...view, phase: before.phase, window: before.window } : view);

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, told: Told[]): Frame[] {
  let before = viewOf(scene);
  const shown = told.map((one) => ({ ...one, view: (before = settled(viewOf(one), before)) }));
  return held(shown, ({ event }) => HOLD[event.event]);
}
