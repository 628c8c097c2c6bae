import { beforeEach, expect, it, vi } from 'vitest';
import { usualLevel } from './usual';

const fresh = async () => {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
};

beforeEach(() => localStorage.clear());

it('keeps what was chosen', async () => {
  for (const [name, value] of Object.entries({ motion: 'slow', theme: 'dark', language: 'fr', volume: '0' })) localStorage.setItem(`manawell.${name}`, value);
  const { motion, theme, language, volume, pace } = await fresh();
  expect({ motion, theme, language, volume }).toEqual({ motion: 'slow', theme: 'dark', language: 'fr', volume: 0 });
  expect(pace).toBeGreaterThan(1);
});

it('takes the usual for what nobody can have chosen', async () => {
  for (const name of ['motion', 'theme', 'language', 'volume', 'last.level']) localStorage.setItem(`manawell.${name}`, 'nonsense');
  const { motion, theme, language, volume, pace } = await fresh();
  expect({ motion, theme, volume, pace }).toEqual({ motion: 'normal', theme: 'system', volume: 50, pace: 1 });
  expect(['en', 'de', 'fr']).toContain(language);
  expect(usualLevel([{ id: 'sprout', rating: null, error: null }])).toBe('sprout');
});
