import type { EventGame, EventPlayer, EventTold } from './generated/socket';
import { levelName } from './players';
import { t } from './speech.svelte';

const FRACTIONS: [number, string][] = [[1 / 4, '¼'], [1 / 3, '⅓'], [1 / 2, '½'], [2 / 3, '⅔'], [3 / 4, '¾']];

/** Points as they are written: 3, ½, 2⅓. */
export function pointsText(points: number): string {
  const whole = Math.floor(points + 1e-6);
  const rest = points - whole;
  if (rest < 1e-6) return String(whole);
  const sign = FRACTIONS.find(([value]) => Math.abs(value - rest) < 1e-3)?.[1];
  return sign ? `${whole || ''}${sign}` : points.toFixed(2);
}

/** How good a result was: everything, nothing or something in between. */
export const gradeOf = (points: number, most: number): 'w' | 'd' | 'l' => (points >= most ? 'w' : points > 0 ? 'd' : 'l');

/** What a player is called; bots of the same level are numbered. */
export function playerName(event: EventTold, player: EventPlayer): string {
  if (player.kind !== 'bot') return player.name || t('former-guest');
  const same = event.players.filter(({ kind, level }) => kind === 'bot' && level === player.level).map(({ number }) => number).sort((one, other) => one - other);
  const name = t('bot-name', { level: levelName(player.level ?? '') });
  return same.length > 1 ? `${name} ${same.indexOf(player.number) + 1}` : name;
}

export const playerOf = (event: EventTold, number: number | null | undefined): EventPlayer | null => event.players.find((player) => player.number === number) ?? null;

/** The reader's running game. */
export const gameOf = (event: EventTold, table: string | null): EventGame | null => (table === null ? null : (event.games.find((game) => game.table === table) ?? null));

/** The games of a round; of an arena all that were told, the latest first. */
export function gamesOf(event: EventTold, round: number): EventGame[] {
  return event.kind === 'arena' ? event.games.toReversed() : event.games.filter((game) => game.round === round);
}

/** Time as it counts down: 2:05, 1:00:00; nothing below zero. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  if (hours >= 48) return t('time-days', { count: Math.floor(hours / 24) });
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
