import type { Voice } from '../../lib/text';
import { terrainAt } from './geometry';
import { alphaName, markText, sayer, totalsOf, unitLabel, unitName } from './labels';
import { alphasOf, creating, marksOf, pileOf, pointsLeft, poolOf, progress, RELICS, SIDES, unitAt, unitsOf, where, type View } from './view';

/** The table in sentences, for players who cannot see it. */
export function situation(view: View, voice: Voice): string[] {
  const say = sayer(voice.texts);
  if (creating(view)) return [say('ath-say-creating')];
  const { board } = view;
  const step = progress(view);
  const sentences = [say('ath-say-turn', { turn: view.turn, ...voice.values({ seat: view.active }), step: say(`ath-step-${step.step}`, { unit: step.unit, units: step.units }) })];
  SIDES.forEach((_, seat) => {
    sentences.push(say('ath-say-side', { ...voice.values({ seat }), points: pointsLeft(view, seat), cards: view.stacks[seat]?.length ?? 0 }));
    for (const alpha of alphasOf(view, seat)) {
      const pile = pileOf(view, seat, alpha);
      if (!pile?.revealed && seat !== view.viewer) continue;
      sentences.push(say('ath-say-alpha', { unit: alphaName(say, view, seat, alpha), life: pile?.revealed ? poolOf(board, seat, alpha) : (totalsOf(view, seat, alpha)?.life ?? 0), count: unitsOf(board, seat, alpha).length }));
    }
  });
  for (const unit of board.units) sentences.push(`${where(unit)}, ${say(`terrain-${terrainAt(board, unit)}`)}: ${unitLabel(voice, view, board, unit)}`);
  RELICS.forEach((relic, at) => {
    const spot = board.relics[at];
    if (!spot) return;
    const holder = unitAt(board, spot);
    const holds = holder?.holds.includes(relic);
    sentences.push(say(holds ? 'ath-say-held' : 'ath-say-relic', { relic: say(`relic-${relic}`), field: where(spot), unit: holder ? unitName(say, view, board, holder.name) : '' }));
  });
  return sentences;
}

export const marksText = (voice: Voice, view: View, name: string): string[] => marksOf(view.board, name).map((mark) => markText(sayer(voice.texts), mark));
