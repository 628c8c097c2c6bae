import { kebab } from '../../lib/names';
import type { LegalMove } from '../../lib/protocol';
import type { Texts, Voice } from '../../lib/text';

/** A view field by field: what `label-<field>` calls it, and its value as words. */
export function fields(view: unknown, texts: Texts): [string, string][] {
  return Object.entries(Object(view)).map(([name, value]) => {
    const label = `label-${name.replaceAll('_', '-')}`;
    return [texts.has(label) ? texts.say(label) : name.replaceAll('_', ' '), spelled(value)];
  });
}

/** Plain data as words. */
function spelled(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(spelled).join(value.some((item) => typeof item === 'object') ? '; ' : ', ') || '–';
  if (typeof value === 'object') return Object.entries(Object(value)).map(([name, item]) => `${name} ${spelled(item)}`).join(', ');
  return String(value);
}

/** A move in the words of its game. */
export const moveWords = (move: LegalMove, voice: Voice): string =>
  voice.texts.say(`move-${kebab(move.typed.type)}`, voice.values(move.typed));
