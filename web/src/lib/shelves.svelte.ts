import { Fault } from './api';
import { settings } from './settings.svelte';
import { speech, t } from './speech.svelte';
import type { Texts } from './text';

/** What a page about all games has in common with others: the words of each game in the reader's language, and what went wrong. */
export class Shelves {
  /** By game. */
  words = $state.raw<Record<string, Texts>>({});
  toast = $state<string | null>(null);

  /** To be called in an effect, so that another language is read when it is chosen. */
  read(games: readonly { game: string }[], kind: 'lessons' | 'puzzles'): void {
    for (const { game } of games) {
      speech.of(game, settings.language, kind).then((found) => (this.words = { ...this.words, [game]: found }), this.complain);
    }
  }

  readonly complain = (problem: unknown): void => {
    this.toast = problem instanceof Fault ? t(problem.fault, problem.values) : t('fault-offline');
  };
}
