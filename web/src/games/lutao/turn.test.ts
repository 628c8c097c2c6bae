import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/text';
import { ui } from '.';
import { fillLibrary, sceneOf, textsOf, voiceOf } from './fixtures/scenes';
import { mayHideTrap, preview } from './preview';
import { armiesOf, ownPeople, provinceOf, viewOf } from './view';

fillLibrary();

describe('armies in the panel', () => {
  const scene = sceneOf('move');
  const view = viewOf(scene);
  const people = ownPeople(view);
  const name = view.peoples[people]?.card ?? '';
  const own = view.provinces.find(({ owner, armies }) => owner === people && armies > 3);
  const foe = view.provinces.find(({ owner, attackers }) => owner !== null && owner !== people && attackers === 0);
  const before = armiesOf(view, people);

  it('stay as many while they march against somebody', () => {
    const [frame] = ui.unfold(scene, [{ event: 'armies-moved', people: name, origin: own?.id, province: foe?.id, armies: 3, hostages: 0, how: 'land' }]);
    const after = viewOf({ ...scene, view: frame?.view });
    expect(provinceOf(after, foe?.id)?.attackers).toBe(3);
    expect(armiesOf(after, people)).toBe(before);
    expect(armiesOf(after, foe?.owner ?? -1)).toBe(armiesOf(view, foe?.owner ?? -1));
  });

  it('stay as many while they are aboard and at sea', () => {
    const frames = ui.unfold(scene, [
      { event: 'ship-boarded', people: name, province: own?.id, armies: 2, hostages: 0 },
      { event: 'voyage-declared', people: name, province: 'LUT9', origin: own?.id, direction: 'E', armies: 2, route: [], sticks: 1 },
      { event: 'ship-landed', people: name, province: 'LUT9', direction: 'E', armies: 2, displaced: false },
    ]);
    expect(frames.map((frame) => armiesOf(viewOf({ ...scene, view: frame.view }), people))).toEqual([before, before]);
    const ship = { people, q: 0, r: 0, armies: 4, hostages: [], goal: '', origin: 0, stayed: false };
    expect(armiesOf({ ...view, fleet: [ship] }, people)).toBe(before + 4);
    expect(armiesOf({ ...view, fleet: [ship], source: -2, aboard: 4 }, people)).toBe(before + 4);
  });
});

describe('the odds of an attack', () => {
  const scene = sceneOf('count');
  const view = viewOf(scene);
  const withTraps = { ...view, peoples: view.peoples.map((folk) => (folk.player === view.viewer ? folk : { ...folk, current: 'traps', banned: false })) };

  it('leave traps out where somebody may have laid one, and say so', () => {
    expect(mayHideTrap(withTraps, 'NUR1')).toBe(true);
    expect(mayHideTrap(withTraps, 'LUT1')).toBe(false);
    const mine = { ...view, peoples: view.peoples.map((folk) => ({ ...folk, current: folk.player === view.viewer ? 'traps' : null })) };
    expect(mayHideTrap(mine, 'NUR1')).toBe(false);
  });

  it.each(LANGUAGES)('are told with that in %s', (language) => {
    const texts = textsOf(language);
    const said = texts.say('lut-odds-traps', { chance: texts.say('lut-odds', { wins: 100, left: 6.7 }) });
    expect(said).toContain('100');
    expect(said).toMatch(/traps|Fallen|pièges/);
  });
});

describe('the end of the movement', () => {
  it.each([[0, 'No attack'], [1, 'the battle follows'], [2, '2 battles follow']])('tells what follows with %i contested provinces', (battles, words) => {
    const scene = sceneOf('move');
    const view = viewOf(scene);
    const provinces = view.provinces.map((province, at) => ({ ...province, attackers: at < battles ? 1 : 0 }));
    const end = scene.legal.find(({ text }) => text === 'end');
    expect(end && preview({ ...scene, view: { ...view, provinces } }, end, null, voiceOf()).title).toContain(words);
  });
});
