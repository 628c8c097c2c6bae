/** What a field and all that stands on it means, for a tooltip. */
import type { Voice } from '../../lib/text';
import { terrainAt } from './geometry';
import { markText, sayer, unitName } from './labels';
import { plate } from './names';
import { marksOf, poolOf, relicsAt, RELICS, ROMAN, unitAt, type Board, type Spot, type Unit, type View } from './view';

function aboutUnit(voice: Voice, view: View, board: Board, unit: Unit, used: boolean, active: boolean): string[] {
  const say = sayer(voice.texts);
  const moved = unit.holds.filter((relic) => board.relics[RELICS.findIndex((name) => name === relic)]?.moved);
  const marks = marksOf(board, unit.name);
  return [
    say('ath-unit', { ...voice.values({ seat: unit.seat }), unit: unitName(say, view, board, unit.name) }),
    say('ath-unit-life', { life: poolOf(board, unit.seat, unit.alpha), physical: unit.physical, magic: unit.magic }),
    ...unit.holds.map((relic) => say('ath-about-held', { relic: say(`relic-${relic}`) })),
    ...moved.map((relic) => say('ath-about-relic-moved', { relic: say(`relic-${relic}`) })),
    ...(unit.flags.includes('flying') ? [say('ath-about-flying')] : []),
    ...(unit.exposed ? [say('ath-about-exposed')] : []),
    ...marks.map((mark) => `${markText(say, mark)}: ${say(`ath-about-${mark.condition}`)}`),
    ...(marks.length > 0 ? [say('ath-about-marks')] : []),
    ...(active ? [say('ath-about-active')] : used ? [say('ath-about-used')] : []),
    say('ath-about-alpha', { plate: plate(unit.name), numeral: ROMAN[unit.alpha] ?? '' }),
  ];
}

export function aboutField(voice: Voice, view: View, board: Board, spot: Spot, used: boolean, active: boolean): string {
  const say = sayer(voice.texts);
  const unit = unitAt(board, spot);
  const free = relicsAt(board, spot).filter((relic) => !unit?.holds.includes(relic));
  const edge = spot.r === 5 ? 0 : spot.r === -5 ? 1 : null;
  return [
    ...(unit ? aboutUnit(voice, view, board, unit, used, active) : []),
    ...free.map((relic) => say('ath-about-relic', { relic: say(`relic-${relic}`) })),
    ...(unit ? [] : [say(`ath-about-${terrainAt(board, spot)}`)]),
    ...(edge === null || unit ? [] : [say('ath-about-edge', voice.values({ seat: edge }))]),
  ].join('\n');
}
