/** What the things on the table mean, for their tooltips: a line for each sign that is there. */
import { t } from '../../lib/speech.svelte';
import type { CellProps } from './cells';
import { face, spellList } from './tiles';
import { total, type Field, type View } from './view';

function frame(field: Field): string {
  if (field.leaders.length === 1) return 'held';
  return field.leaders.length > 1 ? 'contested' : 'empty';
}

function signs(view: View, cell: CellProps, field: Field): string[] {
  if (field.tile === null) return ['face-down'];
  const solo = view.mode === 'solo';
  const guarded = view.wizards.some((wizard) => wizard?.x === cell.x && wizard.y === cell.y);
  const found: [boolean, string][] = [
    [true, face(field.tile).kind],
    [face(field.tile).shields === 1, 'shield'],
    [face(field.tile).shields === 2, 'shields'],
    [true, frame(field)],
    [total(field.golems) > 0, 'golem'],
    [field.entrenched, 'dug'],
    [guarded, solo ? 'wizard-solo' : 'wizard'],
    [cell.threat !== null, 'threat'],
    [solo && field.tile !== 'mw', 'printed'],
    [!solo && cell.waits.length > 0, 'waiting'],
    [cell.latest, 'latest'],
  ];
  return found.flatMap(([there, sign]) => (there ? [sign] : []));
}

const lines = (found: string[]): string => found.map((sign) => t(`riv-legend-${sign}`)).join('\n');

/** Everything that lies and stands on a cell. */
export function cellLegend(view: View, cell: CellProps): string {
  if (cell.field) return lines(signs(view, cell, cell.field));
  return cell.target ? t('riv-legend-free') : '';
}

/** A tile in the hand as a whole; its signs have their own tooltips. */
export function handLegend(tile: string | null): string {
  if (tile === null) return t('riv-legend-hidden');
  const red = spellList(tile, 0).some(({ breaks }) => breaks);
  return lines(['hand', face(tile).kind, 'spell', ...(red ? ['breaks'] : [])]);
}
