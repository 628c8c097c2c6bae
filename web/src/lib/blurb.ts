import type { GameInfo } from './api';
import { speech, t } from './speech.svelte';

/** A game in a sentence: in the page's words, or else in its own. */
export function aboutOf(id: string): string {
  return speech.texts.has(`about-${id}`) ? t(`about-${id}`) : (speech.strangers[id]?.say('game-about') ?? '');
}

/** For how many it is, and how long it takes if the page knows. */
export function metaOf(id: string, game: GameInfo | undefined): string {
  if (speech.texts.has(`meta-${id}`)) return t(`meta-${id}`);
  const counts = (game?.modes ?? []).map(({ seats }) => seats.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0) return '';
  return least === most ? t('meta-players-exactly', { count: most }) : t('meta-players', { least, most });
}
