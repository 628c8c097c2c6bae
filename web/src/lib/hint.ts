import type { Advised } from './protocol';
import type { Voice } from './text';

type Words = [id: string, values?: Record<string, number | string>];

/** A hint in words: a title and sentences. It gives a number or a reason only where one is known. */
export function hintWords(advice: Advised, voice: Pick<Voice, 'reason'>, nameOf: (move: string) => string): { title: string; sentences: Words[] } {
  if (advice.only) return { title: 'hint-only-title', sentences: [['hint-only']] };
  const worth: Words =
    advice.worth === null ? ['hint-plain'] : [advice.exact ? 'hint-exact' : 'hint-worth', { worth: Math.round(advice.worth * 100) }];
  const why: Words[] = advice.reason ? [['hint-reason', { reason: voice.reason(advice.reason) }]] : [];
  return { title: 'hint-title', sentences: [...why, worth, ...equals(advice, voice, nameOf)] };
}

function equals({ equal, second }: Advised, voice: Pick<Voice, 'reason'>, nameOf: (move: string) => string): Words[] {
  const [first] = equal;
  if (first === undefined) return [];
  return [second ? ['hint-second', { move: nameOf(first), reason: voice.reason(second) }] : ['hint-equal', { count: equal.length }]];
}
