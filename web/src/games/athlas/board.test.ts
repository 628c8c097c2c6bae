import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reach } from '../../lib/aim';
import { targets } from '../../lib/aim';
import type { LegalMove, Scene, Sight, ToClient } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { LANGUAGES, Texts, Voice } from '../../lib/text';
import { ui } from '.';
import { abilities } from './abilities';
import { between } from './changes';
import { base, places, variants } from './decisions';
import { centre, connected, distance, FIELDS, neighbours, ROWS } from './geometry';
import { fieldLabel, sayer } from './labels';
import { outlook } from './outlook';
import { library, type Reference } from './reference.svelte';
import { tips } from './tips';
import { activation, activeUnit, progress, unitNamed, viewOf } from './view';

type Snapshot = Extract<ToClient, { type: 'snapshot' }>;
type Language = (typeof LANGUAGES)[number];
const read = (path: string): string => readFileSync(path, 'utf-8');
const fixture = (name: string) => JSON.parse(read(`fixtures/ath-${name}.json`)) as { snapshot: Snapshot; sights: Sight[] };
const sceneOf = (name: string): Scene => fixture(name).snapshot.scene;
const textsOf = (language: Language): Texts =>
  new Texts(language, [`../src/manawell/games/athlas/text/${language}.ftl`, `src/games/athlas/text/${language}.ftl`].map(read));
const names = { card: 'card', cards: 'card', genus: 'card', target_genus: 'card', figure: 'figure', relic: 'relic', terrain: 'terrain', condition: 'condition', cause: 'cause', type: 'attack' };
const voiceOf = (language: Language = 'en'): Voice => new Voice(textsOf(language), names, ['Lena', 'Jonas'], 0);
const reaches = (scene: Scene): Reach[] => scene.legal.map((move) => ({ move, ...ui.gesture(scene, move) }));
const DECISIONS = ['summon', 'choose', 'attack', 'act', 'relic', 'window', 'pick', 'push', 'loop'];
const ALL = [...DECISIONS, 'waiting', 'over'];
/** A message that does not exist shows its id. */
const WRONG = /ath-|card-|relic-|terrain-|condition-|figure-|\{|undefined|NaN|null/;

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

  it('asks for the figure of a hidden alpha before the field', () => {
    const scene = sceneOf('summon');
    expect(ui.hand(scene)).toContain('alpha:2:dragon');
    expect([...targets(reaches(scene), 'alpha:2:dragon').keys()]).toEqual(['f:-5,5', 'f:-4,5', 'f:-3,5', 'f:-2,5', 'f:-1,5', 'f:0,5']);
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
    const all = abilities(say, view, view.board, unit, activation(view.board), reaches(scene));
    const usable = all.filter((one) => one.usable).map(({ id }) => id);
    expect([...usable].sort()).toEqual(ui.hand(scene).filter((id) => id.startsWith('ab:')).sort());
    for (const { name: title, line } of all) expect(`${title} ${line}`).not.toMatch(WRONG);
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

describe('telling', () => {
  it.each(LANGUAGES)('says the table in %s', (language) => {
    for (const name of ALL) {
      const scene = sceneOf(name);
      expect(ui.situation(scene, voiceOf(language)).join(' ')).not.toMatch(WRONG);
      const view = viewOf(scene);
      const words = sayer(textsOf(language));
      for (const spot of FIELDS) expect(fieldLabel(words, view, view.board, spot, { target: true, tip: '' })).not.toMatch(WRONG);
    }
  });

  it('unfolds a whole game without losing a unit', () => {
    const { snapshot } = fixture('over');
    const start = sceneOf('summon');
    const frames = ui.unfold(start, snapshot.events);
    expect(frames.length).toBeGreaterThan(10);
    const last = frames.at(-1)?.view as ReturnType<typeof viewOf>;
    const place = ({ name, q, r }: { name: string; q: number; r: number }): string => `${name} ${q},${r}`;
    expect(last.board.units.map(place).sort()).toEqual(viewOf(snapshot.scene).board.units.map(place).sort());
    expect(last.board.terrain).toBe(viewOf(snapshot.scene).board.terrain);
    expect(last.board.pools).toEqual(viewOf(snapshot.scene).board.pools);
  });

  it('describes what was done between two moments', () => {
    const view = viewOf(sceneOf('attack'));
    const [first] = view.board.units;
    expect(between(say, view, view.board, view.board)).toEqual([]);
    const after = structuredClone(view.board);
    Object.assign(after.units[0] ?? {}, { q: 0, r: 0 });
    expect(between(say, view, view.board, after).join()).toContain('to (0,\u00a00)');
    expect(first).toBeDefined();
  });

  it('counts the activations of a turn', () => {
    const { unit, units } = progress(viewOf(sceneOf('attack')));
    expect(unit).toBeGreaterThan(0);
    expect(unit).toBeLessThanOrEqual(units);
  });
});
