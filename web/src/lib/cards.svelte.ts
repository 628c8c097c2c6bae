import { getContext, setContext } from 'svelte';
import type { GameUi } from '../games/game';

/** The card that the reader has opened by its name. */
export class Cards {
  /** The message that names it: `card-P3`. */
  opened = $state<string | null>(null);

  constructor(private readonly ui: () => GameUi | null) {}

  /** Whether there is something to open under this name. */
  has(name: string): boolean {
    return this.ui()?.cards?.has(name) ?? false;
  }

  open(name: string): void {
    if (this.has(name)) this.opened = name;
  }
}

const KEY = 'cards';

export function offerCards(ui: () => GameUi | null): Cards {
  return setContext(KEY, new Cards(ui));
}

/** The cards of the table that a component belongs to, if any. */
export const useCards = (): Cards | undefined => getContext<Cards | undefined>(KEY);
