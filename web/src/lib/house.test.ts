import { afterEach, expect, it, vi } from 'vitest';
import { house } from './house.svelte';

const answer = (announcement: string): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ announcement }), { status: 200 })));
};

afterEach(() => vi.unstubAllGlobals());

it('shows what is announced until it is put away or something else is announced', async () => {
  answer('Back at ten');
  await house.ask('en');
  expect(house.announcement).toBe('Back at ten');
  house.dismiss();
  await house.ask('en');
  expect(house.announcement).toBe('');
  answer('Back at eleven');
  await house.ask('en');
  expect(house.announcement).toBe('Back at eleven');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await house.ask('en');
  expect(house.announcement).toBe('Back at eleven');
  answer('');
  await house.ask('en');
  expect(house.announcement).toBe('');
});
