import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glued, LANGUAGES, marked, preferred, runs, Texts, Voice } from './text';

const NAMES = { card: 'card', cards: 'card', taken: 'card', hands: 'card', colour: 'colour' };
const game = (language: string): string => readFileSync(`../src/manawell/games/gegensatz/text/${language}.ftl`, 'utf-8');
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);

describe('a voice', () => {
  const texts = new Texts('en', [game('en')]);
  const swap = { event: 'relic-swapped', seat: 1, card: 'P3', taken: 'B4', origin: 2, position: 6, direction: 'future' };

  it('tells an event as the terminal does', () => {
    const voice = new Voice(texts, NAMES, ['Lena', 'Jonas'], 0);
    expect(voice.event(swap)).toBe('Jonas plays purple 3 key into the future, to position 6, and takes blue 4 key.');
  });

  it('says you to the one who did it', () => {
    const voice = new Voice(texts, NAMES, ['Lena', 'Jonas'], 1);
    expect(voice.event(swap)).toBe('You play purple 3 key into your future, to position 6, and take blue 4 key.');
  });

  it('joins lists and numbers lists of lists', () => {
    const voice = new Voice(texts, NAMES, ['Lena', 'Jonas'], 0);
    const duel = { event: 'duel-fought', seat: 0, hands: [['G1', 'G2'], ['R1']], sums: [3, 1], colour: 'blue' };
    expect(voice.event(duel)).toContain('Totals: Lena 3 (green 1 feather and green 2 key), Jonas 1 (red 1 key).');
  });

  it('writes a true minus sign, and ends no line inside coordinates', () => {
    const far = new Texts('en', ['event-far = It lies on ({ $x }, { $y }).']);
    expect(new Voice(far, {}, [], 0).event({ event: 'far', x: -1, y: 12 })).toBe('It lies on (−1,\u00A012).');
  });

  it('marks names, so that they can be printed bold', () => {
    const voice = new Voice(texts, NAMES, ['Lena', 'Jonas'], 0, true);
    const strong = runs(voice.event(swap)).filter((run) => run.strong);
    expect(strong.map((run) => run.text)).toEqual(['Jonas', 'purple 3 key', 'blue 4 key']);
    expect(strong.map((run) => run.name), 'what has a card is named').toEqual([null, 'card-P3', 'card-B4']);
  });
});

it('writes negative numbers in refusals with a true minus sign, whoever has written them', () => {
  const words = new Texts('en', ['refusal-far = ({ $x }, { $y }) is too far from { $field }: a range-1 spell reaches 1–4.']);
  const voice = new Voice(words, {}, [], 0);
  const told = voice.refusal({ reason: 'refusal-far', values: { x: -2, y: 1, field: '(-3,5)' } });
  expect(told).toBe('(\u22122,\u00A01) is too far from (\u22123,5): a range-1 spell reaches 1–4.');
});

it('holds what stands close to a name together with it, so that no line begins with a comma', () => {
  const pieces = runs(`You play (${marked('Flood', 'card-I1')}), and ${marked('Jonas')}, then ${marked('Meteor', 'card-I2')}\u00A0!`);
  const found = glued(pieces, ({ name }) => name !== null);
  expect(found.map(({ run, before, after }) => [before, run.text, after])).toEqual([
    ['', 'You play ', ''], ['(', 'Flood', '),'], ['', ' and ', ''], ['', 'Jonas', ''], ['', ', then ', ''], ['', 'Meteor', '\u00A0!'], ['', '', ''],
  ]);
});

describe('the words of the page', () => {
  it.each(['src/text', 'src/games/gegensatz/text'])('are the same messages in every language: %s', (folder) => {
    const [english, ...others] = LANGUAGES.map((language) => ids(readFileSync(`${folder}/${language}.ftl`, 'utf-8')));
    expect(new Set(english).size).toBe(english?.length);
    for (const other of others) expect(other).toEqual(english);
  });

  it.each(['gegensatz', 'rivality', 'athlas', 'lutao'])('say the goal of %s in a short line', (id) => {
    for (const language of LANGUAGES) {
      const texts = new Texts(language, [readFileSync(`../src/manawell/games/${id}/text/${language}.ftl`, 'utf-8')]);
      for (const mode of ['duel', 'solo', 'solo_shrine', 'campaign', 'standard']) {
        const goal = texts.say('goal', { mode, difficulty: 'hard' });
        expect(goal).not.toBe('goal');
        expect(goal.length).toBeLessThan(90);
      }
    }
  });

  it('put a hard space before French signs', () => {
    for (const folder of ['src/text', ...['gegensatz', 'rivality', 'athlas', 'lutao'].map((id) => `src/games/${id}/text`)]) {
      const french = readFileSync(`${folder}/fr.ftl`, 'utf-8').replace(/^#.*$/gm, '');
      expect(french).not.toMatch(/[\p{L}})] [:;!?»]/u);
    }
  });
});

it('speaks the first language that it knows', () => {
  expect(preferred(['nl', 'fr-CH', 'de'])).toBe('fr');
  expect(preferred(['nl'])).toBe('en');
});
