import { expect, it } from 'vitest';
import { playerNames } from './players';
import type { Seat } from './protocol';
import { speech } from './speech.svelte';
import { Texts } from './text';

speech.texts = new Texts('en', ['bot-name = { $level } (bot)\nlevel-apprentice = Apprentice\nname-of-seat = { $seat } ({ $name })\nseat-open = Open seat\nseat-orange_1 = Orange 1\nseat-orange_2 = Orange 2\nseat-crimson = Crimson\nseat-teal = Teal\nseat-violet = Violet']);

const seat = (id: string, kind: string, name: string): Seat => ({ id, kind, name, online: true, yours: false });
const called = (seats: Seat[], game = 'rivality', options = {}): string[] => playerNames({ game, options, seats });

it('calls players of one name by their seats, in the game’s own words', () => {
  expect(called([seat('orange_1', 'person', 'Lena'), seat('purple_1', 'bot', 'apprentice')])).toEqual(['Lena', 'Apprentice (bot)']);
  expect(called([seat('orange_1', 'bot', 'apprentice'), seat('purple_1', 'person', 'Lena'), seat('orange_2', 'bot', 'apprentice')])).toEqual(['Orange 1 (Apprentice)', 'Lena', 'Orange 2 (Apprentice)']);
  expect(called([seat('x', 'person', 'Guest'), seat('y', 'person', 'Guest')]), 'a game without names for its seats').toEqual(['x (Guest)', 'y (Guest)']);
});

it('calls the seats of the pro variant by the peoples they lead, as the board does', () => {
  const bots = [seat('crimson', 'bot', 'apprentice'), seat('violet', 'bot', 'apprentice')];
  expect(called(bots, 'lutao', { mode: 'pro' })).toEqual(['Crimson (Apprentice)', 'Teal (Apprentice)']);
  expect(called(bots, 'lutao', { mode: 'standard' })).toEqual(['Crimson (Apprentice)', 'Violet (Apprentice)']);
});
