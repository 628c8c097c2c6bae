import { expect, test } from 'vitest';
import { clockOf, minutesOf, standingOf, type Abilities } from './notices.svelte';

const usual: Abilities = { secure: true, workers: true, push: true, apple: false, installed: false, permission: 'default' };

test.each([
  ['off', {}, false],
  ['off', {}, true],
  ['off', { permission: 'granted' }, false],
  ['on', { permission: 'granted' }, true],
  ['blocked', { permission: 'denied' }, true],
  ['insecure', { secure: false, workers: false, push: false }, false],
  ['none', { push: false }, false],
  ['install', { push: false, apple: true }, false],
  ['none', { push: false, apple: true, installed: true }, false],
] as const)('a browser stands %s', (standing, change, subscribed) => {
  expect(standingOf({ ...usual, ...change }, subscribed)).toBe(standing);
});

test('quiet hours are written as times of the day', () => {
  expect(clockOf(0)).toBe('00:00');
  expect(clockOf(22 * 60 + 5)).toBe('22:05');
  expect(minutesOf('22:05')).toBe(22 * 60 + 5);
  expect(minutesOf('')).toBeNull();
});
