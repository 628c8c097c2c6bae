import { expect, test } from 'vitest';
import type { BalanceReport, BalanceSingle } from './api';
import { isClear, kindsOf, percent, points } from './lab';

const row = (kind: string, id: string, score: number): BalanceSingle => ({ kind, id, games: 10, score, fair: 0.5, low: 0, high: 1, effect: null });
const report = { singles: [row('start', 'first', 4), row('start', 'second', 6), row('played', 'x', 5)], chosen: ['played'] } as unknown as BalanceReport;

test('elements stand by kind, the best first', () => {
  const [start, played] = kindsOf(report);
  expect(start?.rows.map(({ id }) => id)).toEqual(['second', 'first']);
  expect([start?.chosen, played?.chosen]).toEqual([false, true]);
});

test('what is clear is decided by the share of false findings', () => {
  const estimate = { value: 0.1, low: 0.05, high: 0.15, q: 0.04 };
  expect([isClear(estimate), isClear({ ...estimate, q: 0.06 }), isClear(null)]).toEqual([true, false, false]);
});

test('numbers are written as people write them', () => {
  expect(percent(0.512, 'en')).toBe('51.2%');
  expect(percent(0.512, 'de')).toBe('51,2\u00a0%');
  expect(points(-0.0312, 'en')).toBe('-3.1');
  expect(points(0.2, 'fr')).toBe('+20,0');
});
