import { targets, type Reach } from '../../lib/aim';
import type { GegensatzEvent } from '../../lib/generated/socket';
import type { LegalMove, Sight, Sights } from '../../lib/protocol';
import { face, isColour, library } from './faces';
import { columns, eventOf, near, type View } from './view';

/** The seats whose wand stands at a place. */
export interface SlotProps {
  position: number;
  card: string;
  codex: boolean;
  mine: boolean;
  theirs: boolean;
  /** What a click here points at; null if there is nothing to do here. */
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

/** All events of one kind in any of the stories; empty until they are known. */
export const told = <Kind extends GegensatzEvent['event']>(sight: Sight | null, kind: Kind): Extract<GegensatzEvent, { event: Kind }>[] =>
  sight?.stories.flatMap((story) => story.events.map(eventOf).filter((event): event is Extract<GegensatzEvent, { event: Kind }> => event.event === kind)) ?? [];

/** The three positions beside the wand, in the order of the row, that a target such as `side:left` means (GEG-2.4). */
export function sidePositions(view: View, target: string | null): number[] {
  if (!target?.startsWith('side:')) return [];
  const row = columns(view);
  const wand = row.indexOf(view.wands[near(view)] ?? -1);
  return target === side('left') ? row.slice(Math.max(0, wand - 3), wand) : row.slice(wand + 1, wand + 4);
}

/** Why a move is possible, by the events that the engine foresees; null until they are known. */
export function why(move: LegalMove, sight: Sight | null): Why | null {
  const swap = told(sight, 'relic-swapped')[0];
  if (swap) {
    if (swap.direction === 'future') return { by: 'steps', steps: Math.abs(swap.position - swap.origin) };
    const [played, taken] = [face(swap.card), face(swap.taken)];
    return { by: isColour(played.suit) && played.suit === taken.suit ? 'colour' : 'symbol' };
  }
  const kinds: Record<string, Why> = { Take: { by: 'side' }, Place: { by: 'place' }, Replace: { by: 'replace' } };
  return kinds[move.typed.type] ?? null;
}

/** The targets by position; a side is lit at each of its positions. */
function litPositions(view: View, lit: Map<string, Reach>): Map<number, Reach> {
  const places = new Map<number, Reach>();
  for (const reach of lit.values()) {
    if (reach.target?.startsWith('slot:')) places.set(Number(reach.target.slice(5)), reach);
    for (const position of sidePositions(view, reach.target)) places.set(position, reach);
  }
  return places;
}

/** Of the three positions of a side, the middle one says what a click does. */
function isSpokesman(view: View, reach: Reach, position: number): boolean {
  const places = sidePositions(view, reach.target);
  return places.length === 0 || places[Math.floor(places.length / 2)] === position;
}

export interface Pointing {
  lit: Map<string, Reach>;
  preview: Reach | null;
  sights: Sights;
  advised: string | null;
}

export const nothing: Pointing = { lit: targets([], null), preview: null, sights: new Map(), advised: null };

/** The timeline from left to right as this viewer sees it. */
export function slots(view: View, pointing: Pointing = nothing): SlotProps[] {
  const me = near(view);
  const places = litPositions(view, pointing.lit);
  return columns(view).map((position) => {
    const card = view.timeline[position] ?? '';
    const reach = places.get(position);
    const sight = (reach && pointing.sights.get(reach.move.text)) ?? null;
    return {
      position,
      card,
      codex: face(card).suit === view.codex_colour,
      mine: view.wands[me] === position,
      theirs: view.wands.some((wand, seat) => seat !== me && wand === position),
      target: reach?.target ?? null,
      aimed: reach !== undefined && reach === pointing.preview,
      advised: reach !== undefined && reach.move.text === pointing.advised,
      why: reach && isSpokesman(view, reach, position) ? why(reach.move, sight) : null,
      duel: told(sight, 'duel-fought').length > 0,
    };
  });
}

/** The cards that this viewer sees nowhere; only alone are there any without a colour. */
export function unseen(view: View): string[] {
  const seen = new Set([...view.timeline, ...view.hands.flat(), ...view.pile, ...view.removed, ...view.shrine, view.codex_card, view.drawn]);
  return library.cards.filter((card) => !seen.has(card) && (view.mode !== 'duel' || isColour(face(card).suit)));
}

export interface CardProps {
  /** The same for a thing before and after a change. */
  item: string;
  card: string | null;
  known: boolean;
}

/** A hand, known cards first; hidden cards differ only in their place. */
export function handOf(view: View, seat: number): CardProps[] {
  const known = new Set(view.known[seat]);
  return (view.hands[seat] ?? []).map((card, index) => ({
    item: card === null ? `hidden:${seat}:${index}` : `card:${card}`,
    card,
    known: card !== null && known.has(card),
  }));
}
