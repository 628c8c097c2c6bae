import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { speech } from '../lib/speech.svelte';
import { Texts } from '../lib/text';
import words from '../text/en.ftl?raw';
import Strength from './Strength.svelte';

speech.texts = new Texts('en', [words]);
const ids = ['sprout', 'apprentice', 'scholar', 'journeyman', 'adept', 'master', 'archmage', 'wellspring'];
const measured = ids.map((id, at) => ({ id, rating: 600 + 217 * at, error: 30 + at }));
const unmeasured = ids.map((id) => ({ id, rating: null, error: null }));
const change = vi.fn();
const radios = (): HTMLInputElement[] => screen.getAllByRole('radio');

beforeEach(() => change.mockClear());

it('names every level with its strength, and tells how sure that is and what it is like', () => {
  render(Strength, { levels: measured, bots: [], chosen: 'journeyman', change });
  expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Sprout, about 600', 'Apprentice, about 817', 'Scholar, about 1034', 'Journeyman, about 1251',
    'Adept, about 1468', 'Master, about 1685', 'Archmage, about 1902', 'Wellspring, about 2119',
  ]);
  expect(radios()[3]?.getAttribute('aria-description')).toBe('Journeyman, 1251 ± 33. Plays with sense, and errs now and then.');
  expect(document.querySelector('.strength p')?.textContent).toMatch(/Journeyman\s+about 1251/);
  expect(document.querySelector('.strength small')?.textContent).toBe('Plays with sense, and errs now and then.');
  expect(document.querySelector('.rating')?.getAttribute('aria-description')).toMatch(/^1251 ± 33, measured/);
});

it('shows no number for what was not measured', () => {
  render(Strength, { levels: unmeasured, bots: [], chosen: 'sprout', change });
  expect(radios().map((radio) => radio.getAttribute('aria-label'))).toContain('Wellspring');
  expect(radios()[0]?.getAttribute('aria-description')).toBe('Sprout. Sees little and misses much. For first games.');
  expect(document.querySelector('.rating')).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/null|±|about \d/);
});

it('is one group of radio buttons, so that Tab finds the chosen one and arrow keys choose', async () => {
  const { rerender } = render(Strength, { levels: measured, bots: [], chosen: 'scholar', change });
  const group = screen.getByRole('radiogroup', { name: 'Strength' });
  expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
  expect(radios().every((radio) => group.contains(radio) && radio.name !== '')).toBe(true);
  expect(radios().findIndex(({ checked }) => checked)).toBe(2);
  await fireEvent.click(screen.getByRole('radio', { name: /Master/ }));
  expect(change.mock.calls).toEqual([['master']]);
  await rerender({ chosen: 'master' });
  expect(radios().filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['master']);
});

it('grows from level to level, filled up to the chosen one, by itself for each seat', () => {
  render(Strength, { levels: measured, bots: [], chosen: 'adept', change });
  const pips = [...document.querySelectorAll('label')];
  const heights = pips.map((pip) => Number.parseInt(pip.style.getPropertyValue('--h')));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(8);
  expect(pips.map((pip) => pip.classList.contains('full'))).toEqual([true, true, true, true, true, false, false, false]);
  render(Strength, { levels: measured, bots: [], chosen: 'sprout', change });
  expect(radios().filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['adept', 'sprout']);
});

it('offers the bots of the host beside the levels', async () => {
  const change = vi.fn();
  render(Strength, { levels: measured, bots: ['tinker'], chosen: 'tinker', change });
  expect(document.querySelector('small')?.textContent).toContain('host');
  radios().find(({ value }) => value === 'sprout')?.click();
  expect(change).toHaveBeenCalledWith('sprout');
  expect(radios().find(({ value }) => value === 'tinker')?.checked).toBe(false);
});
