import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LegalMove, Scene, Sight, ToClient } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { LANGUAGES, type Language, type Texts, Voice } from '../../lib/text';
import { targets, turnsOf, type Reach } from '../../lib/aim';
import { reel } from '../reel';
import { wordsOf } from '../fixtures/words';
import { ui } from '.';
import { cells } from './cells';
import { aims } from './decisions';
import { cellLabel } from './labels';
import { cellLegend, handLegend } from './legend';
import { outlook, verdict } from './outlook';
import { placeOf } from './places';
import { scored, scoredBy } from './scoring';
import { library } from './tiles';
import { unfold } from './unfold';
import { fieldAt, viewOf } from './view';

type Snapshot = Extract<ToClient, { type: 'snapshot' }> & { scene: Scene };
const fixture = (name: string) => JSON.parse(readFileSync(`fixtures/riv-${name}.json`, 'utf-8')) as { snapshot: Snapshot; sights: Sight[] };
const sceneOf = (name: string): Scene => fixture(name).snapshot.scene;
const read = (path: string): string => readFileSync(path, 'utf-8');
const textsOf = (language: Language): Texts => wordsOf('rivality', language);
const names = { tile: 'tile', tiles: 'tile', colour: 'colour', colours: 'colour', direction: 'direction', deck: 'deck' };
const voiceOf = (language: Language = 'en'): Voice => new Voice(textsOf(language), names, ['Lena', 'Jonas', 'Mira', 'Ada'], 0, false, ui.telling);
const reaches = (scene: Scene): Reach[] => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));
const DECISIONS = ['mulligan', 'place', 'cast', 'remove', 'expert', 'delayed', 'siege', 'enter', 'go', 'teams'];
const WRONG = /riv-|kind-|colour-|direction-|\{|undefined|NaN/;

speech.texts = textsOf('en');
library.fill(JSON.parse(read('src/games/rivality/fixtures/reference.json')));

describe('aiming', () => {
  it('gives each tile four turns on each of its cells', () => {
    const scene = sceneOf('place');
    for (const source of ui.hand(scene)) {
      expect(turnsOf(reaches(scene), source)).toEqual([0, 1, 2, 3]);
      const [one, other] = [0, 3].map((turn) => targets(reaches(scene), source, turn));
      expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])]);
      for (const [cell, reach] of one ?? []) {
        expect(reach.move.typed.direction).toBe('N');
        expect(other?.get(cell)?.move.typed.direction).toBe('W');
      }
    }
  });

  it.each(DECISIONS.filter((name) => name !== 'mulligan'))('has a place on the board for every move: %s', (name) => {
    for (const reach of reaches(sceneOf(name))) expect(reach.target).not.toBeNull();
  });

  it('gives the hand before the game buttons', () => {
    expect(reaches(sceneOf('mulligan')).every(({ source, target }) => source === null && target === null)).toBe(true);
  });

  it('lights every cell exactly once, and only those with a move', () => {
    const scene = sceneOf('place');
    const source = ui.hand(scene)[0] ?? null;
    const lit = targets(reaches(scene), source, 1);
    const shown = cells(viewOf(scene), { lit, preview: null, advised: null, look: null, open: new Set() }).flatMap((row) => row.cells);
    expect(shown.filter((cell) => cell.target).map(({ id }) => id).sort()).toEqual([...lit.keys()].sort());
    expect(shown.filter((cell) => cell.target && cell.field)).toEqual([]);
    expect(shown.length).toBe(viewOf(scene).battlefield.length + lit.size);
  });

  it('shows the spells whose order is asked as arrows to the tiles they hit', () => {
    for (const name of ['cast', 'delayed']) {
      const scene = sceneOf(name);
      const found = aims(viewOf(scene), targets(reaches(scene), null));
      expect(found).toHaveLength(scene.legal.length);
      for (const { from, to } of found) {
        expect(fieldAt(viewOf(scene), from.x, from.y)).toBeDefined();
        expect(fieldAt(viewOf(scene), to.x, to.y)).toBeDefined();
      }
    }
  });
});

