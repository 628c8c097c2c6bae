import { expect, it, vi } from 'vitest';
import { Fault } from './api';
import { Shelves } from './shelves.svelte';
import { speech } from './speech.svelte';
import type { Texts } from './text';

it('reads the words of every game, and says what went wrong', async () => {
  const shelves = new Shelves();
  const words = {} as Texts;
  vi.spyOn(speech, 'of').mockImplementation((game) => (game === 'nim' ? Promise.resolve(words) : Promise.reject(new Fault(0, 'fault-offline'))));
  shelves.read([{ game: 'nim' }, { game: 'gone' }], 'puzzles');
  await vi.waitFor(() => expect(shelves.toast).not.toBeNull());
  expect(shelves.words).toEqual({ nim: words });
});
