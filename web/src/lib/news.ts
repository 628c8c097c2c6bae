import type { GameUi } from '../games/game';
import type { Event, Scene } from './protocol';

/** What the others have done since the viewer's last turn. */
export interface News {
  /** The first event after that turn; 0 if there was none, or if nobody else has had a turn since. */
  from: number;
  /** By event: the seat whose turn it belongs to; null before the first turn. */
  turns: (number | null)[];
}

type Table = Pick<GameUi, 'opensTurn' | 'doer'>;

export const doerOf = (ui: Table, scene: Scene, event: Event): number | null => (typeof event.seat === 'number' ? event.seat : (ui.doer?.(scene, event) ?? null));

/** Answering a question during another player's turn is not a turn. */
export function newsOf(ui: Table, scene: Scene, events: Event[]): News {
  let [whose, from, after]: [number | null, number, boolean] = [null, 0, false];
  const turns = events.map((event, at) => {
    if (ui.opensTurn(event)) {
      whose = doerOf(ui, scene, event);
      if (whose === scene.viewer) after = true;
      else if (after) [from, after] = [at, false];
    }
    return whose;
  });
  return { from, turns };
}
