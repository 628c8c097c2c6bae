import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The generated types say what the server sends; a file that still says it by hand may do so this often, and no more. */
const ALLOWED: Record<string, number> = {
  'athlas/Board.svelte': 9,
  'athlas/Chooser.svelte': 6,
  'athlas/Hand.svelte': 1,
  'athlas/Moments.svelte': 1,
  'athlas/Portrait.svelte': 1,
  'athlas/about.ts': 1,
  'athlas/builder/Shelf.svelte': 1,
  'athlas/builder/Tray.svelte': 2,
  'athlas/builder/saved.ts': 1,
  'athlas/builder/shop.svelte.ts': 1,
  'athlas/builder/view.ts': 2,
  'athlas/builder/words.svelte.ts': 1,
  'athlas/decisions.ts': 1,
  'athlas/preview.ts': 6,
  'athlas/view.ts': 3,
  'fallback/Board.svelte': 1,
  'gegensatz/faces.ts': 1,
  'gegensatz/view.ts': 3,
  'lutao/view.ts': 1,
  'rivality/tiles.ts': 1,
  'rivality/view.ts': 3,
  'typed.ts': 3,
};

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const NO_CAST = /import[^;]*;|\{#each [^}]*|\bas const\b/g;
const CAST = /[\w)\]}] as [A-Za-z({[]/g;
const TOLD = /\b(?:Number|String)\((?:\w+\.)*(?:event|told|typed|move|swap|laid|hits|one|first)\??\.\w+/g;

const files = readdirSync('src/games', { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|fixtures|reel\.ts$/.test(name));

it.each(files)('says no type by hand that the server has told: %s', (name) => {
  const code = readFileSync(`src/games/${name}`, 'utf-8').replace(/<style[\s\S]*<\/style>/, '').replace(COMMENT, '').replace(NO_CAST, '');
  expect([...(code.match(CAST) ?? []), ...(code.match(TOLD) ?? [])].length).toBeLessThanOrEqual(ALLOWED[name.replaceAll('\\', '/')] ?? 0);
});
