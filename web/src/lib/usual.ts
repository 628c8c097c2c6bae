import type { GameInfo, Level, SeatWish } from './api';
import type { Options } from './protocol';

/** What people play if they do not choose: what they chose last in this browser, and at first the easiest. */

const EASIEST_MODE = 'beginner';

const last = (name: string): string | null => localStorage.getItem(`manawell.last.${name}`);
const keep = (name: string, value: string): void => localStorage.setItem(`manawell.last.${name}`, value);

/** Of the levels of the bots, which come weakest first. */
export const usualLevel = (levels: readonly Level[]): string => (levels.find(({ id }) => id === last('level')) ?? levels[0])?.id ?? '';

/** The mode of a game, if it has several. */
export function usualMode(game: GameInfo): string | null {
  const modes = game.options.find((option) => option.id === 'mode');
  if (modes?.kind !== 'choice') return null;
  return [last(`mode.${game.id}`), EASIEST_MODE].find((mode) => mode !== null && modes.values.includes(mode)) ?? modes.default;
}

export function usualOptions(game: GameInfo): Options {
  const mode = usualMode(game);
  return mode === null ? {} : { mode };
}

export function remember(game: string, options: Options, seats: readonly SeatWish[]): void {
  if (options.mode !== undefined) keep(`mode.${game}`, String(options.mode));
  const level = seats.find(({ kind }) => kind === 'bot')?.level;
  if (level) keep('level', level);
}
