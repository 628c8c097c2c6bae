/** The builder's own words; they come with the builder, and card names with the game. */
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/speech.svelte';
import { Texts, type Language, type Values } from '../../../lib/text';
import type { Objection } from './draft';

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

class Words {
  texts = $state.raw<Texts | null>(null);
  #read = new Map<Language, Promise<Texts>>();

  async use(language: Language): Promise<void> {
    const reading = this.#read.get(language) ?? (FILES[`./text/${language}.ftl`]?.() ?? Promise.resolve('')).then((source) => new Texts(language, [source]));
    this.#read.set(language, reading);
    this.texts = await reading;
  }
}

export const words = new Words();

/** A message of the builder in the reader's language. */
export const say = (message: string, values: Values = {}): string => words.texts?.say(message, values) ?? message;

export const cardName = (card: string): string => t(`card-${card}`);

/** The text of a card in the reader's language, with its typography. */
export function cardText(card: { text: Record<Language, string> }): string {
  const text = card.text[settings.language];
  return settings.language === 'fr' ? text.replace(/ (?=[:;?!])/g, '\u00A0').replaceAll("'", '’') : text;
}

export const ROMAN = ['I', 'II', 'III', 'IV'] as const;
export const numeral = (alpha: number): string => ROMAN[alpha] ?? String(alpha + 1);

const REFUSAL = 'refusal-';

function spoken(values: Objection['values']): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  if (typeof values.card === 'string') found.card = cardName(values.card);
  if (typeof values.alpha === 'number') found.alpha = numeral(values.alpha - 1);
  return found;
}

/** An objection in a sentence: the builder's own, or what the table would say. */
export function objected({ reason, values }: Objection): string {
  const own = !reason.startsWith(REFUSAL) || values.alpha !== undefined;
  return own ? say(`no-${reason.replace(REFUSAL, '')}`, spoken(values)) : t(reason, spoken(values));
}

/** The same in a few words, for a card on the shelf. */
export const briefly = ({ reason, values }: Objection): string => say(`brief-${reason.replace(REFUSAL, '')}`, spoken(values));
