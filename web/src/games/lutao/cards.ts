/** Cards that can be opened by name: peoples, runes, spells and combat cards. */
import { PEOPLES, RUNES, SPELLS } from './emblems';
import { CARDS } from './view';

export type CardKind = 'people' | 'rune' | 'spell' | 'combat';

export interface NamedCard {
  kind: CardKind;
  id: string;
}

/** The card that a message such as `people-elves`, `spell-storm` or `card-hit` names; `card-` also goes with peoples and runes. */
export function cardNamed(name: string): NamedCard | null {
  const [, stem = '', id = ''] = /^(people|rune|spell|card)-(.+)$/.exec(name) ?? [];
  if (stem === 'spell') return id in SPELLS ? { kind: 'spell', id } : null;
  if (stem === 'card' && CARDS.includes(id)) return { kind: 'combat', id };
  if (stem !== 'rune' && (id in PEOPLES || id === 'golems')) return { kind: 'people', id };
  if (stem !== 'people' && id in RUNES) return { kind: 'rune', id };
  return null;
}
