/** What the engine foresees of a move, gathered for drawing: spells, golems, wizards, points. */
import type { RivalityEvent } from '../../lib/generated/socket';
import type { Event, Sight } from '../../lib/protocol';
import { directionOf, type Direction } from './tiles';
import { cellId, eventOf, fieldAt, holder, sideOf, type Counts, type Spot, type View } from './view';

export type BeamKind = 'cast' | 'delayed' | 'lost' | 'blocked' | 'waits' | 'undone';

export interface Beam {
  kind: BeamKind;
  from: Spot;
  to: Spot;
  direction: Direction;
  /** The side that casts; for a blocked spell, the side whose wizard stands there; -1 if nobody casts it. */
  side: number;
  summoned: number;
  repelled: number;
  landed: number;
  /** The printed number of golems; the supply may have fewer. */
  strength: number;
  /** Whether shields stood there and were broken. */
  broken: boolean;
}

/** A cell whose golems would change. */
export interface Change extends Spot {
  /** Whether a tile lies there already. */
  laid: boolean;
  before: Counts;
  after: Counts;
  /** The colours that lead before and after. */
  led: readonly string[];
  leads: readonly string[];
  /** Whether it is the same in every story. */
  certain: boolean;
  siege: number;
}

export interface Outlook {
  placed: { tile: string; x: number; y: number; rotation: number; side: number } | null;
  wizards: (Spot & { side: number })[];
  beams: Beam[];
  changes: Map<string, Change>;
  /** Tiles that would be turned over, known or not. */
  revealed: (Spot & { tile: string | null })[];
  /** By side: the least and the most points after the move; null if they are not counted right away. */
  points: { least: number; most: number }[] | null;
  /** What happens in every story, in order. */
  events: RivalityEvent[];
  certain: boolean;
  prompt: string | null;
}

/** Events that only the mover hears, different in every story, that change nothing on the battlefield. */
const PRIVATE = ['tile-drawn', 'hand-drawn'];
const BEAMS: Record<string, BeamKind> = {
  'spell-cast': 'cast',
  'delayed-spell-cast': 'delayed',
  'spell-lost': 'lost',
  'spell-blocked': 'blocked',
  'spell-waits': 'waits',
  'delayed-spell-lost': 'undone',
};

const spot = ({ x, y }: Spot): Spot => ({ x, y });

/** The direction from one cell straight to another. */
function direction(from: Spot, to: Spot): Direction {
  if (from.x !== to.x) return to.x > from.x ? 'E' : 'W';
  return to.y > from.y ? 'S' : 'N';
}

/** The spell that an event tells of; null for other events. */
export function beamOf(told: Event): Beam | null {
  const event = eventOf(told);
  const kind = BEAMS[event.event];
  if (!kind || !('source_x' in event)) return null;
  const [from, to] = [{ x: event.source_x, y: event.source_y }, spot(event)];
  const hit = 'landed' in event ? event : null;
  return {
    kind,
    from,
    to,
    direction: 'direction' in event ? directionOf(event.direction) : direction(from, to),
    side: 'colour' in event ? sideOf(event.colour) : -1,
    summoned: hit?.summoned ?? 0,
    repelled: hit?.repelled ?? 0,
    landed: hit?.landed ?? 0,
    strength: hit?.strength ?? 0,
    broken: (hit?.broken ?? 0) > 0,
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An event that says what stands on a cell. */
type Standing = Extract<RivalityEvent, { golems: number[] }>;

/** What stands on each cell at the end of a story. */
function finals(events: RivalityEvent[]): Map<string, Standing> {
  return new Map(events.flatMap((event) => ('golems' in event ? [[cellId(event.x, event.y), event] as const] : [])));
}

function changesIn(view: View, stories: RivalityEvent[][]): Map<string, Change> {
  const ends = stories.map(finals);
  const found = new Map<string, Change>();
  for (const id of new Set(ends.flatMap((end) => [...end.keys()]))) {
    const told = ends.map((end) => end.get(id));
    const event = told.find((one) => one !== undefined);
    if (!event) continue;
    const { x, y } = event;
    const field = fieldAt(view, x, y);
    const before = field?.golems ?? view.supplies.map(() => 0);
    const certain = told.every((one) => same(one?.golems, event.golems));
    const siege = event.event === 'tile-besieged' ? sideOf(event.colour) : -1;
    found.set(id, { x, y, laid: field !== undefined, before, after: event.golems, led: field?.leaders ?? [], leads: event.leaders, certain, siege });
  }
  return found;
}

/** The spells that are the same in every story, whatever tiles are turned over. */
function beamsIn(stories: RivalityEvent[][]): Beam[] {
  const [first = [], ...others] = stories.map((story) => story.flatMap((event) => beamOf({ ...event }) ?? []));
  return first.filter((beam) => others.every((beams) => beams.some((other) => same(beam, other))));
}

function pointsIn(view: View, stories: RivalityEvent[][]): Outlook['points'] {
  const counted = stories.map((story) => story.findLast((one) => one.event === 'points-counted' || one.event === 'game-scored')?.points);
  if (counted.length === 0 || counted.some((points) => points === undefined)) return null;
  return view.points.map((_, side) => {
    const all = counted.map((points) => points?.[side] ?? 0);
    return { least: Math.min(...all), most: Math.max(...all) };
  });
}

/** What a move may lead to, as far as it matters on the battlefield. */
export function outlook(view: View, sight: Sight): Outlook {
  const stories = sight.stories.map(({ events }) => events.map(eventOf).filter(({ event }) => !PRIVATE.includes(event)));
  const [first = [], ...others] = stories;
  const inAll = (event: RivalityEvent): boolean => others.every((story) => story.some((other) => same(event, other)));
  const events = first.filter(inAll);
  const certain = others.every((story) => same(story, first));
  const laid = events.find((one) => one.event === 'tile-placed');
  const placed = laid
    ? { tile: laid.tile, ...spot(laid), rotation: laid.rotation, side: sideOf(laid.colour) }
    : null;
  return {
    placed,
    wizards: events.filter((one) => one.event === 'wizard-set').map((event) => ({ ...spot(event), side: sideOf(event.colour) })),
    beams: beamsIn(stories),
    changes: changesIn(view, stories),
    revealed: first
      .filter((one) => one.event === 'tile-revealed')
      .filter((event) => stories.every((story) => story.some((one) => one.event === 'tile-revealed' && one.x === event.x && one.y === event.y)))
      .map((event) => ({ ...spot(event), tile: inAll(event) ? event.tile : null })),
    points: pointsIn(view, stories),
    events,
    certain,
    prompt: sight.next_prompt ?? null,
  };
}

export type Verdict = 'yours' | 'theirs' | 'contested' | 'nobody' | null;

/** What to write over a tile whose golems change: only a change of its holder. */
export function verdict(change: Change, own: number): Verdict {
  const [was, is] = [holder(change.led), holder(change.leads)];
  if (!change.certain || (!change.laid && is === own)) return null;
  if (is >= 0) return is === was ? null : is === own ? 'yours' : 'theirs';
  if (change.leads.length > 1) return change.led.length > 1 ? null : 'contested';
  return was >= 0 ? 'nobody' : null;
}
