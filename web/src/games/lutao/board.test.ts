import { describe, expect, it } from 'vitest';
import { targets, type Reach } from '../../lib/aim';
import type { LegalMove, Scene } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { LANGUAGES, runs } from '../../lib/text';
import { reel } from '../reel';
import { ui } from '.';
import { battleOf } from './battle';
import { asksNumber, isBuying, isPartial, LAND_TOOL, numberOf, usual } from './decisions';
import { PEOPLES, RUNES, SPELLS } from './emblems';
import { fillLibrary, fixture, sceneOf, textsOf, voiceOf } from './fixtures/scenes';
import { departures, HEXES, key, neighbours, turned, wayTo } from './geometry';
import { artefactsAt, provinceLabel, provinceValues, sayer } from './labels';
import { wayOf } from './preview';
import { library } from './reference.svelte';
import { signs } from './signs';
import { completeLands, courseOf, isMine, isPlaced, leaving, ownPeople, placedOf, provinceOf, seaOf, stageOf, tint, tintOf, viewOf } from './view';

const reaches = (scene: Scene): Reach[] => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));
const DECISIONS = ['choose', 'lay', 'place', 'move', 'target', 'count', 'course', 'cards', 'window', 'answer', 'against', 'surplus', 'buy', 'pro'];
const ALL = [...DECISIONS, 'waiting', 'over'];
/** A message that does not exist shows its id. */
const WRONG = /lut-|people-|rune-|spell-|card-|province-|land-[a-z]|direction-|\{|undefined|NaN|null/;

speech.texts = textsOf('en');
fillLibrary();
const say = sayer(speech.texts);

describe('the mat', () => {
  it('has 277 hexes in the order of the rules', () => {
    expect(HEXES.length).toBe(277);
    expect([HEXES[0], HEXES[138], HEXES.at(-1)]).toEqual([{ q: -5, r: -7 }, { q: 0, r: 0 }, { q: 5, r: 7 }]);
    expect(library.facts.ring.every((at) => neighbours(HEXES[at] ?? { q: 9, r: 9 }).some((hex) => placedOf(viewOf(sceneOf('place'))).some((province) => province.id.startsWith('LUT') && key(province) === key(hex))))).toBe(true);
  });

  it('turns lands clockwise', () => {
    expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 });
    expect(turned({ q: 1, r: -1 }, 6)).toEqual({ q: 1, r: -1 });
  });

  it('lays the shortest way over the sea, the lower direction first', () => {
    const sea = seaOf(viewOf(sceneOf('place')));
    const start = { route: [], first: [{ q: 2, r: 0 }], afloat: false };
    expect(wayTo(sea, start, { q: 2, r: 0 })?.sticks).toBe(1);
    expect(wayTo(sea, start, { q: 2, r: 1 })).toEqual({ hexes: [{ q: 2, r: 0 }, { q: 2, r: 1 }], sticks: 2 });
    expect(wayTo(sea, { ...start, afloat: true }, { q: 2, r: 1 })?.sticks).toBe(1);
    expect(wayTo(sea, start, { q: 0, r: 0 })).toBeNull();
  });

  it('names every land beside it, not on it', () => {
    const view = viewOf(sceneOf('place'));
    const placed = signs(view.lands, (code) => code);
    expect(placed.length).toBe(11);
    expect(new Set(placed.map(({ code }) => code)).size).toBe(11);
  });
});

