/** What can be opened by its name: peoples, runes, spells and combat cards. */
import { PEOPLES, RUNES, SPELLS } from './emblems';
import { CARDS } from './view';

export type CardKind = 'people' | 'rune' | 'spell' | 'combat';

export interface NamedCard {
  kind: CardKind;
  id: string;
}

/** The card behind a message such as `people-elves`, `spell-storm` or `card-hit`; people and rune cards are cards as well. */
export function cardNamed(name: string): NamedCard | null {
  const [, stem = '', id = ''] = /^(people|rune|spell|card)-(.+)$/.exec(name) ?? [];
  if (stem === 'spell') return id in SPELLS ? { kind: 'spell', id } : null;
  if (stem === 'card' && (CARDS as readonly string[]).includes(id)) return { kind: 'combat', id };
  if (stem !== 'rune' && (id in PEOPLES || id === 'golems')) return { kind: 'people', id };
  if (stem !== 'people' && id in RUNES) return { kind: 'rune', id };
  return null;
}
