import { describe, expect, it, vi } from 'vitest';
import { Guarded } from './guard.svelte';
import { load, type BoardModule } from './module';

const module: BoardModule = { board: () => ({ update: () => undefined }), place: (move) => move.text };

describe('a board from another package', () => {
  it('is asked as long as it answers', () => {
    const guarded = new Guarded(module);
    expect(guarded.ask(({ board }) => typeof board)).toBe('function');
    expect(guarded.broken).toBe(false);
  });

  it('is asked no more once it has failed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const guarded = new Guarded(module);
    const fail = vi.fn(() => {
      throw new Error('a mistake');
    });
    expect(guarded.ask(fail)).toBeNull();
    expect(guarded.ask(fail)).toBeNull();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(guarded.broken).toBe(true);
    expect(warn).toHaveBeenCalled();
  });

  it('is broken from the beginning if it cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await load('/nowhere.js')).toBeNull();
    expect(await load('data:text/javascript,export const bord = 1')).toBeNull();
    expect(warn).toHaveBeenCalled();
    expect(new Guarded(null).broken).toBe(true);
  });

  it('is loaded from its address', async () => {
    const found = await load('data:text/javascript,export const board = () => ({ update() {} })');
    expect(found?.board(document.createElement('div'), { say: String, point: () => undefined })).toHaveProperty('update');
  });
});
