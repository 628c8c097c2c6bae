/** What the cards say beyond their names: figures, abilities and texts, read once for each card set. */
import { get } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { Board, Unit, View } from './view';
import { marksOf, pileOf } from './view';

export interface CardAbility {
  number: number;
  id: string;
  cost: string[];
  target: string;
  range: [number, number];
  attack: string | null;
  value: number | null;
}

export interface CardFacts {
  id: string;
  kind: string;
  cost: number;
  hands: number;
  life: number;
  spell_points: number;
  physical: number;
  magic: number;
  mods: Record<string, number>;
  flags: string[];
  timed: boolean;
  abilities: CardAbility[];
  text: Record<string, string>;
}

export interface InterventionFacts {
  id: string;
  god_points: number;
  time: number;
  text: Record<string, string>;
}

export interface Reference {
  /** What may come in the first turn. */
  first_turn: { units: number; cost: number };
  /** Genera that a figure type is named after. */
  likeness: Record<string, string>;
  cards: CardFacts[];
  interventions: InterventionFacts[];
}

class Library {
  #cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  #interventions = $state.raw<ReadonlyMap<string, InterventionFacts>>(new Map());
  firstTurn = $state.raw<Reference['first_turn']>({ units: 0, cost: 0 });
  likeness = $state.raw<Reference['likeness']>({});
  #set: string | null = null;

  /** Reads a card set; what is there is kept. */
  async read(set: string): Promise<void> {
    if (this.#set === set) return;
    this.#set = set;
    try {
      this.fill(await get<Reference>(`/api/games/athlas/reference?cards=${encodeURIComponent(set)}`));
    } catch {
      this.#set = null;
    }
  }

  fill({ cards, interventions, first_turn, likeness }: Reference): void {
    this.firstTurn = first_turn;
    this.likeness = likeness;
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#interventions = new Map(interventions.map((card) => [card.id, card]));
  }

  get ready(): boolean {
    return this.#cards.size > 0;
  }

  card(id: string | null | undefined): CardFacts | undefined {
    return this.#cards.get(id ?? '');
  }

  intervention(id: string | null | undefined): InterventionFacts | undefined {
    return this.#interventions.get(id ?? '');
  }

  /** What a card does, in the reader's language; empty when its figures say all. */
  text(id: string): string {
    return (this.card(id) ?? this.intervention(id))?.text[settings.language] ?? '';
  }
}

export const library = new Library();

/** The cards that work for a unit now: those of its alpha, and artefacts it has conjured. */
export function cardsOf(view: View, board: Board, unit: Unit): string[] {
  const own = pileOf(view, unit.seat, unit.alpha)?.cards ?? [];
  const artefacts = marksOf(board, unit.name).flatMap(({ condition, card }) => (condition === 'artefact' && card ? [card] : []));
  return [...own, ...artefacts];
}
