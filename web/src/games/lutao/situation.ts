import type { Voice } from '../../lib/text';
import { landLine, peopleName, provinceLabel, provinceValues, sayer, whoIs } from './labels';
import { library } from './reference.svelte';
import { folkOf, placedOf, provincesOf, type View } from './view';

/** The table in sentences, for players who cannot see it. */
export function situation(view: View, voice: Voice): string[] {
  const say = sayer(voice.texts);
  const sentences = [say('lut-say-round', { round: view.round, step: say(`lut-step-${view.step}`) })];
  for (const people of view.order) {
    const folk = view.peoples[people];
    if (!folk?.card) continue;
    sentences.push(
      say('lut-say-people', {
        who: whoIs(say, view, people, voice),
        points: folk.income,
        provinces: provincesOf(view, people).length,
        armies: folk.armies,
        lands: folk.lands.length,
        spells: folk.hand.length,
        sticks: folk.sticks,
        reserve: folk.reserve,
      }),
    );
  }
  const holder = folkOf(view, view.controller);
  sentences.push(view.controller === null || !holder ? say('lut-say-city-free') : say('lut-say-city', { people: peopleName(say, view, view.controller), held: view.held, required: holder.required }));
  for (const { code } of library.facts.lands) sentences.push(landLine(say, view, code));
  if (view.battle) sentences.push(say('lut-say-battle', { ...provinceValues(say, view.battle.province), round: view.battle.round }));
  for (const province of placedOf(view)) if (province.owner !== null || province.golems > 0) sentences.push(provinceLabel(say, view, province, '', voice));
  return sentences;
}
