/** What the activated unit can do, and why it cannot do the rest: the engine says both. */
import type { Reach } from '../../lib/aim';
import type { Refusal, Unusable } from '../../lib/protocol';
import type { Voice } from '../../lib/text';
import { abilityOf } from './decisions';
import { attackSum, rangeText, sayer, type Say } from './labels';
import { library, type KnownAbility } from './reference.svelte';
import { moveOf, type Unit, type View } from './view';

export interface Ability {
  /** What its button chooses. */
  id: string;
  card: string | null;
  name: string;
  cost: string[];
  /** Its figures or what it does, in a line. */
  line: string;
  text: string;
  usable: boolean;
  /** Why it cannot be used: in a few words, and in a sentence; null while that is not known. */
  why: { brief: string; full: string } | null;
  markers: number | null;
}

/** What the buttons and the gestures of moves call an ability. */
const keyOf = ({ card, ability, twins }: KnownAbility): string => (card === null ? `ab:${basic(ability.id)}` : twins ? `ab:${card}:${ability.id}` : `ab:${card}`);
const basic = (id: string): string => (id === 'hand_over' ? 'give' : id);

function nameOf(say: Say, { card, ability, twins }: KnownAbility): string {
  if (card === null) return say(`ath-${basic(ability.id)}`);
  if (library.card(card)?.kind === 'genus') return say(`ath-part-${ability.id}`);
  return say(`card-${card}`) + (twins ? ` (${say(`ath-part-${ability.id}`)})` : '');
}

function figures(say: Say, unit: Unit, { ability }: KnownAbility, text: string): string {
  if (ability.attack === null || ability.value === null || ability.value === 0) return text;
  const values = { attack: say(`attack-${ability.attack}`), value: attackSum(unit, ability.attack, ability.value), range: rangeText(ability.range) };
  return say(ability.range[1] === 0 ? 'ath-attack-anywhere' : 'ath-attack', values);
}

function whyNot(voice: Voice, refusal: Refusal | undefined): Ability['why'] {
  if (!refusal) return null;
  const { least, most } = refusal.values;
  const range = typeof least === 'number' && typeof most === 'number' ? rangeText([least, most]) : '';
  const brief = refusal.reason.replace(/^refusal-/, 'ath-why-');
  return { brief: voice.texts.say(brief, { ...voice.values(refusal.values), range }), full: voice.refusal(refusal) };
}

/** The buttons that the legal moves belong to. */
export const usable = (reaches: readonly Pick<Reach, 'move'>[]): ReadonlySet<string> => new Set(reaches.flatMap(({ move }) => abilityOf(moveOf(move)) ?? []));

/** The abilities of the activated unit, or of any other only those that it can use now. */
function listed(view: View, legal: ReadonlySet<string>, brief: boolean): KnownAbility[] {
  if (brief) return library.abilities.filter((one) => legal.has(keyOf(one)));
  return view.abilities.flatMap((number) => library.ability(number) ?? []);
}

/** All abilities of a unit in the order of its cards; an attack that another ability repeats counts as one of its own. */
export function abilities(voice: Voice, view: View, unit: Unit, legal: ReadonlySet<string>, unusable: Unusable, brief: boolean): Ability[] {
  const say = sayer(voice.texts);
  return listed(view, legal, brief).flatMap((known): Ability[] => {
    const { card, ability } = known;
    const [id, name] = [keyOf(known), nameOf(say, known)];
    const text = card === null ? say(`ath-${basic(ability.id)}-line`) : library.text(card);
    const markers = ability.cost.includes('T') ? (view.board.markers[unit.seat]?.[card ?? ''] ?? 0) : null;
    const shown = { card, cost: ability.cost, text, markers };
    const repeated = [...legal].filter((one) => card !== null && one.startsWith(`${id}:`));
    if (repeated.length > 0) return repeated.map((one) => ({ ...shown, id: one, name: `${name}: ${say(`card-${one.slice(id.length + 1)}`)}`, line: text, usable: true, why: null }));
    const works = legal.has(id);
    return [{ ...shown, id, name, line: figures(say, unit, known, text), usable: works, why: works ? null : whyNot(voice, unusable[ability.number]) }];
  });
}

/** What the number keys choose: the abilities that can be used, in the order in which they are shown. */
export function usableAbilities(view: View, legal: ReadonlySet<string>): string[] {
  const order = listed(view, legal, false).map(keyOf);
  return order.flatMap((id) => [...legal].filter((one) => one === id || (!order.includes(one) && one.startsWith(`${id}:`))));
}
