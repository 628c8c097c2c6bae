import { speech, t } from '../../lib/speech.svelte';
import type { Voice } from '../../lib/text';
import type { CellProps } from './cells';
import { verdict, type Beam, type Verdict } from './outlook';
import { face, spellList } from './tiles';
import { placeOf, tileAt } from './places';
import { sideName, sideValues } from './sides';
import { holder, ownSide, sideOf, sidesOf, type Counts, type Spot, type View } from './view';

export const where = (view: View, spot: Spot): string => placeOf(speech.texts, spot, view.mode === 'solo');

/** "you 2, Jonas 1", for every side in play. */
export const countsOf = (view: View, golems: Counts, voice: Voice): string => golems.map((count, side) => `${sideName(view, side, voice)} ${count}`).join(', ');

export function holderOf(view: View, leaders: readonly string[], voice: Voice): string {
  const side = holder(leaders);
  if (side >= 0) return t('riv-holds', sideValues(view, side, voice));
  return t(leaders.length > 1 ? 'riv-contested-by' : 'riv-empty', { sides: sidesOf(leaders).map((one) => sideName(view, one, voice)).join(' – ') });
}

/** The spells of a tile as it lies. */
export function spellsOf(tile: string, rotation: number): string {
  return spellList(tile, rotation)
    .map(({ direction, golems, range, breaks }) => t('riv-spell', { direction: t(`riv-way-${direction}`), golems, range, breaks: breaks ? 'yes' : 'no' }))
    .join('; ');
}

export const tileName = (tile: string | null): string => t(tile === null ? 'riv-unknown-tile' : `kind-${face(tile).kind}`);

function about(view: View, cell: CellProps, voice: Voice): string[] {
  const { field } = cell;
  if (!field) return [t('riv-cell-empty', { place: where(view, cell) })];
  const parts = [t('riv-cell', { tile: tileAt(speech.texts, field.tile ?? '', tileName(field.tile), cell, view.mode === 'solo') })];
  if (field.tile) {
    const { points, shields } = face(field.tile);
    parts.push(t('riv-cell-worth', { points, shields }));
  }
  parts.push(holderOf(view, field.leaders, voice), t('riv-cell-golems', { golems: countsOf(view, field.golems, voice) }));
  view.wizards.forEach((wizard, side) => {
    if (wizard?.x === cell.x && wizard.y === cell.y) parts.push(t('riv-cell-wizard', sideValues(view, side, voice)));
  });
  for (const wait of cell.waits) parts.push(t('riv-cell-waits', { direction: t(`direction-${wait.direction}`), place: where(view, wait.to), golems: wait.spell.golems }));
  if (cell.threat) parts.push(t('riv-cell-threat', { ...sideValues(view, sideOf(cell.threat.colour), voice), held: cell.threat.held }));
  return parts;
}

/** Everything about a cell in words, and whether it can be chosen. */
export function cellLabel(view: View, cell: CellProps, voice: Voice): string {
  const parts = about(view, cell, voice);
  if (view.mode === 'solo' && cell.field?.tile) parts.push(t('riv-cell-spells', { spells: spellsOf(cell.field.tile, cell.field.rotation) }));
  if (cell.latest) parts.push(t('riv-cell-latest'));
  if (cell.target) parts.push(t('riv-cell-choose'));
  const news = cell.change && verdict(cell.change, ownSide(view));
  if (news) parts.push(t('riv-cell-then', { then: verdictText(view, news, cell.change?.leads ?? [], voice) }));
  return parts.join(' ');
}

export const verdictText = (view: View, news: NonNullable<Verdict>, leads: readonly string[], voice: Voice): string => t(`riv-then-${news}`, sideValues(view, holder(leads), voice));

/** The label beside a spell; empty if the ghosts show enough. */
export function beamText(beam: Beam): string {
  if (beam.kind === 'cast' || beam.kind === 'delayed') {
    const [landed, repelled] = [beam.landed, beam.repelled];
    if (beam.broken) return t('riv-tip-broken', { landed });
    if (repelled > 0) return t(landed > 0 ? 'riv-tip-some-repelled' : 'riv-tip-repelled', { repelled, landed });
    return beam.kind === 'delayed' ? t('riv-tip-delayed', { landed }) : '';
  }
  return t(`riv-tip-${beam.kind}`);
}

export function beamIcon(beam: Beam): string | null {
  if (beam.kind === 'blocked') return 'wizard';
  if (beam.kind === 'waits') return 'i-hourglass';
  if (beam.broken) return 'shield-broken';
  if (beam.repelled > 0) return 'shield';
  return beam.kind === 'delayed' ? 'i-hourglass' : null;
}
