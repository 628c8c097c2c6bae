import { untrack } from 'svelte';

/** Makes a screen reader repeat the same words. */
const fresh = (text: string, before: string): string => (before === text ? `${text}\u00A0` : text);

/** What a screen reader should say; the live regions of the page show it. */
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    this.polite = fresh(text, untrack(() => this.polite));
  }

  interrupt(text: string): void {
    this.urgent = fresh(text, untrack(() => this.urgent));
  }
}

export const announcer = new Announcer();
