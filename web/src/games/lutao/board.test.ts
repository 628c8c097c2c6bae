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
import { beside, key, turned } from './geometry';
import { artefactsAt, landLine, provinceLabel, provinceValues, sayer } from './labels';
import { library } from './reference.svelte';
import { signs } from './signs';
import { detailsOf, isMine, leaving, placedOf, provinceOf, stageOf, tint, tintOf, viewOf, wordOf } from './view';

const reaches = (scene: Scene): Reach[] => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));
const DECISIONS = ['choose', 'lay', 'place', 'move', 'target', 'count', 'course', 'cards', 'window', 'answer', 'against', 'surplus', 'buy', 'pro'];
const ALL = [...DECISIONS, 'waiting', 'over'];
/** A message that does not exist shows its id. */
const WRONG = /lut-|people-|rune-|spell-|card-|province-|land-[a-z]|direction-|\{|undefined|NaN|null/;

speech.texts = textsOf('en');
fillLibrary();
const say = sayer(speech.texts);

describe('the mat', () => {
  it('is the one of the rules, hex by hex', () => {
    expect(library.hexes([...library.facts.hexes.keys()]).length).toBe(277);
    expect(library.hexes([0, 138, 276, 277])).toEqual([{ q: -5, r: -7 }, { q: 0, r: 0 }, { q: 5, r: 7 }]);
    const island = new Set(placedOf(viewOf(sceneOf('place'))).filter(({ id }) => id.startsWith('LUT')).map(key));
    expect(library.hexes(library.facts.ring).every((hex) => [0, 1, 2, 3, 4, 5].some((direction) => island.has(key(beside(hex, direction)))))).toBe(true);
  });

  it('turns lands clockwise', () => {
    expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 });
    expect(turned({ q: 1, r: -1 }, 6)).toEqual({ q: 1, r: -1 });
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

  it('tells what the rules say each landing costs', () => {
    const scene = sceneOf('course');
    const landings = scene.legal.filter((move) => wordOf(move) === 'land');
    expect(landings.length).toBeGreaterThan(3);
    for (const landing of landings) {
      const { sticks = 0, stock = 0, route = [] } = detailsOf(landing);
      expect([sticks >= 1 && sticks <= stock, route.length]).toEqual([true, sticks]);
      const shown = ui.preview(scene, landing, null, voiceOf()).effects.map(({ text }) => text);
      expect(shown[0]).toBe(`${sticks} ${sticks === 1 ? 'stick' : 'sticks'} of ${stock}`);
      const dearer = { ...landing, details: { ...detailsOf(landing), sticks: 40, stock: 41, attacks: true, rests: true } };
      const told = ui.preview(scene, dearer, null, voiceOf()).effects.map(({ text }) => text);
      expect(told).toEqual(expect.arrayContaining(['40 sticks of 41', 'Your power does not work on Lutao yet']));
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
    const view = viewOf(sceneOf('place'));
    const mine = view.peoples.findIndex((_, people) => isMine(view, people));
    const spot = view.peoples[mine]?.people_artefact_at ?? '';
    const province = provinceOf(view, spot);
    expect(province && artefactsAt(view, spot)).toEqual([{ people: mine, kind: 'people' }]);
    expect(province && provinceLabel(say, view, province, 'Attack with 1 to 4 armies.', voiceOf())).toBe(`Lutao ${['', 'I', 'II', 'III', 'IV', 'V', 'VI'][Number(spot.slice(3))]}, 2 golems, your people artefact. Attack with 1 to 4 armies.`);
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

  it('shows the lands that the rules call complete', () => {
    const view = viewOf(sceneOf('place'));
    const line = (lands: string[]): string => landLine(say, { ...view, peoples: view.peoples.map((folk, people) => ({ ...folk, lands: people === 1 ? lands : [] })) }, 'DHO');
    expect(line([])).toBe(say('lut-land-open', { land: say('land-dhorun'), bonus: library.land('DHO')?.bonus ?? 0 }));
    expect(line(['DHO'])).not.toBe(line([]));
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
  const group = { province: battle.province, armies: 2, landing: null, origin: 0 };
  const arrivals = [{ ...group, way: 'land', start: 'RHU4', route: [] }, { ...group, way: 'ship', start: 'SIG1', route: [7, 8] }];

  it('names the group whose retreat is decided', () => {
    const at = (next: number | null) => leaving({ ...view, arrivals, battle: { ...battle, leaving: next } });
    expect(at(0)).toEqual({ origin: 'RHU4', afloat: false, hexes: 0 });
    expect(at(1)).toEqual({ origin: 'SIG1', afloat: true, hexes: 2 });
    expect(at(null)).toBeNull();
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
