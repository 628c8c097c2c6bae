/** What the things on the table mean, for their tooltips. */
import { t } from '../../lib/speech.svelte';
import { face, isColour } from './faces';
import type { SlotProps } from './props';

/** A relic as a whole; what is printed on it has words of its own. */
export function relicLegend(card: string, codex: boolean): string {
  const { suit, numbers } = face(card);
  const own = isColour(suit) ? t('geg-legend-relic', { number: numbers[0] ?? 0 }) : t(`geg-legend-${suit}`);
  return [own, ...(codex ? [t('geg-legend-codex')] : [])].join('\n');
}

/** A relic of the row, and who stands there; spectators stand nowhere. */
export function slotLegend(place: SlotProps, playing: boolean): string {
  const wands = [...(place.mine ? ['mine'] : []), ...(place.theirs ? ['theirs'] : [])];
  return [relicLegend(place.card, place.codex), ...(playing ? wands.map((wand) => t(`geg-legend-${wand}`)) : [])].join('\n');
}
