import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AthlasChecked } from '../../../lib/generated/socket';
import { LANGUAGES, Texts } from '../../../lib/text';

const HERE = 'src/games/athlas/builder';
const source = (language: string): string => readFileSync(`${HERE}/text/${language}.ftl`, 'utf-8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);
const code = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${HERE}/${name}`, 'utf-8'))
  .join('\n');

describe('the words of the builder', () => {
  it('are the same messages in every language', () => {
    const [english, ...others] = LANGUAGES.map((language) => ids(source(language)));
    expect(new Set(english).size).toBe(english?.length);
    for (const other of others) expect(other).toEqual(english);
  });

  it('are all there', () => {
    const said = [...code.matchAll(/say\('([\w-]+)'/g)].map((found) => found[1] as string);
    const objected = [...code.matchAll(/reason: '(?!refusal-)([\w-]+)'/g)].map((found) => `no-${found[1]}`);
    const known = ids(source('en'));
    expect(objected.length).toBeGreaterThan(0);
    for (const message of [...said, ...objected]) expect(known).toContain(message);
  });

  it('are brief of all that the rules may say of a card on the shelf', () => {
    const checks = JSON.parse(readFileSync(`${HERE}/fixtures/checks.json`, 'utf-8')) as Record<string, AthlasChecked>;
    const refused = Object.values(checks).flatMap((found) => [found, ...found.alphas].flatMap((part) => Object.values(part.refused)));
    const reasons = new Set(refused.map(({ reason }) => reason.replace('refusal-', 'brief-')));
    expect(reasons.size).toBeGreaterThan(3);
    for (const brief of reasons) expect(ids(source('en'))).toContain(brief);
  });

  it('can be said with numbers and names', () => {
    const values = { card: 'X', other: 'Y', alpha: 'II', needed: 2, free: 1, cost: 30, points: 250, short: 1, most: 4, count: 5, word: 'Q' };
    for (const language of LANGUAGES) {
      const texts = new Texts(language, [source(language)]);
      for (const message of ids(source(language)).filter((id) => /^(no|brief)-/.test(id))) {
        expect(texts.say(message, values), message).not.toMatch(/[{}]|undefined|\?\?\?/);
      }
    }
  });

  it('follow French typography', () => {
    expect(source('fr').replace(/^#.*$/gm, '')).not.toMatch(/[^\u00A0\s/][:;?!](\s|$)| [:;?!]|'/m);
  });
});
