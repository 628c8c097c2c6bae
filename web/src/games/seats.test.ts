import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Scene, ToClient } from '../lib/protocol';
import { boardOf } from './registry';
import { library as relics } from './gegensatz/faces';
import { library } from './rivality/tiles';
import { seatLooks } from './seats';

type Snapshot = Extract<ToClient, { type: 'snapshot' }> & { scene: Scene };
relics.fill(JSON.parse(readFileSync('src/games/gegensatz/fixtures/reference.json', 'utf-8')));
library.fill(JSON.parse(readFileSync('src/games/rivality/fixtures/reference.json', 'utf-8')));
const FIXTURES = readdirSync('fixtures').filter((name) => name.endsWith('.json'));

it.each(FIXTURES)('gives the seats of a new table the colours they have on the board: %s', async (name) => {
  const { snapshot } = JSON.parse(readFileSync(`fixtures/${name}`, 'utf-8')) as { snapshot: Snapshot };
  const { table, scene } = snapshot;
  const looks = seatLooks(table.game, table.options, table.seats.map(({ id }) => id));
  const ui = await boardOf(table.game);
  expect(looks.map(({ colour }) => colour)).toEqual(table.seats.map((_, seat) => ui.colour(scene, seat)));
});

it('calls the seats of the pro variant by the peoples they lead', () => {
  expect(seatLooks('lutao', { mode: 'pro' }, ['crimson', 'violet'])).toEqual([{ id: 'crimson', colour: 'rose' }, { id: 'teal', colour: 'teal' }]);
});
