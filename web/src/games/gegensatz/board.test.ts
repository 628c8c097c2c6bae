import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targets } from '../../lib/aim';
import type { LegalMove, Scene, Sight, Sights, ToClient } from '../../lib/protocol';
import { reel } from '../reel';
import { wordsOf } from '../fixtures/words';
import { speech } from '../../lib/speech.svelte';
import { LANGUAGES, Voice } from '../../lib/text';
import { ui } from '.';
import { library } from './faces';
import { relicLegend, slotLegend } from './legend';
import { handOf, sidePositions, slots, told, unseen, why } from './props';
import { unfold } from './unfold';
import { viewOf } from './view';

type Snapshot = Extract<ToClient, { type: 'snapshot' }> & { scene: Scene };
const fixture = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf-8')) as { snapshot: Snapshot; sights: Sight[] };
const snapshot = (name: string): Snapshot => fixture(name).snapshot;
const sightsOf = (name: string): Sights => new Map(fixture(name).sights.map((sight) => [sight.text, sight]));
const sceneOf = (name: string): Scene => snapshot(name).scene;
const read = (path: string): string => readFileSync(path, 'utf-8');
library.fill(JSON.parse(read('src/games/gegensatz/fixtures/reference.json')));
const texts = wordsOf('gegensatz', 'en');
const voice = new Voice(texts, { card: 'card', cards: 'card', taken: 'card', colour: 'colour', side: 'side' }, ['Lena', 'Jonas'], 0);
const reaches = (scene: Scene) => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));

