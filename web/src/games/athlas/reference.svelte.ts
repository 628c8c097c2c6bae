/** What the cards say beyond their names: figures, abilities and texts, read once for each card set. */
import { get } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';

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

/** An ability with the card that gives it; the basic ones come from none. */
export interface KnownAbility {
  card: string | null;
  ability: CardAbility;
  /** Whether its card gives several. */
  twins: boolean;
}

export interface Reference {
  /** The abilities that every unit has. */
  basics: CardAbility[];
  /** What may be summoned in the first turn. */
  first_turn: { units: number; cost: number };
  /** By genus, the figure type that is named after it. */
  likeness: Record<string, string>;
  cards: CardFacts[];
  interventions: InterventionFacts[];
}

class Library {
  #cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  #interventions = $state.raw<ReadonlyMap<string, InterventionFacts>>(new Map());
  firstTurn = $state.raw<Reference['first_turn']>({ units: 0, cost: 0 });
  likeness = $state.raw<Reference['likeness']>({});
  #abilities = $state.raw<ReadonlyMap<number, KnownAbility>>(new Map());
  #set: string | null = null;

  /** Reads a card set unless it is known. */
  async read(set: string): Promise<void> {
    if (this.#set === set) return;
    this.#set = set;
    try {
      this.fill(await get<Reference>(`/api/games/athlas/reference?cards=${encodeURIComponent(set)}`));
    } catch {
      this.#set = null;
    }
  }

  fill({ basics, cards, interventions, first_turn, likeness }: Reference): void {
    const given = cards.flatMap(({ id, abilities }) => abilities.map((ability): KnownAbility => ({ card: id, ability, twins: abilities.length > 1 })));
    const known = [...basics.map((ability): KnownAbility => ({ card: null, ability, twins: false })), ...given];
    this.#abilities = new Map(known.map((one) => [one.ability.number, one]));
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

  ability(number: number): KnownAbility | undefined {
    return this.#abilities.get(number);
  }

  /** All abilities in the order of their numbers. */
  get abilities(): KnownAbility[] {
    return [...this.#abilities.values()];
  }

  intervention(id: string | null | undefined): InterventionFacts | undefined {
    return this.#interventions.get(id ?? '');
  }

  /** What a card does, in the reader's language; empty if its numbers say everything. */
  text(id: string): string {
    return (this.card(id) ?? this.intervention(id))?.text[settings.language] ?? '';
  }
}

export const library = new Library();
