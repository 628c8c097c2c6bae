import { expect, test } from 'vitest';
import { curveOf } from './ratings';

test('one game is no curve', () => {
  expect(curveOf([], 100, 50)).toBeNull();
  expect(curveOf([{ at: 0, rating: 1200, error: 600 }], 100, 50)).toBeNull();
});

test('the line lies in the middle of its band, which fills the drawing', () => {
  const steps = [{ at: 0, rating: 1200, error: 200 }, { at: 9, rating: 1300, error: 100 }, { at: 10, rating: 1300, error: 0 }];
  expect(curveOf(steps, 100, 40)).toEqual({
    line: '0.0,20.0 50.0,10.0 100.0,10.0',
    band: '0.0,0.0 50.0,0.0 100.0,10.0 100.0,10.0 50.0,20.0 0.0,40.0',
    low: 1000,
    high: 1400,
  });
});
