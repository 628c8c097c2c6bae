import { targets, type Reach } from '../../lib/aim';
import type { Event, LegalMove } from '../../lib/protocol';
import { face, isColour } from './faces';
import { columns, near, type View } from './view';

/** The seats whose wand stands at a place. */
export interface SlotProps {
  position: number;
  card: string;
  codex: boolean;
  mine: boolean;
  theirs: boolean;
  /** What a click here points at; null when nothing is to be done here. */
  target: string | null;
  aimed: boolean;
  advised: boolean;
  why: Why | null;
  duel: boolean;
}

/** Why a place can be reached. */
export type Why = { by: 'steps'; steps: number } | { by: 'colour' | 'symbol' | 'side' | 'place' | 'replace' };

export const slot = (position: number): string => `slot:${position}`;
export const held = (card: string): string => `hand:${card}`;
export const side = (name: string): string => `side:${name}`;
export const shrined = (card: string): string => `shrine:${card}`;

const told = (move: LegalMove, kind: string): Event[] =>
  move.stories.flatMap((story) => story.events.filter((event) => event.event === kind));

/** The positions that a move to a side would exchange, as the engine tells it. */
export function sidePositions(move: LegalMove): number[] {
  const exchange = told(move, 'relics-exchanged')[0];
  if (!exchange) return [];
  const first = Number(exchange.position);
  return (exchange.cards as string[]).map((_, index) => first + index);
}

export function why(move: LegalMove): Why | null {
  const swap = told(move, 'relic-swapped')[0];
  if (swap) {
    if (swap.direction === 'future') return { by: 'steps', steps: Math.abs(Number(swap.position) - Number(swap.origin)) };
    const [played, taken] = [face(String(swap.card)), face(String(swap.taken))];
    return { by: isColour(played.suit) && played.suit === taken.suit ? 'colour' : 'symbol' };
  }
  const kinds: Record<string, Why> = { Take: { by: 'side' }, Place: { by: 'place' }, Replace: { by: 'replace' } };
  return kinds[move.typed.type] ?? null;
}

/** What can be pointed at, by position: a side is lit on each of its places. */
function litPositions(lit: Map<string, Reach>): Map<number, Reach> {
  const places = new Map<number, Reach>();
  for (const reach of lit.values()) {
    if (reach.target?.startsWith('slot:')) places.set(Number(reach.target.slice(5)), reach);
    for (const position of sidePositions(reach.move)) {
      if (reach.target?.startsWith('side:')) places.set(position, reach);
    }
  }
  return places;
}

/** Of the three places of a side, the middle one says what a click does. */
function isSpokesman(reach: Reach, position: number): boolean {
  const places = sidePositions(reach.move);
  return places.length === 0 || !reach.target?.startsWith('side:') || places[Math.floor(places.length / 2)] === position;
}

export interface Pointing {
  lit: Map<string, Reach>;
  preview: Reach | null;
  advised: string | null;
}

export const nothing: Pointing = { lit: targets([], null), preview: null, advised: null };

/** The timeline from left to right as this viewer sees it. */
export function slots(view: View, pointing: Pointing = nothing): SlotProps[] {
  const me = near(view);
  const places = litPositions(pointing.lit);
  return columns(view).map((position) => {
    const card = view.timeline[position] as string;
    const reach = places.get(position);
    return {
      position,
      card,
      codex: face(card).suit === view.codex_colour,
      mine: view.wands[me] === position,
      theirs: view.wands.some((wand, seat) => seat !== me && wand === position),
      target: reach?.target ?? null,
      aimed: reach !== undefined && reach === pointing.preview,
      advised: reach !== undefined && reach.move.text === pointing.advised,
      why: reach && isSpokesman(reach, position) ? why(reach.move) : null,
      duel: reach !== undefined && told(reach.move, 'duel-fought').length > 0,
    };
  });
}

export interface CardProps {
  /** The same for the same thing before and after a change. */
  item: string;
  card: string | null;
  known: boolean;
}

/** A hand, known cards first; a hidden card is told apart by its place only. */
export function handOf(view: View, seat: number): CardProps[] {
  const known = new Set(view.known[seat]);
  return (view.hands[seat] ?? []).map((card, index) => ({
    item: card === null ? `hidden:${seat}:${index}` : `card:${card}`,
    card,
    known: card !== null && known.has(card),
  }));
}
