import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The generated types say what the server sends. Types said by hand are those that TypeScript cannot know, by folder. */
const ALLOWED: Record<string, number> = {
  // The messages of a game, which the schema of the socket leaves open: `typed.ts` says why.
  '': 3,
  athlas: 0,
  fallback: 0,
  // A module of another package, whose exports no type can promise.
  foreign: 2,
  gegensatz: 0,
  lutao: 1,
  rivality: 0,
};

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const NO_CAST = /import[^;]*;|\{#each .*? as [\w{[]|\bas const\b/g;
const CAST = /[\w)\]}] as [A-Za-z({[]/g;
const TOLD = /\b(?:Number|String)\((?:\w+\.)*(?:event|told|typed|move|swap|laid|hits|one|first)\??\.\w+/g;

const files = readdirSync('src/games', { recursive: true, encoding: 'utf-8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|fixtures|reel\.ts$/.test(name));
const folderOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');

function castsIn(name: string): string[] {
  const code = readFileSync(`src/games/${name}`, 'utf-8').replace(/<style[\s\S]*<\/style>/, '').replace(COMMENT, '').replace(NO_CAST, '');
  return [...(code.match(CAST) ?? []), ...(code.match(TOLD) ?? [])].map((found) => `${name}: ${found}`);
}

it.each(Object.keys(ALLOWED))('says no type by hand that the server has told: %s', (folder) => {
  const found = files.filter((name) => folderOf(name) === folder).flatMap(castsIn);
  expect(found.slice(ALLOWED[folder])).toEqual([]);
});

it('knows every folder', () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(ALLOWED).sort());
});
