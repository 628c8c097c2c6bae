import { describe, expect, it } from 'vitest';
import type { LegalMove, Odds, Sight } from '../../lib/protocol';
import { LANGUAGES } from '../../lib/text';
import type { Effect } from '../game';
import { reel } from '../reel';
import { ui } from '.';
import { cardNamed } from './cards';
import { doubt } from './doubt';
import { cardPlace, facts } from './explain';
import { fillLibrary, sceneOf, textsOf, voiceOf } from './fixtures/scenes';
import { sayer } from './labels';
import { preview } from './preview';
import { detailsOf, viewOf } from './view';

fillLibrary();

describe('the odds of an attack', () => {
  const scene = sceneOf('count');
  const take = scene.legal.find(({ text }) => text.startsWith('take')) as LegalMove;
  const sight = (odds: Odds | null): Sight => ({ text: take.text, stories: [{ share: 1, events: [] }], next_prompt: null, odds });
  const chips = (odds: Odds | null): (string | undefined)[] => preview(scene, take, sight(odds), voiceOf()).effects.map(({ icon }) => icon);
  const told = (odds: Odds): Effect | undefined => preview(scene, take, sight(odds), voiceOf()).effects.find(({ icon }) => icon === 'i-swords');

  it('are those that the engine foresees, in a chip of their own', () => {
    expect(told({ wins: 0.624, left: 2.26, empty: 0 })).toMatchObject({ tone: 'good', text: '62% to win, about 2.3 left' });
    expect(told({ wins: 0.31, left: 1, empty: 0.5 })).toMatchObject({ tone: 'bad' });
    expect(told({ wins: 0, left: 0, empty: 0.5 })?.text).toBe('hardly any chance of winning');
  });

  it('are not told where there is no battle, or before the answer has come', () => {
    expect(chips(null)).not.toContain('i-swords');
    expect(preview(scene, take, null, voiceOf()).effects.map(({ icon }) => icon)).not.toContain('i-swords');
  });

  it('are asked for as long as armies stand against each other', () => {
    const view = viewOf(scene);
    const calm = { ...view, battle: null, provinces: view.provinces.map((province) => ({ ...province, attackers: 0 })) };
    const contested = { ...calm, provinces: calm.provinces.map((province, at) => ({ ...province, attackers: at === 0 ? 2 : 0 })) };
    expect(ui.battles?.({ ...scene, view: calm })).toBe(false);
    expect(ui.battles?.({ ...scene, view: contested })).toBe(true);
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

describe('the end of a movement without an attack', () => {
  const given = sceneOf('move');
  const view = { ...viewOf(given), provinces: viewOf(given).provinces.map((province) => ({ ...province, attackers: 0 })) };
  const scene = { ...given, view };
  const end = scene.legal.find(({ text }) => text === 'end');
  if (!end) throw new Error('the movement cannot end in the fixture');

  it('is asked about where an attack is possible, once a turn', () => {
    expect(scene.legal.some((move) => detailsOf(move).attacks)).toBe(true);
    expect(doubt(scene, end)).toEqual({ once: `${view.round}/${view.turn}`, about: 'no-attack' });
  });
  it('is not asked about after an attack, or where nobody can be attacked', () => {
    const provinces = view.provinces.map((province, at) => ({ ...province, attackers: at === 0 ? 1 : 0 }));
    expect(doubt({ ...scene, view: { ...view, provinces } }, end)).toBeNull();
    const alone = scene.legal.map(({ text, typed }) => ({ text, typed }));
    expect(doubt({ ...scene, legal: alone }, end)).toBeNull();
    expect(scene.legal.filter((move) => move !== end).every((move) => doubt(scene, move) === null)).toBe(true);
  });
  it.each(LANGUAGES)('has words in %s', (language) => {
    for (const message of ['doubt-no-attack', 'doubt-no-attack-text']) expect(textsOf(language).has(message)).toBe(true);
  });
});

describe('a battle of one’s own', () => {
  it('is shown for longer', () => {
    const { scene, told } = reel('lutao');
    const hold = (viewer: number): number[] =>
      ui.unfold(scene, told.map(({ event, view }) => ({ event, view: { ...viewOf({ ...scene, view }), viewer } }))).flatMap(({ event, hold }) => (event.event === 'battle-ended' ? [hold] : []));
    expect(hold(0)).toEqual(hold(-1).map((time) => 2 * time));
  });
});

describe('cards by name', () => {
  it.each([['people-elves', 'people'], ['card-elves', 'people'], ['people-golems', 'people'], ['rune-wrath', 'rune'], ['card-wrath', 'rune'], ['spell-storm', 'spell'], ['card-hit', 'combat']])('%s is a card of the kind %s', (name, kind) => {
    expect(cardNamed(name)?.kind).toBe(kind);
  });
  it.each(['people-none', 'province-NUR1', 'rune-none', 'card-none', 'people-own'])('%s is none', (name) => {
    expect(cardNamed(name)).toBeNull();
  });
});

describe('the card of a province', () => {
  const view = viewOf(sceneOf('move'));

  it.each(LANGUAGES)('explains all that stands there in %s', (language) => {
    const say = sayer(textsOf(language));
    for (const province of view.provinces) {
      const crowded = { ...province, city: true, attackers: 2, ships: ['E'], sailed: ['E'], hostages: [1, 0, 0, 0] };
      for (const { text, why } of [...facts(say, view, province, voiceOf()), ...facts(say, view, crowded, voiceOf())]) expect(`${text} ${why}`).not.toMatch(/lut-|direction-|undefined/);
    }
  });
  it('stands where it hides neither its province nor who attacks', () => {
    const [at, map, size] = [{ x: 300, y: 300 }, { wide: 600, high: 600 }, { wide: 200, high: 100 }];
    expect(cardPlace(at, 30, size, map, [])).toEqual({ left: 200, top: 170 });
    expect(cardPlace(at, 30, size, map, [{ x: 300, y: 250, weight: 5 }])).toEqual({ left: 200, top: 330 });
    expect(cardPlace({ x: 300, y: 40 }, 30, size, map, []).top).toBe(70);
  });
});
