/** What is printed on the tiles: read from the engine once, before the first tile is drawn. */
import { get } from '../../lib/api';

export type Direction = 'N' | 'E' | 'S' | 'W';

export interface Spell {
  direction: Direction;
  golems: number;
  range: number;
  /** Whether it breaks shields. */
  breaks: boolean;
  /** The way from the tile to the cell that the spell aims at. */
  x: number;
  y: number;
}

export interface Face {
  kind: string;
  points: number;
  shields: number;
  starred: boolean;
}

export interface Reference {
  /** The row in which a lone player's wizard enters. */
  entry_row: number;
  /** `faces` holds the spells by rotation, in quarter turns clockwise. */
  tiles: (Face & { id: string; faces: Spell[][] })[];
}

export const DIRECTIONS: Direction[] = ['N', 'E', 'S', 'W'];
export const directionOf = (name: string): Direction => DIRECTIONS.find((direction) => direction === name) ?? 'N';
/** Where the directions point on the screen. */
export const STEPS: Record<Direction, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

class Library {
  #tiles: ReadonlyMap<string, Reference['tiles'][number]> = new Map();
  entryRow = 0;

  /** Reads the tiles unless they are known. */
  async read(): Promise<void> {
    if (this.#tiles.size === 0) this.fill(await get<Reference>('/api/games/rivality/reference'));
  }

  fill({ entry_row, tiles }: Reference): void {
    this.entryRow = entry_row;
    this.#tiles = new Map(tiles.map((tile) => [tile.id, tile]));
  }

  face(tile: string): Face {
    const found = this.#tiles.get(tile);
    if (!found) throw new Error(`The reference has no tile ${tile}.`);
    return found;
  }

  /** The spells of a tile as it lies: north, east, south, west. */
  spells(tile: string, rotation: number): Spell[] {
    return this.#tiles.get(tile)?.faces[rotation] ?? [];
  }
}

export const library = new Library();

export const face = (tile: string): Face => library.face(tile);
export const spellList = (tile: string, rotation: number): Spell[] => library.spells(tile, rotation);
