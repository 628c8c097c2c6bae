import { send, type Choice, type Count, type GameInfo, type SeatWish } from './api';
import { people } from './people.svelte';
import type { Options } from './protocol';
import { router } from './router.svelte';
import { t } from './speech.svelte';

const USUAL_LEVEL = 'journeyman';

/** Whether an option exists beside the others that are chosen. */
export function applies(option: Choice | Count, chosen: Options): boolean {
  return Object.entries(option.only_with).every(([name, values]) => values.includes(String(chosen[name])));
}

/** The options as they would be sent: what was chosen, and the defaults of the rest. */
export function settled(game: GameInfo, chosen: Options): Options {
  const complete: Options = {};
  for (const option of game.options) {
    if (applies(option, complete)) complete[option.id] = chosen[option.id] ?? option.default;
  }
  return complete;
}

/** The seats that a choice of options has; counts do not matter for that. */
export function seatsFor(game: GameInfo, options: Options): string[] {
  const choices = game.options.filter((option) => option.kind === 'choice').map((option) => option.id);
  const mode = game.modes.find((known) => choices.every((id) => known.options[id] === options[id]));
  return mode?.seats ?? game.modes[0]?.seats ?? [];
}

/** I sit first, the others are bots. */
export const usualSeats = (count: number): SeatWish[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: USUAL_LEVEL }));

/** Opens a table and goes there. */
export async function startTable(game: GameInfo, chosen: Options = {}, seats?: SeatWish[]): Promise<void> {
  const options = settled(game, chosen);
  await people.beSomebody(t('guest'));
  const body = { game: game.id, options, seats: seats ?? usualSeats(seatsFor(game, options).length) };
  const { id } = await send<{ id: string }>('POST', '/api/tables', body);
  router.go(`/t/${id}`);
}