describe('the timeline', () => {
  it('shows A position 0 on the left and B position 8', () => {
    expect(slots(viewOf(sceneOf('move'))).map((place) => place.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(slots(viewOf(sceneOf('move-b'))).map((place) => place.position)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('lights exactly the targets of the chosen relic', () => {
    const scene = sceneOf('move');
    const view = viewOf(scene);
    for (const card of view.hands[0] as string[]) {
      const legal = scene.legal.filter((move) => move.typed.card === card).map((move) => move.typed.position);
      const lit = targets(reaches(scene), `hand:${card}`);
      const dark = slots(view, { lit, preview: null, sights: new Map(), advised: null });
      expect(dark.filter((place) => place.target).map((place) => place.position)).toEqual(legal.toSorted());
      expect(dark.every((place) => place.why === null)).toBe(true);
      const marked = slots(view, { lit, preview: null, sights: sightsOf('move'), advised: null });
      expect(marked.filter((place) => place.why).map((place) => place.position)).toEqual(legal.toSorted());
    }
  });

  it('lights whole sides for a paradox', () => {
    const scene = sceneOf('paradox');
    const lit = slots(viewOf(scene), { lit: targets(reaches(scene), null), preview: null, sights: new Map(), advised: null });
    expect(lit.filter((place) => place.target === 'side:left').map((place) => place.position)).toEqual([0, 1, 2]);
    expect(lit.filter((place) => place.target === 'side:right')).toHaveLength(3);
  });

  it('says why a place can be reached', () => {
    for (const move of sceneOf('solo').legal.filter(({ typed }) => typed.type === 'Play')) {
      expect(why(move, sightsOf('solo').get(move.text) ?? null)).not.toBeNull();
      expect(why(move, null)).toBeNull();
    }
  });

  it('gives a paradox that ends the game buttons, since nothing is exchanged', () => {
    const scene = sceneOf('paradox');
    const view = structuredClone(viewOf(scene));
    view.crystals[0] = view.target - 1;
    expect(reaches({ ...scene, view }).map(({ target }) => target)).toEqual([null, null, null]);
    expect(reaches(scene).map(({ target }) => target)).toEqual([null, 'side:left', 'side:right']);
  });
});

it('shows hidden cards as hidden', () => {
  const cards = handOf(viewOf(sceneOf('place')), 1);
  expect(cards.map(({ card, item }) => [card, item])).toEqual([0, 1, 2].map((at) => [null, `hidden:1:${at}`]));
});

describe('cards that do not lie on the table', () => {
  it('are those that a view leaves open, and in a duel only relics', () => {
    const place = viewOf(sceneOf('place'));
    expect(unseen(place)).toHaveLength(4);
    expect(unseen({ ...place, codex_card: unseen(place)[0] ?? null })).toEqual(unseen(place).slice(1));
    expect(unseen(place).join('')).not.toMatch(/[XS]/);
    for (const name of ['move', 'move-b', 'paradox']) {
      const view = viewOf(sceneOf(name));
      expect(unseen(view)).toHaveLength(view.hands.flat().filter((card) => card === null).length + 1);
    }
  });

  it('are the pile and the codex card when nobody else plays', () => {
    for (const name of ['solo', 'form', 'replace']) {
      const view = viewOf(sceneOf(name));
      expect(unseen(view)).toHaveLength(view.pile.length + 1);
      expect(unseen(view).filter((card) => view.removed.includes(card))).toEqual([]);
    }
  });
});

it('says what everyone knows of a hand', () => {
  const scene = sceneOf('move');
  const [card] = viewOf(scene).hands[0] as string[];
  const view = { ...viewOf(scene), known: [[card ?? ''], []] };
  expect(handOf(view, 0).map(({ known }) => known)).toEqual([true, false, false]);
  expect(ui.situation({ ...scene, view }, voice)).toContain(`Known to everyone of your hand: ${texts.say(`card-${card}`)}.`);
});

describe('a preview', () => {
  it.each(['place', 'move', 'move-b', 'paradox', 'solo', 'form', 'replace'])('has words for every move: %s', (name) => {
    const scene = sceneOf(name);
    for (const move of scene.legal) {
      for (const sight of [null, sightsOf(name).get(move.text) ?? null]) {
        const { title, detail, verb, effects } = ui.preview(scene, move, sight, voice);
        const words = [title, detail, verb, ...effects.map((effect) => effect.text)].join(' ');
        expect(words).not.toMatch(/geg-|\{|undefined|NaN/);
        if (sight === null) expect(effects).toEqual([]);
      }
    }
  });

  it('tells a duel by what is known of the sums', () => {
    const scene = sceneOf('move');
    const duel = fixture('move').sights.find((sight) => told(sight, 'duel-fought').length > 0) as Sight;
    const move = scene.legal.find(({ text }) => text === duel.text) as LegalMove;
    const texts = ui.preview(scene, move, duel, voice).effects.map((effect) => effect.text);
    expect(texts[0]).toMatch(/^Duel: you \d+(–\d+)?, opponent \d+(–\d+)?$/);
    expect(texts[1]).toMatch(/^win \d+%, lose \d+%$/);
  });

  it('shows which relics come with a side', () => {
    const scene = sceneOf('paradox');
    const left = scene.legal.find((move) => move.text === 'left') as LegalMove;
    const sight = sightsOf('paradox').get('left') as Sight;
    expect(sidePositions(viewOf(scene), 'side:left')).toEqual([0, 1, 2]);
    expect(told(sight, 'relics-exchanged').map(({ position }) => position)).toContain(0);
    expect(ui.preview(scene, left, sight, voice).effects.find((effect) => effect.cards)?.cards).toEqual(viewOf(scene).timeline.slice(0, 3));
  });
});

it('lays a hidden card open before it flies, and only then', () => {
  const { scene, told } = reel('gegensatz');
  const frames = unfold({ ...scene, view: told[0]?.view }, told);
  const glimpses = frames.filter(({ hold }) => hold < 100);
  expect(glimpses.length).toBeGreaterThan(0);
  for (const { event, view } of glimpses) expect(viewOf({ ...scene, view }).hands[Number(event.seat)]).toContain(event.card);
  for (const { event, view } of frames.filter(({ event, hold }) => event.event === 'relic-swapped' && hold > 100)) {
    expect(viewOf({ ...scene, view }).timeline[Number(event.position)]).toBe(event.card);
  }
});

it.each(LANGUAGES)('explains every relic and every place: %s', (language) => {
  speech.texts = wordsOf('gegensatz', language);
  const cards = ['G1', 'P2', 'R3', 'B4', 'X1', 'S13'];
  for (const card of cards) expect(relicLegend(card, true)).not.toMatch(/geg-|\{|undefined|NaN/);
  expect(new Set(cards.map((card) => relicLegend(card, false))).size).toBe(cards.length);
  const lines = slots(viewOf(sceneOf('move'))).map((place) => [slotLegend(place, true), slotLegend(place, false)].map((text) => text.split('\n').length));
  expect(lines.filter(([playing, watching]) => playing !== watching), 'two wands').toHaveLength(2);
  speech.texts = texts;
});

it('reads the table aloud', () => {
  for (const name of ['move', 'solo']) expect(ui.situation(sceneOf(name), voice).join(' ')).not.toMatch(/geg-|\{/);
});

it('numbers turns as the rules count them', () => {
  const numbered = (event: string): boolean => ui.opensTurn({ event }) && ui.numbered?.({ event }) !== false;
  expect(['wand-placed', 'relic-swapped', 'sat-out', 'codex-turned'].map(numbered)).toEqual([false, true, true, false]);
});
