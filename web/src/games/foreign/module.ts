import type { Event, LegalMove, Outcome } from '../../lib/protocol';
import type { Values } from '../../lib/text';

/** What the page does for the board of a game from another package. */
export interface Page {
  /** A message of the game or of the page, in the reader's language. */
  say(message: string, values?: Values): string;
  /** Somebody has pressed a place: the page previews its move or plays it, as the player likes it. */
  point(place: string): void;
}

/** A legal move, and the place on the board that stands for it. */
export type OfferedMove = LegalMove & { place: string | null };

/** What there is to draw. */
export interface Picture {
  view: unknown;
  /** Through whose eyes; below 0 for somebody without a seat. */
  viewer: number;
  actor: number | null;
  /** The names of the players, by seat. */
  players: string[];
  /** The moves of the viewer; none when somebody else is to move. */
  legal: OfferedMove[];
  /** The place of the move that is being looked at, or that a hint recommends. */
  aimed: string | null;
  /** What is just being shown, if the board is in motion. */
  event: Event | null;
  outcome: Outcome | null;
}

/** A board that stands on the page. */
export interface Drawn {
  update(picture: Picture): void;
  destroy?(): void;
}

/**
 * What `static/board.js` of a game from another package exports.
 *
 * `board` draws into an empty element and returns how to draw the next picture. An element that stands for a place
 * carries its name in `data-target`: so arrow keys reach it and the page knows what has the focus. `place` says where on
 * the board a move is; a move that is nowhere on it, or every one if there is no `place`, gets a button.
 */
export interface BoardModule {
  board(root: HTMLElement, page: Page): Drawn;
  place?(move: LegalMove, view: unknown): string | null;
}

/** The module at this address, or null if it cannot be loaded or draws no board. */
export async function load(address: string): Promise<BoardModule | null> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as Partial<BoardModule>;
    if (typeof module.board === 'function') return module as BoardModule;
    console.warn(`${address} exports no function called board`);
  } catch (problem) {
    console.warn(`${address} cannot be loaded`, problem);
  }
  return null;
}
