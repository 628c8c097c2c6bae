import { readFileSync } from 'node:fs';
import { type LANGUAGES, Texts } from '../lib/text';

export type Language = (typeof LANGUAGES)[number];

const read = new Map<string, Texts>();

/** The words of a game for tests. Reading them takes longer than most tests, so they are read once. */
export function wordsOf(game: string, language: Language): Texts {
  const key = `${game} ${language}`;
  const files = [`../src/manawell/games/${game}/text/${language}.ftl`, `src/games/${game}/text/${language}.ftl`];
  const texts = read.get(key) ?? new Texts(language, files.map((file) => readFileSync(file, 'utf-8')));
  read.set(key, texts);
  return texts;
}
