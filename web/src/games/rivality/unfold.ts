import type { Event, Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { fieldAt, sideOf, sideOfSeat, viewOf, type Field, type View } from './view';

/** How long each kind of event is shown; what is not listed is told in the log only. */
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
/** More for each golem that comes. */
const PER_GOLEM = 110;

const SCORING = ['tile-scored', 'tile-unscored'];

/** What stands on a tile now; golems that came left their supply, and the other way round. */
function stand(view: View, event: Event): void {
  const field = fieldAt(view, Number(event.x), Number(event.y));
  const golems = event.golems as number[] | undefined;
  if (!field || !golems) return;
  golems.forEach((count, side) => (view.supplies[side] = (view.supplies[side] ?? 0) + (field.golems[side] ?? 0) - count));
  field.golems = [...golems];
}

function place(view: View, event: Event): void {
  const [seat, tile] = [Number(event.seat), String(event.tile)];
  const field: Field = {
    x: Number(event.x),
    y: Number(event.y),
    tile,
    rotation: Number(event.rotation),
    golems: view.supplies.map(() => 0),
    laid_by: String(event.colour),
    face_down: false,
    gained: 0,
  };
  view.battlefield.push(field);
  const hand = view.hands[seat] ?? [];
  const at = hand.includes(tile) ? hand.indexOf(tile) : hand.indexOf(null);
  if (at >= 0) hand.splice(at, 1);
  view.source = tile;
}

/** The table just after an event, as far as the event tells. */
function after(before: View, event: Event): View {
  const view = structuredClone(before);
  const seat = Number(event.seat ?? 0);
  switch (event.event) {
    case 'tile-placed':
      place(view, event);
      break;
    case 'wizard-set':
      view.wizards[sideOf(event.colour)] = { x: Number(event.x), y: Number(event.y) };
      break;
    case 'tile-revealed': {
      const field = fieldAt(view, Number(event.x), Number(event.y));
      if (field) Object.assign(field, { tile: String(event.tile), face_down: false });
      break;
    }
    case 'hand-drawn':
      view.hands[seat] = [...(event.tiles as string[])];
      break;
    case 'tile-drawn':
      view.hands[seat]?.push(String(event.tile));
      view.decks[sideOfSeat(view, seat)]?.shift();
      break;
    case 'tile-scored': {
      const side = sideOf(event.colour);
      view.points[side] = (view.points[side] ?? 0) + Number(event.points);
      break;
    }
    case 'points-counted':
    case 'game-scored':
      view.points = [...(event.points as number[])];
      break;
  }
  stand(view, event);
  return view;
}

function holdFor(event: Event): number | undefined {
  const hold = HOLD[event.event];
  return hold === undefined ? undefined : hold + PER_GOLEM * Number(event.landed ?? 0);
}

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, events: Event[]): Frame[] {
  const frames: Frame[] = [];
  let view = viewOf(scene);
  let scoring = false;
  for (const event of events) {
    if (!scoring && SCORING.includes(event.event)) {
      scoring = true;
      view = { ...view, points: view.points.map(() => 0) };
    }
    view = after(view, event);
    const hold = holdFor(event);
    if (hold !== undefined) frames.push({ view, event, hold });
  }
  return frames;
}
