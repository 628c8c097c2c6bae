import { get } from './api';
import { settings } from './settings.svelte';

const PAUSE = 30_000;

/** What the host of this server announces, asked for every half minute while the page is seen. */
class House {
  #announced = $state('');
  #dismissed = $state('');

  /** What is to be read now; empty if nothing, or if it was put away. */
  get announcement(): string {
    return this.#announced === this.#dismissed ? '' : this.#announced;
  }

  dismiss(): void {
    this.#dismissed = this.#announced;
  }

  /** A question that is not answered is asked again later. */
  async ask(language: string): Promise<void> {
    const found = await get<{ announcement: string }>(`/api/house?lang=${language}`).catch(() => null);
    if (found) this.#announced = found.announcement;
  }

  /** Keeps asking; call once, inside a component. */
  follow(): void {
    $effect(() => {
      const language = settings.language;
      const ask = (): void => {
        if (document.visibilityState === 'visible') void this.ask(language);
      };
      ask();
      const timer = setInterval(ask, PAUSE);
      document.addEventListener('visibilitychange', ask);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', ask);
      };
    });
  }
}

export const house = new House();
