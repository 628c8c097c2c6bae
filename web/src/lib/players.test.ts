import { expect, it, vi } from 'vitest';
import type { Seat } from './protocol';
import { Texts } from './text';

vi.mock('./speech.svelte', () => {
  const texts = new Texts('en', ['bot-name = { $level } (bot)\nlevel-apprentice = Apprentice\nname-of-seat = { $seat } ({ $name })\nseat-open = Open seat\nseat-orange_1 = Orange 1\nseat-orange_2 = Orange 2']);
  return { speech: { texts }, t: (message: string, values = {}) => texts.say(message, values) };
});

const { playerNames } = await import('./players');
const seat = (id: string, kind: string, name: string): Seat => ({ id, kind, name, online: true, yours: false });

it('calls players of one name by their seats, in the game’s own words', () => {
  expect(playerNames([seat('orange_1', 'person', 'Lena'), seat('purple_1', 'bot', 'apprentice')])).toEqual(['Lena', 'Apprentice (bot)']);
  expect(playerNames([seat('orange_1', 'bot', 'apprentice'), seat('purple_1', 'person', 'Lena'), seat('orange_2', 'bot', 'apprentice')])).toEqual(['Orange 1 (Apprentice)', 'Lena', 'Orange 2 (Apprentice)']);
  expect(playerNames([seat('x', 'person', 'Guest'), seat('y', 'person', 'Guest')]), 'a game without names for its seats').toEqual(['x (Guest)', 'y (Guest)']);
});
