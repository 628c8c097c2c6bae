import { describe, expect, it } from 'vitest';
import { face, leftAt, warningBetween } from './clock';

const clock = { left: [300, 120.5, null], running: 1, since: 1000, late: [] };

describe('clocks', () => {
  it('run only for the seat that must decide', () => {
    expect(leftAt(clock, 0, 1060)).toBe(300);
    expect(leftAt(clock, 1, 1060)).toBe(60.5);
    expect(leftAt(clock, 2, 1060)).toBe(null);
  });
  it('neither gain time when the server is ahead nor fall below zero', () => {
    expect(leftAt(clock, 1, 990)).toBe(120.5);
    expect(leftAt(clock, 1, 5000)).toBe(0);
  });
  it('show minutes and seconds, and tenths at the end', () => {
    expect(face(3725, 'live')).toBe('1:02:05');
    expect(face(286.2, 'live')).toBe('4:47');
    expect(face(18.46, 'live')).toBe('0:18.4');
    expect(face(0, 'live')).toBe('0:00.0');
  });
  it('warn once when a mark is passed, and of the nearest one', () => {
    expect(warningBetween(61, 60.5, 'live')).toBe(null);
    expect(warningBetween(60.5, 60, 'live')).toBe(60);
    expect(warningBetween(400, 10, 'live')).toBe(20);
    expect(warningBetween(60, 59, 'live')).toBe(null);
  });
});
