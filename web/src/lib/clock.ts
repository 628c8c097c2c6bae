import type { ClockInfo, TableInfo } from './generated/socket';
import { t } from './speech.svelte';

export type TimeControl = NonNullable<TableInfo['clock']>;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Below this many seconds a live clock shows tenths. */
export const HURRY = 20;
/** The seconds left at which a reader with a running clock is told, each once. */
const WARNINGS: Record<string, readonly number[]> = { live: [5 * MINUTE, MINUTE, HURRY], days: [6 * HOUR, HOUR] };

/** What a seat has left at this moment of the server's time, in seconds; null where no clock runs. */
export function leftAt(clock: ClockInfo, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  return clock.running === seat ? Math.max(0, left - Math.max(0, now - clock.since)) : left;
}

/** The time as a clock shows it: 1:02:05, 4:47, 0:18.4; by turns 2 days, 28 h, 40 min. */
export function face(seconds: number, kind: TimeControl['kind']): string {
  if (kind === 'days') return spoken(seconds);
  if (seconds < HURRY) return `0:${(Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, '0')}`;
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The time in words, as exact as is of use: nobody wants to hear seconds pass. */
export function spoken(seconds: number): string {
  if (seconds > 2 * DAY) return t('time-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t('time-hours', { count: Math.floor(seconds / HOUR) });
  if (seconds > MINUTE) return t('time-minutes', { count: Math.ceil(seconds / MINUTE) });
  return t('time-seconds', { count: Math.ceil(seconds) });
}

/** The warning that is due when the time left falls from one value to another. */
export function warningBetween(before: number, after: number, kind: TimeControl['kind']): number | null {
  return WARNINGS[kind]?.findLast((mark) => before > mark && after <= mark) ?? null;
}

/** How much time a table gives, in a few words. */
export function controlWords(clock: TimeControl | null): string {
  if (clock === null) return t('clock-none');
  if (clock.kind === 'days') return t('clock-each-turn', { time: spoken(clock.seconds) });
  return t('clock-live-words', { minutes: clock.seconds / MINUTE, increment: clock.increment ?? 0 });
}
