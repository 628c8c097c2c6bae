import { fetchText } from './api';
import { settings } from './settings.svelte';
import { Texts, type Language, type Values } from './text';

const PAGE = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

const load = (files: Record<string, () => Promise<string>>, path: string): Promise<string> =>
  files[path]?.() ?? Promise.resolve('');

async function read(language: Language, game: string | null): Promise<Texts> {
  const sources = [load(PAGE, `../text/${language}.ftl`), fetchText(`/api/text/${language}.ftl`).catch(() => '')];
  if (game) {
    sources.push(fetchText(`/api/games/${game}/text/${language}.ftl`));
    sources.push(load(BOARDS, `../games/${game}/text/${language}.ftl`));
  }
  return new Texts(language, await Promise.all(sources));
}

/** The words on the page, in the chosen language, with those of the game at hand. */
class Speech {
  texts = $state.raw(new Texts('en', []));
  game = $state<string | null>(null);
  #read = new Map<string, Promise<Texts>>();

  get ready(): boolean {
    return this.texts.has('brand') && (this.game === null || this.texts.has('game-title'));
  }

  /** Resolves when the words of this game, or of the page alone, are on the page. */
  async use(game: string | null, language: Language = settings.language): Promise<void> {
    this.game = game;
    const key = `${language}/${game ?? ''}`;
    const reading = this.#read.get(key) ?? read(language, game);
    this.#read.set(key, reading);
    try {
      const texts = await reading;
      if (this.game === game && settings.language === language) this.texts = texts;
    } catch (problem) {
      this.#read.delete(key);
      throw problem;
    }
  }

  /** Loads the words again whenever the language changes; call once, inside a component. */
  follow(): void {
    $effect(() => {
      void this.use(this.game, settings.language).catch(() => undefined);
    });
  }
}

export const speech = new Speech();

/** A message of the page in the reader's language. */
export function t(message: string, values: Values = {}): string {
  return speech.texts.say(message, values);
}
