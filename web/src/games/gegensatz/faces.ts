/** What is printed on the cards, read from the engine once, before the first card is drawn; and how it is drawn. */
import { get } from '../../lib/api';

export type Element = 'green' | 'purple' | 'red' | 'blue';
export type Suit = Element | 'ash' | 'sun';

export interface Face {
  suit: Suit;
  symbol: string | null;
  numbers: number[];
}

export interface Reference {
  /** In their order around the codex. */
  colours: Element[];
  cards: { id: string; colour: Element | null; symbol: string | null; numbers: number[] }[];
}

class Library {
  #faces: ReadonlyMap<string, Face> = new Map();
  colours: Element[] = [];

  /** Reads the cards unless they are known. */
  async read(): Promise<void> {
    if (this.#faces.size === 0) this.fill(await get<Reference>('/api/games/gegensatz/reference'));
  }

  fill({ colours, cards }: Reference): void {
    this.colours = colours;
    this.#faces = new Map(cards.map(({ id, colour, symbol, numbers }) => [id, { suit: colour ?? (symbol === null ? 'sun' : 'ash'), symbol, numbers }]));
  }

  face(card: string): Face {
    const found = this.#faces.get(card);
    if (!found) throw new Error(`The reference has no card ${card}.`);
    return found;
  }

  /** Every card, in the order of its colour and number. */
  get cards(): string[] {
    return [...this.#faces.keys()];
  }
}

export const library = new Library();

export const face = (card: string): Face => library.face(card);

export const isColour = (suit: Suit): suit is Element => suit !== 'ash' && suit !== 'sun';

/** The pattern behind the symbol, so that colour is never the only sign. */
export const PATTERNS: Record<Suit, string> = {
  green:
    'M-6 150C20 110 8 70 40 40M20 160C44 120 36 84 70 58M56 160C70 130 72 104 100 84M12 96c10-6 14-14 14-24M34 118c12-4 18-12 22-24M70 132c10-6 18-10 24-22',
  purple:
    'M50 72m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M50 72m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M50 72m-56 0a56 56 0 1 0 112 0a56 56 0 1 0-112 0M50 72m-72 0a72 72 0 1 0 144 0a72 72 0 1 0-144 0',
  red: 'M-4 128l18-22 18 22 18-22 18 22 18-22 18 22M-4 146l18-22 18 22 18-22 18 22 18-22 18 22M-4 110l18-22 18 22 18-22 18 22 18-22 18 22M-4 92l18-22 18 22 18-22 18 22 18-22 18 22',
  blue: 'M-4 100c10-8 18-8 26 0s18 8 26 0 18-8 26 0 18 8 30 0M-4 116c10-8 18-8 26 0s18 8 26 0 18-8 26 0 18 8 30 0M-4 132c10-8 18-8 26 0s18 8 26 0 18-8 26 0 18 8 30 0M-4 84c10-8 18-8 26 0s18 8 26 0 18-8 26 0 18 8 30 0',
  ash: 'M14 0l8 26-10 18 16 22-12 20 14 26-10 38M78 0l-8 22 12 24-16 18 10 26-14 20 12 40M28 66l20 6 18-8M30 112l22-8 12 6',
  sun: 'M50 75L-20 20M50 75L-20 60M50 75L-20 100M50 75L0 160M50 75L35 170M50 75L70 170M50 75L110 150M50 75L130 95M50 75L130 55M50 75L120 5M50 75L80-20M50 75L45-20M50 75L10-20',
};
