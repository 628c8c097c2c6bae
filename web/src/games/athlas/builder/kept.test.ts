import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { Catalogue } from './catalogue';
import { keep, keptUnder, type Kept } from './kept';

const catalogue = new Catalogue(JSON.parse(readFileSync('src/games/athlas/builder/fixtures/reference.json', 'utf-8')));
const good: Kept = { draft: { alphas: [['G01', 'E09'], ['G02'], []], stack: ['D07'], rebuild: null }, ready: false };

afterEach(() => sessionStorage.clear());

it('gives back what was kept', () => {
  keep('army', good);
  expect(keptUnder('army', catalogue, 3)).toEqual(good);
  expect(keptUnder('another', catalogue, 3)).toBeNull();
});

it.each([
  ['no JSON', '{"draft":'],
  ['no object', '7'],
  ['nothing', 'null'],
  ['no draft', '{"ready":true}'],
  ['a draft that is null', '{"draft":null,"ready":true}'],
  ['no ready', JSON.stringify({ draft: good.draft })],
  ['a ready that is a word', JSON.stringify({ ...good, ready: 'yes' })],
  ['alphas of another game', JSON.stringify({ ...good, draft: { ...good.draft, alphas: [['G01']] } })],
  ['an alpha that is no list', JSON.stringify({ ...good, draft: { ...good.draft, alphas: [{}, [], []] } })],
  ['a card that is a number', JSON.stringify({ ...good, draft: { ...good.draft, alphas: [[1], [], []] } })],
  ['a card that does not exist', JSON.stringify({ ...good, draft: { ...good.draft, alphas: [['Z99'], [], []] } })],
  ['an intervention in an alpha', JSON.stringify({ ...good, draft: { ...good.draft, alphas: [['D07'], [], []] } })],
  ['a stack that is a word', JSON.stringify({ ...good, draft: { ...good.draft, stack: 'D07' } })],
  ['a rebuilt alpha that does not exist', JSON.stringify({ ...good, draft: { ...good.draft, rebuild: 3 } })],
])('drops %s', (_, stored) => {
  sessionStorage.setItem('army', stored);
  expect(keptUnder('army', catalogue, 3)).toBeNull();
});
