import type { Seat } from './protocol';
import { t } from './speech.svelte';

export type SeatColour = 'orange' | 'purple' | 'teal' | 'rose' | 'gold' | 'silver';

const COLOURS: readonly SeatColour[] = ['orange', 'purple', 'teal', 'rose'];

/** The usual colour of a seat, or of a side. */
export const seatColour = (index: number): SeatColour => COLOURS[index] ?? 'orange';

/** The seats as they follow each other from the viewer on, who comes last, next to the own hand. */
export function inTurn(count: number, viewer: number): number[] {
  return Array.from({ length: count }, (_, at) => (at + Math.max(viewer, -1) + 1) % count);
}

/** What the people and bots at a table are called; two of one name are told apart by their seat. */
export function playerNames(seats: Seat[]): string[] {
  const names = seats.map((seat) => {
    if (seat.kind === 'bot') return t('bot-name', { level: t(`level-${seat.name}`) });
    return seat.kind === 'open' ? t('seat-open') : seat.name;
  });
  return names.map((name, index) => (names.some((other, at) => other === name && at !== index) ? `${name} ${seats[index]?.id}` : name));
}
