import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf, emblemOf, EMBLEMS, partsOf, TINTS } from './avatars';

const schema = JSON.parse(readFileSync('src/lib/generated/openapi.json', 'utf-8')) as { components: { schemas: Record<string, { properties: Record<string, { anyOf: { pattern?: string }[] }> }> } };
const pattern = schema.components.schemas.GuestChange?.properties.avatar?.anyOf[0]?.pattern ?? '';

test('the server knows every avatar that can be chosen here, and no others', () => {
  const [emblems, tints] = [...pattern.matchAll(/\(([a-z|]+)\)/g)].map(([, names = '']) => names.split('|'));
  expect(emblems).toEqual(EMBLEMS);
  expect(tints).toEqual([...TINTS]);
});

test('every emblem is drawn', () => {
  const drawn = readFileSync('src/art/symbols.svg', 'utf-8');
  for (const emblem of EMBLEMS) expect(drawn).toContain(`<symbol id="${drawingOf(emblem)}"`);
});

test('without an avatar the seat keeps its own figure', () => {
  expect(emblemOf('')).toBeNull();
  expect(partsOf('')).toEqual({ emblem: 'golem', tint: 'stone' });
  expect(partsOf('feather-teal')).toEqual({ emblem: 'feather', tint: 'teal' });
});