describe('a preview', () => {
  it.each(DECISIONS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))('has words for every move: %s in %s', (name, language) => {
    const scene = sceneOf(name);
    const voice = voiceOf(language);
    speech.texts = textsOf(language);
    const sights = new Map(fixture(name).sights.map((sight) => [sight.text, sight]));
    for (const move of scene.legal) {
      for (const sight of [null, sights.get(move.text) ?? null]) {
        const { title, detail, verb, effects } = ui.preview(scene, move, sight, voice);
        expect([title, detail, verb, ...effects.map(({ text }) => text)].join(' ')).not.toMatch(WRONG);
        if (sight === null) expect(effects).toEqual([]);
      }
    }
    speech.texts = textsOf('en');
  });

  it('says what becomes of each spell and of the points of every side', () => {
    const scene = sceneOf('place');
    const view = viewOf(scene);
    for (const sight of fixture('place').sights) {
      const move = scene.legal.find(({ text }) => text === sight.text) as LegalMove;
      const look = outlook(view, sight);
      const texts = ui.preview(scene, move, sight, voiceOf()).effects.map(({ text }) => text);
      expect(look.certain).toBe(true);
      expect(look.placed).toMatchObject({ tile: move.typed.tile, x: move.typed.x, y: move.typed.y });
      expect(texts.filter((text) => /^(North|East|South|West) \d:/.test(text))).toHaveLength(look.beams.length);
      const after = look.points?.map(({ most }) => most) ?? [];
      expect(texts).toContain(`You ${view.points[0]} → ${after[0]}`);
      expect(texts).toContain(`Jonas ${view.points[1]} → ${after[1]}`);
    }
  });

  it.each([
    [[], ['orange'], 'yours'],
    [['purple'], ['orange'], 'yours'],
    [['purple'], ['orange', 'purple'], 'contested'],
    [['orange', 'purple'], ['purple'], 'theirs'],
    [['orange'], [], 'nobody'],
    [['orange'], ['orange'], null],
    [['orange', 'purple'], ['orange', 'purple'], null],
  ] as const)('tells who holds a tile only when that is new: %j to %j', (led, leads, news) => {
    const change = { x: 0, y: 0, laid: true, before: [], after: [], led, leads, certain: true, siege: -1 };
    expect(verdict(change, 0)).toBe(news);
    expect(verdict({ ...change, certain: false }, 0)).toBeNull();
  });

  it('knows the golems that would stand on every tile', () => {
    const view = viewOf(sceneOf('place'));
    for (const sight of fixture('place').sights) {
      const told = (sight.stories[0]?.events ?? []).filter(({ golems }) => golems !== undefined);
      for (const event of told) {
        const last = told.findLast(({ x, y }) => x === event.x && y === event.y);
        expect(outlook(view, sight).changes.get(`cell:${event.x},${event.y}`)?.after).toEqual(last?.golems);
      }
    }
  });

  it('promises nothing that hidden tiles decide', () => {
    const view = viewOf(sceneOf('enter'));
    const unsure = fixture('enter').sights.map((sight) => outlook(view, sight));
    expect(unsure.some(({ certain }) => !certain)).toBe(true);
    for (const look of unsure) {
      expect(look.revealed.every(({ tile }) => tile === null)).toBe(true);
      expect(look.wizards).toHaveLength(2);
      const [human, suramun] = [look.wizards[0], look.wizards[1]];
      expect(suramun).toMatchObject({ x: human?.x, y: 5 - (human?.y ?? 0) });
    }
  });

  it('tells that a siege changes hands', () => {
    const scene = sceneOf('siege');
    const sight = fixture('siege').sights[0] as Sight;
    const move = scene.legal.find(({ text }) => text === sight.text) as LegalMove;
    expect(ui.preview(scene, move, sight, voiceOf()).effects.map(({ text }) => text).join(' ')).toContain('Siege: you take');
  });
});

