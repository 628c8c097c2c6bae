/** The cards as the server describes them, and what the builder reads from a view. */
import { get } from '../../../lib/api';
import type { AthlasSums } from '../../../lib/generated/socket';
import type { Language } from '../../../lib/text';

export const KINDS = ['genus', 'equipment', 'ability', 'spell'] as const;
export type Kind = (typeof KINDS)[number];
export const ATTACKS = ['melee', 'ranged', 'spell'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface Ability {
  id: string;
  /** Letters: M, A, T. */
  cost: string[];
  target: string;
  range: [number, number];
  attack: Attack | null;
  /** 0 if the player chooses it. */
  value: number | null;
}

export interface Card {
  id: string;
  kind: Kind;
  cost: number;
  /** What it gives; negative if it needs some. */
  hands: number;
  life: number;
  /** What it gives; a spell needs its cost. */
  spell_points: number;
  physical: number;
  magic: number;
  mods: Record<Attack, number>;
  flags: string[];
  timed: boolean;
  abilities: Ability[];
  text: Record<Language, string>;
}

export interface Intervention {
  id: string;
  god_points: number;
  time: number;
  text: Record<Language, string>;
}

export interface PresetArmy {
  id: string;
  alphas: string[][];
  stack: string[];
  /** What each alpha adds up to. */
  sums: AthlasSums[];
}

export interface Reference {
  /** By mode: how many alphas each player makes. */
  alphas: Record<string, number>;
  /** What may come in the first turn. */
  first_turn: { units: number; cost: number };
  styles: string[];
  god_points: number;
  stack_cards: number;
  cards: Card[];
  interventions: Intervention[];
  armies: PresetArmy[];
}

export class Catalogue {
  readonly cards: ReadonlyMap<string, Card>;
  readonly interventions: ReadonlyMap<string, Intervention>;
  readonly armies: readonly PresetArmy[];
  readonly godPoints: number;
  readonly stackCards: number;
  readonly styles: readonly string[];
  readonly firstTurnCost: number;
  readonly #alphas: Record<string, number>;

  constructor(reference: Reference) {
    this.cards = new Map(reference.cards.map((card) => [card.id, card]));
    this.interventions = new Map(reference.interventions.map((card) => [card.id, card]));
    this.armies = reference.armies;
    this.godPoints = reference.god_points;
    this.stackCards = reference.stack_cards;
    this.styles = reference.styles;
    this.firstTurnCost = reference.first_turn.cost;
    this.#alphas = reference.alphas;
  }

  /** How many alphas each player makes in a mode. */
  alphasIn(mode: string): number {
    return this.#alphas[mode] ?? 0;
  }

  isGenus(card: string): boolean {
    return this.cards.get(card)?.kind === 'genus';
  }
}

const asked = new Map<string, Promise<Catalogue>>();

/** The cards of a set, fetched once. */
export function catalogueOf(set: string): Promise<Catalogue> {
  const known = asked.get(set);
  if (known) return known;
  const coming = get<Reference>(`/api/games/athlas/reference?cards=${encodeURIComponent(set)}`).then((found) => new Catalogue(found));
  asked.set(set, coming);
  coming.catch(() => asked.delete(set));
  return coming;
}
