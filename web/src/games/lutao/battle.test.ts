import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { Aim } from '../../lib/aim.svelte';
import { speech } from '../../lib/speech.svelte';
import Battle from './Battle.svelte';
import { aside, battleOf } from './battle';
import { fillLibrary, fixture, textsOf, voiceOf } from './fixtures/scenes';
import { viewOf } from './view';

fillLibrary();
speech.texts = textsOf('en');

const { snapshot } = fixture('over');
const end = snapshot.events.findIndex(({ event }) => event === 'battle-ended') + 1;
const before = snapshot.events.slice(0, end - 1);
const told = snapshot.events.slice(0, end);
const scene = { ...snapshot.scene, outcome: null, view: { ...viewOf(snapshot.scene), step: 'moving', battle: null } };
const [view, aim] = [viewOf(scene), new Aim(() => undefined)];

beforeEach(() => {
  aside.reset();
  battleOf(view, before, null); // the board was there before the battle ended
});

it('keeps the result of a battle until somebody closes it', async () => {
  const battle = battleOf(view, told, null);
  expect(battle?.ended).toBeTruthy();
  if (!battle) return;
  render(Battle, { view, scene, battle, aim, voice: voiceOf(), event: null, battles: {}, waits: false });
  const sheet = screen.getByRole('dialog');
  expect(sheet.textContent).toMatch(/Knights: won, 1 left/);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(sheet.isConnected, 'a press elsewhere folds it').toBe(true);
  expect(sheet.querySelector('h2')?.textContent).toMatch(/Knights: won, 1 left/);
  expect(battleOf(view, [...told, { event: 'armies-moved' }], null)?.index, 'and what happens next leaves it there').toBe(battle.index);
  await fireEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(sheet.isConnected).toBe(false);
  expect(battleOf(view, told, null)).toBeNull();
});

it('shows a battle that was under way when the table began', () => {
  const { scene: middle } = fixture('cards').snapshot;
  const battle = battleOf(viewOf(middle), [], null);
  const [asked] = battle?.rows.filter(({ people }) => people === viewOf(middle).who) ?? [];
  expect(battle?.province).toBe(viewOf(middle).battle?.province);
  expect(asked?.hand.length).toBeGreaterThan(1);
  if (!battle) return;
  render(Battle, { view: viewOf(middle), scene: middle, battle, aim, voice: voiceOf(), event: null, battles: {}, waits: false });
  expect(screen.getByRole('dialog')).toBeTruthy();
});
