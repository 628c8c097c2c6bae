import { fetchText } from './api';
import { settings } from './settings.svelte';
import { Texts, type Language, type Values } from './text';

const PAGE = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

const load = (files: Record<string, () => Promise<string>>, path: string): Promise<string> =>
  files[path]?.() ?? Promise.resolve('');

/** What else of a game's words a page needs. */
export type More = 'lessons' | 'puzzles' | null;

/** The words of the server that all pages share, by language. They are fetched once, or again if they did not come. */
const shared = new Map<Language, Promise<string>>();

function readShared(language: Language): Promise<string> {
  const reading = shared.get(language) ?? fetchText(`/api/text/${language}.ftl`);
  shared.set(language, reading);
  return reading.catch(() => {
    shared.delete(language);
    return '';
  });
}

async function read(language: Language, game: string | null, more: More): Promise<Texts> {
  const sources = [load(PAGE, `../text/${language}.ftl`), readShared(language)];
  if (game) {
    sources.push(fetchText(`/api/games/${game}/text/${language}.ftl`));
    sources.push(load(BOARDS, `../games/${game}/text/${language}.ftl`));
    if (more) sources.push(fetchText(`/api/games/${game}/${more}/${language}.ftl`));
  }
  return new Texts(language, await Promise.all(sources));
}

/** The words of the page in the chosen language, and those of the current game. */
class Speech {
  texts = $state.raw(new Texts('en', []));
  game = $state<string | null>(null);
  /** The words that are there besides those of the game. */
  #more: More = null;
  /** The words of games that the page does not know, by which they introduce themselves in lists. */
  strangers = $state.raw<Record<string, Texts>>({});
  #listed: string[] = [];
  #read = new Map<string, Promise<Texts>>();

  get ready(): boolean {
    return this.texts.has('brand') && (this.game === null || this.texts.has('game-title'));
  }

  /** Resolves when the words of this game, or of the page alone, are on the page. */
  async use(game: string | null, language: Language = settings.language, more: More = null): Promise<void> {
    this.game = game;
    this.#more = more;
    const texts = await this.of(game, language, more);
    if (this.game === game && this.#more === more && settings.language === language) this.texts = texts;
    this.meet(this.#listed, language);
  }

  /** Reads the words of those of these games that the page has no title for; one whose words do not come goes by its id. */
  meet(games: string[], language: Language = settings.language): void {
    this.#listed = games;
    if (!this.texts.has('brand')) return; // `use` comes back to it
    for (const game of games.filter((one) => !this.texts.has(`title-${one}`))) {
      this.of(game, language).then(
        (words) => settings.language === language && (this.strangers = { ...this.strangers, [game]: words }),
        () => undefined,
      );
    }
  }

  /** The words of the page and of a game; they are read once. */
  async of(game: string | null, language: Language, more: More = null): Promise<Texts> {
    const key = `${language}/${game ?? ''}/${more ?? ''}`;
    const reading = this.#read.get(key) ?? read(language, game, more);
    this.#read.set(key, reading);
    try {
      return await reading;
    } catch (problem) {
      this.#read.delete(key);
      throw problem;
    }
  }

  /** Loads the words again whenever the language changes; call once, inside a component. */
  follow(): void {
    $effect(() => {
      void this.use(this.game, settings.language, this.#more).catch(() => undefined);
    });
  }
}

export const speech = new Speech();

/** What a game is called in a list: by the page, by itself, or by its id while its words are on their way. */
export function titleOf(game: string): string {
  const message = `title-${game}`;
  if (speech.texts.has(message)) return t(message);
  return speech.strangers[game]?.say('game-title') ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** The address of the rules: those of the current game, if there is one. */
export const rulesPath = (): string => (speech.game === null ? '/rules' : `/rules/${speech.game}`);

/** A message of the page in the reader's language. */
export function t(message: string, values: Values = {}): string {
  return speech.texts.say(message, values);
}