/** The table before anything was laid, as far as the end shows it. */
describe('the final scoring', () => {
  it.each(['over', 'solo-over'])('adds up to the points: %s', (name) => {
    const { events, scene } = fixture(name).snapshot;
    const sums = viewOf(scene).points.map((_, side) => scored(events).reduce((sum, tile) => sum + (tile.side === side ? tile.points : 0), 0));
    expect(sums).toEqual(viewOf(scene).points);
  });

  it('is counted up to the points', () => {
    const { scene, told } = reel('rivality');
    const scoring = unfold(scene, told).filter(({ event }) => event.event === 'tile-scored' || event.event === 'game-scored');
    const sums = scoring.map(({ view }) => viewOf({ ...scene, view }).points.reduce((sum, points) => sum + points, 0));
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    expect(sums[0]).toBeLessThan(sums.at(-1) ?? 0);
    expect(viewOf({ ...scene, view: scoring.at(-1)?.view }).points).toEqual(viewOf(scene).points);
  });

  it('is written on the tiles one by one', () => {
    const { events } = fixture('over').snapshot;
    const at = events.findIndex(({ event }) => event === 'tile-scored');
    expect(scoredBy(events, events[at] ?? null, false).length).toBeLessThanOrEqual(at);
    expect(scoredBy(events, events[at - 1] ?? null, false)).toEqual([]);
    expect(scoredBy(events, null, false)).toEqual([]);
    expect(scoredBy(events, null, true)).toEqual(scored(events));
  });
});

it('has words for every cell, and says which can be chosen', () => {
  for (const name of ['place', 'expert', 'siege', 'go', 'enter', 'over']) {
    const scene = sceneOf(name);
    const lit = targets(reaches(scene), ui.hand(scene)[0] ?? null);
    for (const cell of cells(viewOf(scene), { lit, preview: null, advised: null, look: null, open: new Set() }).flatMap((row) => row.cells)) {
      const label = cellLabel(viewOf(scene), cell, voiceOf());
      expect(label).not.toMatch(WRONG);
      expect(label.includes('Can be chosen.')).toBe(cell.target !== null);
      expect(label).toMatch(viewOf(scene).mode === 'solo' ? `(${cell.x},\u00A0${cell.y})` : /Mana Well|of the Well/);
      expect(cellLegend(viewOf(scene), cell)).not.toMatch(WRONG);
      expect(cellLegend(viewOf(scene), cell) !== '').toBe(cell.field !== null || cell.target !== null);
    }
  }
});

it.each([
  [0, 0, 'on the Well'],
  [0, -1, 'north of the Well'],
  [1, 1, 'south-east of the Well'],
  [-3, 0, '3 cells west of the Well'],
  [2, -1, '1 north and 2 east of the Well'],
])('names the cell (%i, %i) as people would', (x, y, place) => {
  expect(placeOf(textsOf('en'), { x, y }, false)).toBe(place);
  expect(placeOf(textsOf('en'), { x, y }, true)).toContain('(');
});

