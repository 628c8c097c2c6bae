import { get } from './api';
import { people } from './people.svelte';

const PAUSE = 60_000;

/** In how many games it is the reader's turn, asked for once a minute. */
class Turns {
  count = $state(0);

  /** A page's title with the number in front, which can be read on the tab; without the game that the page shows. */
  title(words: string, here = false): string {
    const count = this.count - Number(here);
    return count > 0 ? `(${count}) ${words}` : words;
  }

  /** Keeps asking; call once, inside a component. A question that is not answered is asked again. */
  follow(): void {
    $effect(() => {
      const ask = (): void => void this.#ask().catch(() => undefined);
      ask();
      const timer = setInterval(ask, PAUSE);
      return () => clearInterval(timer);
    });
  }

  /** The number is known: it stands on the tab, and on the icon of the installed page. */
  tell(count: number): void {
    this.count = count;
    void navigator.setAppBadge?.(count).catch(() => undefined); // not installed: nothing to write on
  }

  async #ask(): Promise<void> {
    this.tell((await people.find()) ? (await get<{ count: number }>('/api/me/turns')).count : 0);
  }
}

export const turns = new Turns();
