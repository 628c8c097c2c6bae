import { send, type Choice, type Count, type GameInfo, type Level, type Mode, type SeatWish, type TermsWish } from './api';
import { people } from './people.svelte';
import type { Options } from './protocol';
import { router } from './router.svelte';
import { t } from './speech.svelte';
import { remember, usualLevel, usualOptions } from './usual';

/** Whether an option exists beside the others that are chosen. */
export function applies(option: Choice | Count, chosen: Options): boolean {
  return fits(option.only_with, chosen);
}

/** The values of a choice that exist beside the others that are chosen. */
export function valuesOf(option: Choice, chosen: Options): string[] {
  return option.values.filter((value) => fits(option.value_only_with[value] ?? {}, chosen));
}

/** Yes or no. */
export const isSwitch = (option: Choice): boolean => option.values.toSorted().join() === 'false,true';

/**
 * What everybody should see: how the game is played, which is its first choice, and what depends on that. The deal,
 * counts, and choices beside it such as an edition can wait until somebody looks for them.
 */
export function isMain(game: GameInfo, option: Choice | Count): boolean {
  const depends = Object.keys(option.only_with).length > 0;
  return option.kind === 'choice' && !option.deal && (depends || option.id === game.options[0]?.id);
}

function fits(needs: Record<string, string[]>, chosen: Options): boolean {
  return Object.entries(needs).every(([name, values]) => values.includes(String(chosen[name])));
}

/** The options as they would be sent: what was chosen, and the defaults of the rest. */
export function settled(game: GameInfo, chosen: Options): Options {
  const complete: Options = {};
  for (const option of game.options) {
    if (applies(option, complete)) complete[option.id] = chosenOf(option, chosen[option.id] ?? option.default, complete);
  }
  return complete;
}

/** What was wished for, as far as it exists beside the others. */
function chosenOf(option: Choice | Count, wish: string | number, complete: Options): string | number {
  if (option.kind === 'count') return wish;
  const values = valuesOf(option, complete);
  return [String(wish), option.default].find((value) => values.includes(value)) ?? values[0] ?? option.default;
}

/** The seats that a choice of options has, and who plays with whom; counts and the deal do not matter for that. */
export function modeFor(game: GameInfo, options: Options): Mode {
  const choices = game.options.filter((option) => option.kind === 'choice' && !option.deal).map((option) => option.id);
  const mode = game.modes.find((known) => choices.every((id) => known.options[id] === options[id]));
  return mode ?? game.modes[0] ?? { options: {}, seats: [], sides: [] };
}

/** The reader sits first, the others are bots. */
export const usualSeats = (count: number, levels: readonly Level[]): SeatWish[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: usualLevel(levels) }));

/** A seat as it is requested. It has its own name only if one person takes several seats and has named it. */
export function named(chair: SeatWish, several: boolean): SeatWish {
  if (chair.kind !== 'me') return chair;
  const name = several ? chair.name?.trim() : '';
  return name ? { kind: 'me', name } : { kind: 'me' };
}

/** Whether a number may not be chosen (`Count` in manawell/kernel/options.py). */
export function isOutOfRange(option: Count, value: string | number): boolean {
  const number = Number(value);
  if (option.or_none && number === 0) return false;
  const inside = Number.isInteger(number) && number >= option.minimum && number <= option.maximum;
  return !inside || (number - option.minimum) % option.step !== 0;
}

/** The numbers that may be chosen, in words. */
export const rangeOf = ({ minimum, maximum, step, or_none }: Count): string =>
  t('option-range', { least: minimum, most: maximum, step, none: or_none ? 'yes' : 'no' });

/** Opens a table and goes there. */
export async function startTable(game: GameInfo, chosen: Options = {}, seats?: SeatWish[], terms: TermsWish = {}): Promise<void> {
  const options = settled(game, { ...usualOptions(game), ...chosen });
  await people.beSomebody(t('guest'));
  const body = { game: game.id, options, seats: seats ?? usualSeats(modeFor(game, options).seats.length, game.levels), terms, salted: true };
  const { id } = await send<{ id: string }>('POST', '/api/tables', body);
  remember(game.id, options, body.seats);
  router.go(`/t/${id}`);
}
