import type { Advised } from './protocol';

type Words = [id: string, values?: Record<string, number>];

/** What is said of a hint: a title, and sentences. A number is named only where one is known. */
export function hintWords(advice: Advised): { title: string; sentences: Words[] } {
  if (advice.only) return { title: 'hint-only-title', sentences: [['hint-only']] };
  const worth: Words =
    advice.worth === null ? ['hint-plain'] : [advice.exact ? 'hint-exact' : 'hint-worth', { worth: Math.round(advice.worth * 100) }];
  const count = advice.equal.length;
  return { title: 'hint-title', sentences: count > 0 ? [worth, ['hint-equal', { count }]] : [worth] };
}
