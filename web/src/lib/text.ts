/**
 * Words: the same Fluent files and the same few conventions as in manawell/kernel/text.py.
 *
 * - an event `relic-swapped` is spoken by the message `event-relic-swapped`;
 * - a field whose name stands in the game's name table is spoken by name: `card` = `P3` by the message `card-P3`;
 * - a field that is a seat is spoken by the player's name, and `$<field>-is` says `you` or `other`;
 * - a list of names is joined as the language does; a list of lists or numbers becomes `$hands-0`, `$hands-1`, …
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Event, Options, Refusal } from './protocol';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const SEAT_FIELDS = ['seat', 'loser', 'payer'];
/** What messages are given for a missing value. */
const NOTHING = 'none';
/** Marks around a name in a sentence, so that the page can print it bold, and between its id and its words. They are never shown. */
const STRONG = ['\uE000', '\uE001'] as const;
const NAMED = '\uE002';

/** A minus sign inside words that the engine has written, such as the name of a field. */
const MINUS = /(?<![\w\u2013-])-(?=\d)/g;

export class Texts {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The message with its values; a missing one shows its id, since a page must not break over a word. */
  say(message: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern == null ? message : unbroken(this.#bundle.formatPattern(pattern, hyphenated(values), []));
  }

  /** How the ids of messages go on that begin so, where one plain word follows. */
  after(start: string): string[] {
    return [...this.#bundle._messages.keys()].filter((id) => id.startsWith(start)).map((id) => id.slice(start.length)).filter((rest) => /^\w+$/.test(rest));
  }

  join(words: string[]): string {
    return words.length ? this.#list.format(words) : '–';
  }
}

/** No line ends inside a pair of coordinates. */
const unbroken = (text: string): string => text.replace(/\((\u2212?\d+), (\u2212?\d+)\)/g, '($1,\u00A0$2)');

/** A number for a sentence, with a true minus sign. */
const figure = (value: FluentVariable): FluentVariable => (typeof value === 'number' && value < 0 ? `\u2212${-value}` : value);

function hyphenated(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll('_', '-'), figure(value)]));
}

/** Adds values to those of an event, so that the page can name a place or a piece in its own words. */
export type Telling = (fields: Record<string, unknown>, voice: Voice, options: Options) => Values;

/**
 * Tells a game's events and refusals to one viewer; where a page has words of its own for an event or a name, with those.
 * Everybody is called the same everywhere: the viewer is "you", all others go by what `playerNames` says.
 */
export class Voice {
  constructor(
    readonly texts: Texts,
    private readonly names: Record<string, string>,
    private readonly players: string[],
    private readonly viewer: number,
    private readonly strong = false,
    private readonly telling?: Telling,
    private readonly options: Options = {},
  ) {}

  /** Whether the reader sits there; in games of others nobody does. */
  speaksTo(seat: number | null | undefined): boolean {
    return seat != null && seat >= 0 && seat === this.viewer;
  }

  event(event: Event): string {
    const { event: kind, ...fields } = event;
    return this.#say(`event-${kind}`, this.values(fields));
  }

  /** What speaks for a move, in a clause. */
  reason(reason: { id: string; values?: Record<string, unknown> }): string {
    return this.#say(`reason-${reason.id}`, this.values(reason.values ?? {}));
  }

  refusal(refusal: Pick<Refusal, 'reason' | 'values'>): string {
    return this.texts.say(refusal.reason, this.values(refusal.values)).replace(MINUS, '\u2212');
  }

  values(fields: Record<string, unknown>): Values {
    const spoken: Values = {};
    this.players.forEach((name, seat) => (spoken[`seat-${seat}`] = this.#mark(name)));
    for (const [name, value] of Object.entries(fields)) {
      if (SEAT_FIELDS.includes(name) && typeof value === 'number') {
        spoken[name] = this.#mark(this.players[value] ?? '');
        spoken[`${name}-is`] = value === this.viewer ? 'you' : 'other';
      } else if (value === null || value === '') {
        spoken[name] = spoken[`${name}-id`] = NOTHING;
      } else if (typeof value === 'string') {
        spoken[name] = this.#name(name, value);
        spoken[`${name}-id`] = value;
      } else if (Array.isArray(value)) {
        Object.assign(spoken, this.#several(name, value));
      } else if (typeof value === 'number' || typeof value === 'boolean') {
        spoken[name] = Number(value);
      }
    }
    return { ...spoken, ...this.telling?.(fields, this, this.options) };
  }

  #several(name: string, value: unknown[]): Values {
    if (value.every((item) => typeof item === 'string')) {
      return { [name]: this.texts.join(value.map((item) => this.#name(name, item))), [`${name}-count`]: value.length };
    }
    const parts: Values = {};
    value.forEach((item, index) => {
      parts[`${name}-${index}`] = Array.isArray(item)
        ? this.texts.join(item.map((word) => this.#name(name, String(word))))
        : Number(item);
    });
    return parts;
  }

  #name(field: string, value: string): string {
    const stem = this.names[field];
    if (!stem) return value;
    const name = `${stem}-${value}`;
    return this.#mark(this.#say(name), name);
  }

  #say(message: string, values: Values = {}): string {
    const own = `page-${message}`;
    return this.texts.say(this.texts.has(own) ? own : message, values);
  }

  #mark(words: string, name = ''): string {
    return this.strong ? marked(words, name) : words;
  }
}

/** Words that are printed bold; those of a thing, called by its message as in `card-P3`, open its card where there is one. */
export const marked = (words: string, name = ''): string => STRONG[0] + name + NAMED + words + STRONG[1];

/** The options of a table as values of a message. */
export const optionValues = (options: Options): Values => Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]));

export interface Run {
  text: string;
  strong: boolean;
  /** The message that names a thing: `card-P3`. */
  name: string | null;
}

/** A sentence with marked words, cut into plain and bold pieces. */
export function runs(sentence: string): Run[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (!text.startsWith(STRONG[0])) return { text, strong: false, name: null };
      const [name = '', words = ''] = text.slice(1, -1).split(NAMED);
      return { text: words, strong: true, name: name || null };
    });
}

/** A piece of a sentence with the characters right before and after it that must stay on the same line. */
export interface Glued {
  run: Run;
  before: string;
  after: string;
}

/** Moves punctuation next to a held piece from its neighbours to the piece. */
export function glued(pieces: Run[], held: (run: Run) => boolean): Glued[] {
  const found = pieces.map((run) => ({ run: { ...run }, before: '', after: '' }));
  found.forEach((piece, at) => {
    if (!held(piece.run)) return;
    const [last, next] = [found[at - 1]?.run, found[at + 1]?.run];
    if (last && !last.strong) [last.text, piece.before] = cut(last.text, /\S*$/);
    if (next && !next.strong) [next.text, piece.after] = cut(next.text, /^\u00A0?\S*/);
  });
  return found;
}

function cut(text: string, part: RegExp): [string, string] {
  const [close = ''] = part.exec(text) ?? [];
  return [text.replace(part, ''), close];
}

/** The first of the reader's languages that the page has. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
