/** The mat, the lands, the cards and the prices, read once for each material. */
import { get } from '../../lib/api';
import type { Hex } from './geometry';

export interface LandFacts {
  id: string;
  code: string;
  bonus: number;
  shape: [number, number][];
  symbol: string;
}

export interface PeopleFacts {
  id: string;
  /** How many combat cards one, two and three armies draw. */
  draws: number[];
  returned: number;
}

export interface SpellFacts {
  id: string;
  copies: number;
  moments: string[];
  golems: boolean;
  holderOnly: boolean;
}

export interface Reference {
  /** The hexes of the mat; views name them by their places here. */
  hexes: [number, number][];
  ring: number[];
  golems: number[];
  lands: LandFacts[];
  peoples: PeopleFacts[];
  runes: string[];
  combat: { id: string; count: number }[];
  spells: SpellFacts[];
  prices: { armies: number[]; ship: number; city: number; stick: number };
  /** By window: the automatic answer that goes with it. */
  windows: Record<string, string>;
}

const NOTHING: Reference = { hexes: [], ring: [], golems: [], lands: [], peoples: [], runes: [], combat: [], spells: [], prices: { armies: [0], ship: 0, city: 0, stick: 0 }, windows: {} };

class Library {
  facts = $state.raw<Reference>(NOTHING);
  #material: string | null = null;

  async read(material: string): Promise<void> {
    if (this.#material === material) return;
    this.#material = material;
    try {
      this.fill(await get<Reference>(`/api/games/lutao/reference?material=${encodeURIComponent(material)}`));
    } catch {
      this.#material = null;
    }
  }

  fill(facts: Reference): void {
    this.facts = facts;
  }

  get ready(): boolean {
    return this.facts.lands.length > 0;
  }

  /** The hexes at these places. */
  hexes(places: readonly number[]): Hex[] {
    return places.flatMap((place) => this.facts.hexes.slice(place, place + 1)).map(([q, r]) => ({ q, r }));
  }

  land(code: string): LandFacts | undefined {
    return this.facts.lands.find((land) => land.code === code || land.id === code);
  }

  /** How many combat cards a people draws for one, two and three armies ("2 / 3 / 4"), and how many it returns. */
  draws(id: string): { draws: string; returned: number } {
    const found = this.facts.peoples.find((people) => people.id === id);
    return { draws: found?.draws.join(' / ') ?? '', returned: found?.returned ?? 0 };
  }

  spell(id: string): SpellFacts | undefined {
    return this.facts.spells.find((spell) => spell.id === id);
  }

  /** The total price of this many armies. */
  armies(count: number): number {
    return count === 0 ? 0 : (this.facts.prices.armies[count] ?? Infinity);
  }
}

export const library = new Library();
