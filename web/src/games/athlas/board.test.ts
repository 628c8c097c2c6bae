import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reach } from '../../lib/aim';
import { targets } from '../../lib/aim';
import type { LegalMove, Scene, Sight, ToClient, Unusable } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { LANGUAGES, type Language, type Texts, Voice } from '../../lib/text';
import { reel } from '../reel';
import { wordsOf } from '../fixtures/words';
import { ui } from '.';
import { abilities, usable } from './abilities';
import { between } from './changes';
import { byItself } from './byitself';
import { base, places, variants, ways } from './decisions';
import { centre, connected, distance, FIELDS, neighbours, ROWS } from './geometry';
import { fieldLabel, sayer } from './labels';
import { compass, plate, region } from './names';
import { outlook } from './outlook';
import { library, type Reference } from './reference.svelte';
import { tips } from './tips';
import { activeUnit, progress, unitNamed, viewOf } from './view';

type Snapshot = Extract<ToClient, { type: 'snapshot' }> & { scene: Scene };
const read = (path: string): string => readFileSync(path, 'utf-8');
const fixture = (name: string) => JSON.parse(read(`fixtures/ath-${name}.json`)) as { snapshot: Snapshot; sights: Sight[]; unusable: Unusable };
const sceneOf = (name: string): Scene => fixture(name).snapshot.scene;
const textsOf = (language: Language): Texts => wordsOf('athlas', language);
const names = { card: 'card', cards: 'card', genus: 'card', target_genus: 'card', figure: 'figure', relic: 'relic', terrain: 'terrain', condition: 'condition', cause: 'cause', type: 'attack' };
const voiceOf = (language: Language = 'en'): Voice => new Voice(textsOf(language), names, ['Lena', 'Jonas'], 0);
const reaches = (scene: Scene): Reach[] => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));
const DECISIONS = ['summon', 'choose', 'attack', 'act', 'relic', 'window', 'pick', 'push', 'loop'];
const ALL = [...DECISIONS, 'waiting', 'over'];
/** A message that does not exist shows its id. */
const WRONG = /ath-|card-|relic-|terrain-|condition-|figure-|\{|undefined|NaN|\bnull\b/;

speech.texts = textsOf('en');
library.fill(JSON.parse(read('src/games/athlas/builder/fixtures/reference.json')) as Reference);
const say = sayer(speech.texts);

describe('the battlefield', () => {
  it('has 91 fields in eleven rows', () => {
    expect(FIELDS.length).toBe(91);
    expect(ROWS.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    expect(neighbours({ q: 0, r: 0 }).every((spot) => distance(spot, { q: 0, r: 0 }) === 1)).toBe(true);
    expect(neighbours({ q: 0, r: -5 }).length).toBe(3);
  });

  it('lifts hills and sinks water', () => {
    const { board } = viewOf(sceneOf('summon'));
    const lift = (q: number, r: number): number => centre(board, { q, r }).y - centre({ ...board, terrain: 'p'.repeat(91) }, { q, r }).y;
    expect([lift(0, 0), lift(-1, -3) < 0, lift(-2, 0) > 0]).toEqual([0, true, true]);
    expect(connected(board, { q: -2, r: -1 }).length).toBe(3);
  });
});

describe('aiming', () => {
  it.each(DECISIONS)('gives every move a place of its own: %s', (name) => {
    const all = reaches(sceneOf(name)).map(({ source, target, move }) => `${source}>${target ?? move.text}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(DECISIONS)('needs no button for what is on the board: %s', (name) => {
    const words = reaches(sceneOf(name)).filter(({ source, target }) => source === null && target === null);
    expect(words.every(({ move }) => ['End', 'EndAll', 'EndSummon', 'Enough'].includes(move.typed.type))).toBe(true);
  });

  it('asks nobody for the figure of a hidden alpha: the fitting one is taken', () => {
    const scene = sceneOf('summon');
    expect(ui.hand(scene)).toEqual(['alpha:1', 'alpha:2', 'alpha:3']);
    const figures = ui.hand(scene).map((source) => [...targets(reaches(scene), source).values()][0]?.move.typed.figure);
    expect(figures[1]).toBe('dragon');
    expect([...targets(reaches(scene), 'alpha:2').keys()]).toEqual(['f:-5,5', 'f:-4,5', 'f:-3,5', 'f:-2,5', 'f:-1,5', 'f:0,5']);
  });

  it('takes a relic along unless told otherwise', () => {
    const scene = sceneOf('act');
    const steps = scene.legal.filter(({ typed }) => typed.type === 'Go');
    const carried = steps.map((move) => ({ text: `${move.text} +west`, typed: { ...move.typed, relic: 'west' } }));
    const all = reaches({ ...scene, legal: [...scene.legal, ...carried] });
    for (const id of new Set(all.flatMap(({ target, move }) => (move.typed.type === 'Go' && target ? [base(target)] : [])))) {
      const [first, ...others] = ways(all.filter(({ move }) => move.typed.type === 'Go'), id);
      expect(first?.move.typed.relic).toBe('west');
      expect(others.some(({ move }) => move.typed.relic === null)).toBe(true);
    }
  });

  it('numbers the ways to do something at the same place', () => {
    const scene = sceneOf('relic');
    for (const source of ui.hand(scene)) {
      const lit = targets(reaches(scene), source);
      for (const [id] of places(lit)) {
        expect(id).toBe(base(id));
        const ways = variants(lit, id);
        expect(ways.length === 0 || ways.length > 1).toBe(true);
      }
    }
  });
});

describe('abilities', () => {
  it.each(['attack', 'act', 'relic'])('are usable exactly when there is a move: %s', (name) => {
    const scene = sceneOf(name);
    const view = viewOf(scene);
    const unit = activeUnit(view.board);
    expect(unit).toBeDefined();
    if (!unit) return;
    for (const language of LANGUAGES) {
      const all = abilities(voiceOf(language), view, unit, usable(reaches(scene)), fixture(name).unusable, false);
      expect(all.filter((one) => one.usable).map(({ id }) => id)).toEqual(ui.hand(scene));
      for (const { name: title, line, usable: works, why } of all) {
        expect(`${title} ${line} ${why?.brief} ${why?.full}`.replaceAll('undefined', '')).not.toMatch(WRONG);
        expect(why === null).toBe(works);
      }
    }
    expect(abilities(voiceOf(), view, unit, usable(reaches(scene)), {}, false).some((one) => !one.usable && one.why === null)).toBe(true);
  });

  it('are all usable where only those are shown that are', () => {
    const scene = sceneOf('loop');
    const unit = unitNamed(viewOf(scene).board, viewOf(scene).announced.at(-1)?.unit);
    const all = unit ? abilities(voiceOf(), viewOf(scene), unit, usable(reaches(scene)), {}, true) : [];
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((one) => one.usable)).toBe(true);
  });

  it.each(LANGUAGES)('have a few words for every reason why they cannot be used: %s', (language) => {
    const source = ['unusable', 'abilities'].map((name) => read(`../src/manawell/games/athlas/refusals/${name}.py`)).join('');
    const reasons = [...source.matchAll(/"ATH-[\w.]+", "([a-z-]+)"/g)].map(([, reason]) => reason ?? '');
    const unasked = ['unit-gone', 'no-such-movement', 'not-its-card', 'which-ability'];
    expect(reasons.length).toBeGreaterThan(25);
    for (const reason of reasons.filter((one) => !unasked.includes(one))) expect([reason, textsOf(language).has(`ath-why-${reason}`)]).toEqual([reason, true]);
  });
});

describe('previews', () => {
  it.each(LANGUAGES)('tell every move in %s', (language) => {
    for (const name of DECISIONS) {
      const { snapshot, sights } = fixture(name);
      const known = new Map(sights.map((sight) => [sight.text, sight]));
      for (const move of snapshot.scene.legal) {
        const found = ui.preview(snapshot.scene, move, known.get(move.text) ?? null, voiceOf(language));
        const text = [found.title, found.verb, found.detail, ...found.effects.map((effect) => effect.text)].join(' | ');
        expect(`${move.text}: ${text}`).not.toMatch(WRONG);
      }
    }
  });

  it('write the sum of an attack with all its parts', () => {
    const { snapshot, sights } = fixture('attack');
    const { scene } = snapshot;
    const attacks = sights.filter(({ text }) => text.startsWith('use E04'));
    expect(attacks.length).toBeGreaterThan(0);
    for (const sight of attacks) {
      const move = scene.legal.find(({ text }) => text === sight.text) as LegalMove;
      const view = viewOf(scene);
      const look = outlook(view.board, sight);
      const [hit] = look.hits;
      expect(hit).toBeDefined();
      if (!hit) continue;
      expect(hit.base + hit.modifiers + hit.high - hit.armour).toBe(hit.damage);
      const text = ui.preview(scene, move, sight, voiceOf()).effects.map((effect) => effect.text).join(' ');
      expect(text).toContain(`= ${hit.damage} damage`);
      const target = unitNamed(view.board, hit.unit);
      const alpha = (target?.seat ?? 0) * 4 + (target?.alpha ?? 1) - 1;
      expect(look.pools.get(alpha)).toEqual({ from: view.board.pools[alpha], to: Math.max(0, (view.board.pools[alpha] ?? 0) - hit.damage) });
      expect(tips(say, view, view.board, look, null).some(({ q, r }) => q === target?.q && r === target.r)).toBe(true);
    }
  });
});

describe('what goes by itself', () => {
  const left = (name: string, ...kinds: string[]): Scene => {
    const scene = sceneOf(name);
    const end = { text: 'end', typed: { type: name === 'summon' ? 'EndSummon' : 'End' } } as LegalMove;
    const others = kinds.map((type) => ({ text: type, typed: { type } }) as LegalMove);
    const view = { ...viewOf(scene), stacks: [['D07'], ['D05']] };
    return { ...scene, view, legal: [end, ...others], auto_answers: { auto_pass: 'smart', stop: 'off' } };
  };

  it('is the end of a unit that can do nothing more, whatever cards its player holds', () => {
    expect(byItself(sceneOf('act'))).toBeNull();
    expect(byItself(left('act'))?.text).toBe('end');
    expect(byItself(left('act', 'Discard', 'Play'))?.text).toBe('end');
    expect(byItself(left('act', 'Go'))).toBeNull();
  });

  it('waits for those who want to be asked', () => {
    expect(byItself({ ...left('act', 'Play'), auto_answers: { auto_pass: 'never', stop: 'off' } })).toBeNull();
    expect(byItself({ ...left('act', 'Play'), auto_answers: { auto_pass: 'smart', stop: 'on' } })).toBeNull();
    expect(byItself({ ...left('act'), auto_answers: { auto_pass: 'never', stop: 'on' } })?.text).toBe('end');
  });

  it('is the end of a summoning only when no card can follow, by what everybody knows', () => {
    const scene = left('summon', 'Discard');
    expect(byItself(scene)).toBeNull();
    const { viewer } = viewOf(scene);
    expect(byItself({ ...scene, view: { ...viewOf(scene), played: [viewer] } })?.text).toBe('end');
    expect(byItself({ ...scene, legal: scene.legal.slice(0, 1) })?.text).toBe('end');
  });

  it('is the figure of an alpha that a card reveals', () => {
    const scene = sceneOf('summon');
    const legal = ['knight', 'ranger', 'master', 'dragon'].map((figure) => ({ text: `figure ${figure}`, typed: { type: 'PickFigure', figure } }) as LegalMove);
    const announced = [{ alpha: 4 * viewOf(scene).viewer + 1 }];
    expect(byItself({ ...scene, legal, view: { ...viewOf(scene), announced } })?.text).toBe('figure dragon');
  });
});

it('says that the summoning can be ended only where it can', () => {
  const scene = sceneOf('summon');
  const summons = scene.legal.filter(({ typed }) => typed.type !== 'EndSummon');
  expect(ui.prompt?.({ ...scene, legal: summons })).toBe('ath-prompt-summon');
  const end = { text: 'end summon', typed: { type: 'EndSummon' } };
  expect(ui.prompt?.({ ...scene, legal: [...summons, end] })).toBeNull();
});

describe('telling', () => {
  it.each(LANGUAGES)('names neither units by ids nor fields by coordinates in %s', (language) => {
    const { snapshot } = fixture('over');
    const voice = new Voice(textsOf(language), names, ['Lena', 'Jonas'], 0, false, ui.telling);
    const told = snapshot.events.filter((event) => !ui.quiet?.(event)).map((event) => voice.event(event));
    expect(told.length).toBeGreaterThan(20);
    for (const line of told) expect(line).not.toMatch(/\b[gs]\d\.\d|\(-?\d+, -?\d+\)|event-|ath-|\bc\d\b|\{/);
  });

  it.each(LANGUAGES)('names the choices of a card without ids and coordinates in %s', (language) => {
    const voice = new Voice(textsOf(language), names, ['Lena', 'Jonas'], 0, false, ui.telling);
    for (const choice of ['2,-1', 's1.2', 'SW', 'centre']) {
      expect(voice.event({ event: 'choice-named', seat: 0, card: 'D01', choice })).not.toMatch(/\d,-?\d|s1\.2|SW|ath-|event-|\{/);
    }
  });

  it('calls units by their plates and ways by the compass', () => {
    expect([plate('g2.1'), plate('s1.3')]).toEqual(['II', 'I·3']);
    expect([compass({ q: 0, r: 0 }, { q: 1, r: -1 }), compass({ q: 0, r: 0 }, { q: 1, r: -2 }), compass({ q: 1, r: 0 }, { q: 0, r: 0 })]).toEqual(['NE', 'N', 'W']);
    expect([region({ q: 0, r: 1 }), region({ q: -2, r: 4 }), region({ q: 4, r: 0 })]).toEqual(['C', 'S', 'E']);
  });

  it('tells the life of an alpha that is not revealed yet', () => {
    expect(ui.situation(sceneOf('summon'), voiceOf()).join(' ')).toMatch(/Forsaken Dragon II: 8 life, 0 on board/);
  });

  it.each(LANGUAGES)('says the table in %s', (language) => {
    for (const name of ALL) {
      const scene = sceneOf(name);
      expect(ui.situation(scene, voiceOf(language)).join(' ')).not.toMatch(WRONG);
      const view = viewOf(scene);
      for (const spot of FIELDS) expect(fieldLabel(voiceOf(language), view, view.board, spot, { target: true, tip: '' })).not.toMatch(WRONG);
    }
  });

  it('calls the sides by their players, and the reader “you”', () => {
    const scene = sceneOf('act');
    const told = ui.situation(scene, voiceOf()).join(' ');
    expect(told).toMatch(/You have \d+ summoning points/);
    expect(told).toMatch(/Jonas has \d+ summoning points/);
    expect(told).not.toMatch(/Gold|Silver/);
  });

  it('tells the marks of both players apart where one is to be ended', () => {
    const legal = ['g', 's'].map((owner) => ({ text: `end ${owner} D03`, typed: { type: 'Cancel', owner, card: 'D03' } }));
    const scene = { ...sceneOf('pick'), legal };
    expect(legal.map((move) => ui.gesture(scene, move).target)).toEqual(['cancel:g:D03', 'cancel:s:D03']);
  });

  it('keeps asking what it asked while the rules are at work', () => {
    const { scene, told } = reel('athlas');
    const before = { ...viewOf({ ...scene, view: told[0]?.view }), phase: 'act' };
    const frames = ui.unfold({ ...scene, view: before }, told);
    expect(told.some(({ view }) => viewOf({ ...scene, view }).phase === 'busy')).toBe(true);
    expect(frames.map(({ view }) => viewOf({ ...scene, view }).phase)).not.toContain('busy');
    expect(frames.map(({ event }) => event.event)).toContain('unit-died');
  });

  it('describes what was done between two moments', () => {
    const view = viewOf(sceneOf('attack'));
    const [first] = view.board.units;
    expect(between(say, view, view.board, view.board)).toEqual([]);
    const after = structuredClone(view.board);
    Object.assign(after.units[0] ?? {}, { q: 0, r: 0 });
    expect(between(say, view, view.board, after).join()).toContain('to the north');
    expect(first).toBeDefined();
  });

  it('counts the activations of a turn', () => {
    const { unit, units } = progress(viewOf(sceneOf('attack')));
    expect(unit).toBeGreaterThan(0);
    expect(unit).toBeLessThanOrEqual(units);
  });
});
