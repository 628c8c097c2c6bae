/** What was done between two moments, by what is different. */
import { FIELDS } from './geometry';
import { alphaName, placeName, unitName, type Say } from './labels';
import { compass } from './names';
import { PER_PLAYER, TERRAINS, unitNamed, type Board, type View } from './view';

export function between(say: Say, view: View, before: Board, after: Board): string[] {
  const found: string[] = [];
  for (const unit of after.units) {
    const was = unitNamed(before, unit.name);
    if (!was) found.push(say('ath-did-summoned', { unit: unitName(say, view, after, unit.name), field: placeName(say, unit, undefined) }));
    else if (was.q !== unit.q || was.r !== unit.r) found.push(say('ath-did-moved', { unit: unitName(say, view, after, unit.name), way: say(`ath-to-${compass(was, unit)}`) }));
  }
  for (const unit of before.units) if (!unitNamed(after, unit.name)) found.push(say('ath-did-died', { unit: unitName(say, view, before, unit.name) }));
  after.pools.forEach((pool, alpha) => {
    const was = before.pools[alpha] ?? 0;
    if (pool !== was) found.push(say('ath-did-pool', { unit: alphaName(say, view, Math.floor(alpha / PER_PLAYER), (alpha % PER_PLAYER) + 1), from: was, to: pool }));
  });
  FIELDS.forEach((spot, at) => {
    const letter = after.terrain[at] ?? 'p';
    if (letter !== before.terrain[at]) found.push(say('ath-did-terrain', { field: placeName(say, spot, undefined), terrain: say(`terrain-${TERRAINS[letter] ?? 'plain'}`) }));
  });
  for (const mark of after.marks) {
    const known = before.marks.some((one) => one.unit === mark.unit && one.condition === mark.condition && one.card === mark.card);
    if (!known) found.push(say('ath-did-marked', { unit: unitName(say, view, after, mark.unit), condition: say(`condition-${mark.condition}`) }));
  }
  return found;
}
