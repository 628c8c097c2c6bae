import { describe, expect, it } from 'vitest';
import { parts } from './table';

describe('a table in the editor', () => {
  it('has only the fields of its mode', () => {
    const hidden = (mode: string) => ['shrine', 'pile', 'swap'].filter((name) => parts({ mode }).includes(name));
    expect([hidden('duel'), hidden('solo'), hidden('solo_shrine')]).toEqual([['shrine', 'pile'], ['shrine', 'swap'], ['swap']]);
  });
});
