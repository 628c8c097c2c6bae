import type { Told } from '../../lib/frames';
import type { Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { eventOf, viewOf, type View } from './view';

/** How long each kind of event is shown; those not listed appear in the log only. */
const HOLD: Record<string, number> = {
  'wand-placed': 500,
  'relic-swapped': 620,
  'paradox-formed': 900,
  'crystal-gained': 450,
  'codex-turned': 500,
  'relics-exchanged': 700,
  'duel-fought': 1700,
  'tie-broken': 1300,
  'crystal-stolen': 700,
  'duel-unrewarded': 700,
  'duel-drawn': 700,
  'card-drawn': 800,
  'card-replaced': 650,
  'card-removed': 350,
  'shrine-joined': 450,
  'relic-returned': 450,
  'stone-removed': 400,
  'stones-restored': 400,
};
/** Long enough to see a card open before it flies. */
const GLIMPSE = 30;

/** A hidden card that is played is first shown open where it was, so that it can fly from there; null if it was open. */
function opened(view: View, seat: number, card: string): View | null {
  const blank = view.hands[seat]?.indexOf(null) ?? -1;
  if (blank < 0 || view.hands.flat().includes(card)) return null;
  return { ...view, hands: view.hands.map((hand, at) => (at === seat ? hand.with(blank, card) : hand)) };
}

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, told: Told[]): Frame[] {
  let before = viewOf(scene);
  return told.flatMap((one) => {
    const [event, hold] = [eventOf(one.event), HOLD[one.event.event]];
    const open = event.event === 'relic-swapped' ? opened(before, event.seat, event.card) : null;
    before = viewOf(one);
    return [...(open ? [{ ...one, view: open, hold: GLIMPSE }] : []), ...(hold === undefined ? [] : [{ ...one, hold }])];
  });
}
