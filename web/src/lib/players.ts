import { seatLooks } from '../games/seats';
import type { Seat, TableInfo } from './protocol';
import { speech, t } from './speech.svelte';

export type SeatColour = 'orange' | 'purple' | 'teal' | 'rose' | 'gold' | 'silver';

const COLOURS: readonly SeatColour[] = ['orange', 'purple', 'teal', 'rose'];

/** The usual colour of a seat, or of a side. */
export const seatColour = (index: number): SeatColour => COLOURS[index] ?? 'orange';

/** The seats in the order of play after the viewer, who comes last, next to their own hand. */
export function inTurn(count: number, viewer: number): number[] {
  return Array.from({ length: count }, (_, at) => (at + Math.max(viewer, -1) + 1) % count);
}

/** The name of a level, or of a bot of somebody else's. */
export const levelName = (id: string): string => (speech.texts.has(`level-${id}`) ? t(`level-${id}`) : id);

/** The names of the people and bots at a table. Those with the same name go by their seats, as on a new table. */
export function playerNames({ game, options, seats }: Pick<TableInfo, 'game' | 'options'> & { seats: Seat[] }): string[] {
  const looks = seatLooks(game, options, seats.map(({ id }) => id));
  const plain = seats.map((seat) => (seat.kind === 'bot' ? levelName(seat.name) : seat.kind === 'open' ? t('seat-open') : seat.name === seat.id ? seatName(seat.id) : seat.name || t('former-guest')));
  return seats.map(({ kind }, index) => {
    const name = plain[index] ?? '';
    const twice = plain.some((other, at) => other === name && seats[at]?.kind === kind && at !== index);
    if (twice) return t('name-of-seat', { seat: seatName(looks[index]?.id ?? ''), name });
    return kind === 'bot' ? t('bot-name', { level: name }) : name;
  });
}

const seatName = (id: string): string => (speech.texts.has(`seat-${id}`) ? t(`seat-${id}`) : id);
