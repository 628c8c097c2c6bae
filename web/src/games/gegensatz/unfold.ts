import type { Event, Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { viewOf, type View } from './view';

/** How long each kind of event is shown; what is not listed is told in the log only. */
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

const copy = (view: View): View => structuredClone(view);

/** A hidden card lies open where it was, so that it can fly from there. */
function reveal(view: View, seat: number, card: string): void {
  const hand = view.hands[seat];
  if (!hand || hand.includes(card)) return;
  const blank = hand.indexOf(null);
  if (blank >= 0) hand[blank] = card;
}

function exchange(hand: (string | null)[] | undefined, gone: string, come: string): void {
  const at = hand?.indexOf(gone) ?? -1;
  if (hand && at >= 0) hand[at] = come;
}

/** The table just after an event, as far as the event tells. */
function after(view: View, event: Event): View {
  const next = copy(view);
  const seat = Number(event.seat ?? 0);
  switch (event.event) {
    case 'wand-placed':
      next.wands[seat] = Number(event.position);
      break;
    case 'relic-swapped':
      next.timeline[Number(event.position)] = String(event.card);
      exchange(next.hands[seat], String(event.card), String(event.taken));
      next.known[seat] = [...(next.known[seat] ?? []).filter((card) => card !== event.card), String(event.taken)];
      next.wands[seat] = Number(event.position);
      break;
    case 'paradox-formed':
      (event.cards as string[]).forEach((card) => reveal(next, seat, card));
      break;
    case 'relics-exchanged': {
      const first = Number(event.position);
      (event.cards as string[]).forEach((card, index) => (next.timeline[first + index] = card));
      next.hands[seat] = [...(event.taken_cards as string[])];
      next.known[seat] = [...(event.taken_cards as string[])];
      break;
    }
    case 'crystal-gained':
      next.crystals[seat] = Number(event.crystals);
      next.supply -= 1;
      break;
    case 'crystal-stolen':
      next.crystals[seat] = Number(event.crystals);
      next.crystals[Number(event.loser)] = (next.crystals[Number(event.loser)] ?? 1) - 1;
      break;
    case 'codex-turned':
    case 'codex-set':
      next.codex_colour = String(event.colour);
      break;
    case 'duel-fought':
      next.hands = (event.hands as string[][]).map((hand) => [...hand]);
      break;
    case 'card-drawn':
      next.drawn = String(event.card);
      next.pile = next.pile.slice(next.pile.length - Number(event.pile));
      break;
    case 'card-replaced':
      next.timeline[Number(event.position)] = String(event.card);
      next.drawn = null;
      break;
    case 'shrine-joined':
      next.shrine.push(String(event.card));
      next.hands[0] = next.hands[0]?.filter((card) => card !== event.card) ?? [];
      break;
    case 'card-removed':
      next.removed.push(String(event.card));
      next.hands[0] = next.hands[0]?.filter((card) => card !== event.card) ?? [];
      break;
    case 'relic-returned':
      next.shrine = next.shrine.filter((card) => card !== event.card);
      break;
    case 'stone-removed':
    case 'stones-restored':
      next.time_stones = Number(event.stones);
      break;
  }
  return next;
}

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, events: Event[]): Frame[] {
  const frames: Frame[] = [];
  let view = viewOf(scene);
  for (const event of events) {
    if (event.event === 'relic-swapped') {
      const open = copy(view);
      reveal(open, Number(event.seat), String(event.card));
      view = open;
      if (open.hands.flat().includes(String(event.card))) frames.push({ view, event, hold: 30 });
    }
    view = after(view, event);
    const hold = HOLD[event.event];
    if (hold !== undefined) frames.push({ view, event, hold });
  }
  return frames;
}
