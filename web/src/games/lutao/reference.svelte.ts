/** The mat, the lands, the cards and the prices, read once for each material. */
import { get } from '../../lib/api';

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
  ring: number[];
  golems: number[];
  lands: LandFacts[];
  artefacts: { people: string; rune: string }[];
  peoples: PeopleFacts[];
  runes: string[];
  combat: { id: string; count: number }[];
  spells: SpellFacts[];
  prices: { armies: number[]; ship: number; city: number; stick: number };
}

const NOTHING: Reference = { ring: [], golems: [], lands: [], artefacts: [], peoples: [], runes: [], combat: [], spells: [], prices: { armies: [0], ship: 0, city: 0, stick: 0 } };

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

  land(code: string): LandFacts | undefined {
    return this.facts.lands.find((land) => land.code === code || land.id === code);
  }

  /** How many combat cards one, two and three armies of a people draw, "2 / 3 / 4", and how many it returns. */
  draws(id: string): { draws: string; returned: number } {
    const found = this.facts.peoples.find((people) => people.id === id);
    return { draws: found?.draws.join(' / ') ?? '', returned: found?.returned ?? 0 };
  }

  spell(id: string): SpellFacts | undefined {
    return this.facts.spells.find((spell) => spell.id === id);
  }

  /** The whole price of so many armies. */
  armies(count: number): number {
    return count === 0 ? 0 : (this.facts.prices.armies[count] ?? Infinity);
  }
}

export const library = new Library();