describe('aiming', () => {
  it.each(DECISIONS)('gives every move a place of its own: %s', (name) => {
    const all = reaches(sceneOf(name)).map(({ source, target, turn, move }) => `${source}>${target ?? move.text}@${turn ?? ''}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(DECISIONS)('needs buttons for words only: %s', (name) => {
    const buttons = reaches(sceneOf(name)).filter(({ source, target }) => source === null && target === null);
    expect(buttons.every(({ move }) => move.typed.type === 'Word')).toBe(true);
  });

  it('chooses a province, then a target, then a number', () => {
    expect(sceneOf('move').legal.some((move) => isPartial(move))).toBe(true);
    expect(sceneOf('target').legal.every((move) => isPartial(move))).toBe(true);
    const scene = sceneOf('count');
    expect(asksNumber(scene)).toBe(true);
    const most = Math.max(...reaches(scene).map(numberOf));
    expect(numberOf(usual(viewOf(scene), reaches(scene)) as Reach)).toBe(most);
  });

  it('turns a land in the hand', () => {
    const all = reaches(sceneOf('lay'));
    const turns = new Set(all.map(({ turn }) => turn));
    expect(turns.size).toBeGreaterThan(1);
    expect(targets(all, LAND_TOOL, 0).size).toBeGreaterThan(10);
  });

  it('knows what each landing costs', () => {
    const scene = sceneOf('course');
    const view = viewOf(scene);
    const sea = seaOf(view);
    expect(courseOf(view, (province, direction) => departures(sea, province, direction)).first.length).toBeGreaterThan(0);
    const landings = scene.legal.filter(({ typed }) => typed.word === 'land');
    const folk = view.peoples[ownPeople(view)];
    const stock = (folk?.sticks ?? 0) + (folk?.wind ?? 0) + (folk?.bound_wind ?? 0);
    for (const { typed } of landings) {
      const way = wayOf(view, typed);
      expect(way && way.sticks >= 1 && way.sticks <= stock).toBe(true);
    }
  });

  it('buys on a sheet of its own', () => {
    expect(isBuying(viewOf(sceneOf('buy')))).toBe(true);
    expect(asksNumber(sceneOf('buy'))).toBe(false);
  });
});

describe('words', () => {
  it.each(LANGUAGES.flatMap((language) => DECISIONS.map((name) => [language, name] as const)))('tells every move in %s: %s', (language, name) => {
    const scene = sceneOf(name);
    const voice = voiceOf(language);
    const seen = new Set<string>();
    for (const move of scene.legal) {
      const kind = `${move.typed.type} ${String(move.typed.word)}`;
      if (seen.has(kind) && scene.legal.length > 60) continue;
      seen.add(kind);
      const { title, verb, detail, effects } = ui.preview(scene, move, null, voice);
      const words = runs(title).map((run) => run.text).join('');
      for (const text of [words, verb, detail, ...effects.map((effect) => effect.text)]) expect(text).not.toMatch(WRONG);
      expect(title).not.toBe(move.text);
    }
  });

  it.each(ALL)('reads the table aloud: %s', (name) => {
    const sentences = ui.situation(sceneOf(name), voiceOf());
    expect(sentences.join(' ')).not.toMatch(WRONG);
  });

  it('labels a province with everything on it', () => {
    const view = structuredClone(viewOf(sceneOf('place')));
    const mine = view.peoples.findIndex((_, people) => isMine(view, people));
    const card = view.peoples[mine]?.artefact_card ?? 1;
    const spot = library.facts.artefacts[card - 1]?.people ?? '';
    const province = provinceOf(view, spot);
    expect(province && artefactsAt(view, spot)).toEqual([{ people: mine, kind: 'people' }]);
    expect(province && provinceLabel(say, view, province, 'Attack with 1 to 4 armies.')).toBe(`Lutao ${['', 'I', 'II', 'III', 'IV', 'V', 'VI'][Number(spot.slice(3))]}, 2 golems, your people artefact. Attack with 1 to 4 armies.`);
  });

  it('has a sign for every people, rune and spell', () => {
    expect(library.facts.peoples.every(({ id }) => PEOPLES[id])).toBe(true);
    expect(library.facts.runes.every((id) => RUNES[id])).toBe(true);
    expect(library.facts.spells.every(({ id }) => SPELLS[id])).toBe(true);
  });
});

describe('what happens', () => {
  it('is shown with nothing asked', () => {
    const { scene, told } = reel('lutao');
    const frames = ui.unfold(scene, told);
    expect(frames.map(({ event }) => event.event)).toContain('hits-taken');
    for (const { view } of frames) expect(viewOf({ ...scene, view })).toMatchObject({ phase: 'shown', who: null, source: null, goal: null, errands: [] });
  });

  it('shows the battle that is being fought', () => {
    const { scene, events } = fixture('cards').snapshot;
    const battle = battleOf(viewOf(scene), events, null);
    expect(battle).not.toBeNull();
    expect(battle?.rows.some((row) => row.people === viewOf(scene).who && row.hand.every((card) => card !== null))).toBe(true);
    expect(battleOf(viewOf(sceneOf('choose')), [], null)).toBeNull();
  });

  it('knows the stages of a round', () => {
    expect(stageOf(viewOf(sceneOf('move')))).toBe('action');
    expect(stageOf(viewOf(sceneOf('choose')))).toBeNull();
    expect(stageOf(viewOf(sceneOf('buy')))).toBe('buying');
  });

  it('gives each people a colour, also two of one player', () => {
    const scene = sceneOf('pro');
    expect([ui.colour(scene, 0), ui.colour(scene, 1)]).toEqual([tint(0), tint(2)]);
    expect(ui.colour(sceneOf('move'), 3)).toBe('orange');
  });

  it('finds complete lands', () => {
    const view = structuredClone(viewOf(sceneOf('place')));
    for (const province of view.provinces) if (province.id.startsWith('DHO') && isPlaced(province)) Object.assign(province, { owner: 1, attackers: 0 });
    expect(completeLands(view, 1)).toContain('DHO');
  });

  it('leaves small steps out of the log', () => {
    expect(ui.quiet?.({ event: 'picked' })).toBe(true);
    expect(ui.quiet?.({ event: 'bought', number: 0 })).toBe(true);
    expect(ui.quiet?.({ event: 'bought', number: 2 })).toBe(false);
  });

  it('finds the spells by number keys', () => {
    const scene = sceneOf('window');
    const spells = scene.legal.filter((move: LegalMove) => move.typed.type === 'Spell');
    expect(ui.hand(scene).length).toBe(spells.length);
  });
});

describe('a plague', () => {
  const view = viewOf(sceneOf('cards'));
  const battle = view.battle;
  if (!battle) throw new Error('no battle in the fixture');
  const group = { province: battle.province, armies: 2, landing: null };
  const arrivals = [{ ...group, way: 'land', origin: 3, route: [] }, { ...group, way: 'ship', origin: 5 * 6 + 2, route: [7, 8] }];

  it('sends one group after another back where it came from', () => {
    const at = (phase: string, shares: number[], turn = 0) => leaving({ ...view, phase, arrivals, battle: { ...battle, shares, turn } });
    expect(at('retreat', [])).toEqual({ origin: view.provinces[3], afloat: false, hexes: 0 });
    expect(at('retreat', [2])).toEqual({ origin: view.provinces[5], afloat: true, hexes: 2 });
    expect(at('row', [2, 2], 1)).toEqual({ origin: view.provinces[5], afloat: true, hexes: 2 });
    expect(at('return', [])).toBeNull();
  });

  it.each(LANGUAGES)('is asked about in %s', (language) => {
    const asked = textsOf(language);
    for (const afloat of ['yes', 'no']) expect(asked.say('lut-ask-retreat', { origin: 'Rhuam I', afloat })).toContain(' Rhuam I');
    for (const hexes of [1, 2]) expect(asked.say('lut-ask-row', { origin: 'Rhuam I', hexes })).toContain(`(${hexes} `);
  });
});

describe('titles', () => {
  it.each([['en', 'Attack the city of Lutao'], ['de', 'Angriff auf die Stadt auf Lutao'], ['fr', 'Attaquer la cité de Lutao']])('name the city of Lutao with its article in %s', (language, title) => {
    const texts = textsOf(language as (typeof LANGUAGES)[number]);
    expect(texts.say('lut-title-to-attack', provinceValues(sayer(texts), 'LUT0'))).toBe(title);
  });
});

describe('the log', () => {
  it('tells both peoples of a player apart', () => {
    const view = viewOf(sceneOf('pro'));
    const tints = view.peoples.map(({ card }) => tintOf(view, { event: 'turn-begun', people: card }));
    expect(tints).toEqual([0, 1, 2, 3].map(tint));
    expect(tintOf(view, { event: 'round-begun', round: 2 })).toBeNull();
  });
});