it.each(LANGUAGES)('tells what happened without numbers of tiles and cells: %s', (language) => {
  const voice = voiceOf(language);
  for (const name of ['over', 'expert', 'siege', 'delayed', 'remove', 'teams']) {
    for (const event of fixture(name).snapshot.events) expect(voice.event(event)).not.toMatch(/[(-]\d|[ab]\d|page-|event-|\{|undefined/);
  }
});

it.each(LANGUAGES)('names places in its reasons as everywhere else, not by coordinates (%s)', (language) => {
  const [texts, voice] = [textsOf(language), new Voice(textsOf(language), { ...names, kind: 'kind' }, [], 0, false, ui.telling, { mode: 'duel' })];
  const named = [...read(`../src/manawell/games/rivality/text/${language}.ftl`).matchAll(/^reason-([a-z-]+) = .*(?:part-field|\$x)/gm)].map(([, id = '']) => id);
  const duel = named.filter((id) => id !== 'parks-suramun');
  expect(duel.length).toBeGreaterThan(10);
  for (const id of duel) {
    const told = voice.reason({ id, values: { kind: 'hut', x: 0, y: 1, points: 2 } });
    expect(told).toContain(texts.say('riv-place-near', { way: texts.say('riv-side-S') }));
    expect(told).not.toMatch(/\(|reason-|\{/);
  }
});

it('calls a player alone by name, the reader “you”, a team by its colour and the rival of the solo game by his name', () => {
  const told = (name: string): string => {
    const { snapshot } = fixture(name);
    const voice = new Voice(textsOf('en'), names, ['Lena', 'Jonas', 'Mira', 'Ada'], 0, false, ui.telling, snapshot.table.options);
    return [...snapshot.events.map((event) => voice.event(event)), ...ui.situation(snapshot.scene, voice)].join(' ');
  };
  const COLOURED = /Orange|Purple|Turquoise/;
  for (const name of ['over', 'expert', 'siege', 'delayed', 'remove']) expect(told(name)).not.toMatch(COLOURED);
  expect(told('over')).toMatch(/Your wizard and 1 golem move.*Jonas’s wizard and 1 golem move.*Interim score: you \d+, Jonas \d+\./);
  expect(told('solo-over')).toMatch(/Suramun casts.*You cast/);
  expect(told('solo-over')).not.toMatch(COLOURED);
  expect(told('teams')).toMatch(/Jonas places.*Purple’s wizard/);
});

it('explains the tiles of a hand, and that a hand which does not qualify is kept', () => {
  const scene = sceneOf('mulligan');
  expect(ui.prompt?.(scene)).toBe('riv-prompt-keep');
  expect(ui.prompt?.({ ...scene, legal: [...scene.legal, ...scene.legal] })).toBeNull();
  for (const tile of viewOf(scene).hands[0] ?? []) expect(handLegend(tile)).toContain('One of your tiles.');
});

it('says that a tile just laid counts once the wizard leaves it, unless the game ends', () => {
  const [scene, voice] = [sceneOf('place'), voiceOf()];
  for (const sight of fixture('place').sights) {
    const move = scene.legal.find(({ text }) => text === sight.text) as LegalMove;
    const texts = ui.preview(scene, move, sight, voice).effects.map(({ text }) => text);
    const ends = sight.stories.some(({ events }) => events.some(({ event }) => event === 'game-scored'));
    expect(texts.at(-1) === 'The new tile counts once your wizard leaves it').toBe(!ends);
  }
});

it('says the same things in every language', () => {
  const keys = (language: string): string[] => [...read(`src/games/rivality/text/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '');
  expect(keys('de')).toEqual(keys('en'));
  expect(keys('fr')).toEqual(keys('en'));
  expect(read('src/games/rivality/text/fr.ftl')).not.toMatch(/ [:;!?](\s|$)|'/m);
});

it('marks the tile that was laid last', () => {
  const view = viewOf(sceneOf('place'));
  const [one] = view.battlefield;
  const marked = cells(view, { lit: new Map(), preview: null, advised: null, look: null, open: new Set(), latest: one ?? null }).flatMap((row) => row.cells.filter(({ latest }) => latest));
  expect(marked.map(({ x, y }) => ({ x, y }))).toEqual([{ x: one?.x, y: one?.y }]);
});

it('reads the table aloud', () => {
  for (const name of ['place', 'go', 'siege']) expect(ui.situation(sceneOf(name), voiceOf()).join(' ')).not.toMatch(WRONG);
});

it('gives partners the same colour, and the lone player the chosen one', () => {
  expect([0, 1, 2, 3].map((seat) => ui.colour(sceneOf('teams'), seat))).toEqual(['orange', 'purple', 'orange', 'purple']);
  expect(ui.colour(sceneOf('go'), 0)).toBe('purple');
});

it('counts a single tile in the deck as one', () => {
  const said = (deck: number): string[] => LANGUAGES.map((language) => textsOf(language).say('riv-score-tiles', { deck, hand: 2 }));
  expect(said(1)).toEqual(['1 tile in the deck, 2 in hand', '1 Plättchen im Stapel, 2 auf der Hand', '1 tuile dans la pioche, 2 en main']);
  expect(said(3)).toEqual(['3 tiles in the deck, 2 in hand', '3 Plättchen im Stapel, 2 auf der Hand', '3 tuiles dans la pioche, 2 en main']);
});

it('does not count a turn after the last one', () => {
  const scene = sceneOf('place');
  const over = { ...scene, view: { ...viewOf(scene), phase: 'over' } };
  const [turn, last] = [scene, over].map((one) => ui.situation(one, voiceOf())[0]);
  expect([turn, last]).toEqual([`Turn ${viewOf(scene).turn + 1}.`, `Turn ${viewOf(scene).turn}.`]);
});
