import type { Seat } from './protocol';
import { t } from './speech.svelte';

/** What the people and bots at a table are called; two of one name are told apart by their seat. */
export function playerNames(seats: Seat[]): string[] {
  const names = seats.map((seat) => {
    if (seat.kind === 'bot') return t('bot-name', { level: t(`level-${seat.name}`) });
    return seat.kind === 'open' ? t('seat-open') : seat.name;
  });
  return names.map((name, index) => (names.some((other, at) => other === name && at !== index) ? `${name} ${seats[index]?.id}` : name));
}
