import type { Event, LegalMove, Scene } from '../lib/protocol';

/** Reads what the server sends of one game by the types that are generated for it. */
export interface Typed<View, Told, Move> {
  viewOf(scene: Pick<Scene, 'view'>): View;
  eventOf(event: Event): Told;
  moveOf(move: Pick<LegalMove, 'typed'>): Move;
}

/**
 * The types of a game's messages. The schema of the socket leaves them open, since it is the same for all games, and the
 * server sends nothing else: the only place that says so.
 */
export function typedAs<View, Told, Move>(): Typed<View, Told, Move> {
  return {
    viewOf: ({ view }) => view as View,
    eventOf: (event) => event as Told,
    moveOf: ({ typed }) => typed as Move,
  };
}
