import { beforeEach, describe, expect, it } from 'vitest';
import { fitting, Lens, shows } from './lens.svelte';
import { settings } from './settings.svelte';

const box = { left: 0, top: 0, right: 400, bottom: 200 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };

describe('a lens', () => {
  let lens: Lens;
  beforeEach(() => {
    settings.motion = 'off';
    lens = new Lens();
    lens.resize(800, 600);
    lens.cover(box);
  });

  it('shows the whole board, as large as allowed', () => {
    expect(fitting(box, 200, 600, none, 2)).toEqual({ x: 200, y: 100, scale: 0.5 });
    expect(fitting(box, 8000, 6000, none, 2).scale).toBe(2);
    expect(shows(lens.look, box, 800, 600)).toBe(true);
  });

  it('grows with the board, until somebody chooses where to look', () => {
    lens.cover({ ...box, right: 1600 });
    expect(shows(lens.look, { ...box, right: 1600 }, 800, 600)).toBe(true);
    lens.zoom(2);
    const chosen = lens.look;
    lens.cover({ ...box, right: 2000 });
    expect(lens.look).toEqual(chosen);
    lens.fit();
    expect(shows(lens.look, { ...box, right: 2000 }, 800, 600)).toBe(true);
  });

  it('frames a part, and shrinks no more than allowed', () => {
    lens.zoom(4);
    const near = lens.look.scale;
    lens.frame({ left: 0, top: 0, right: 20, bottom: 20 }, 0.1);
    expect(shows(lens.look, { left: 0, top: 0, right: 20, bottom: 20 }, 800, 600)).toBe(true);
    expect(lens.look.scale).toBe(near);
    lens.frame(box, near / 2);
    expect(lens.look).toEqual({ x: 200, y: 100, scale: 2 });
    lens.frame({ ...box, right: 40_000 }, 0.5);
    expect(lens.look.scale).toBe(0.5);
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const at = { x: 500, y: 350 };
    const under = () => ({ x: lens.look.x + (at.x - 400) / lens.look.scale, y: lens.look.y + (at.y - 300) / lens.look.scale });
    const before = under();
    lens.zoom(1.5, at);
    expect(under().x).toBeCloseTo(before.x);
    expect(under().y).toBeCloseTo(before.y);
  });

  it('never loses the board', () => {
    lens.pan(100_000, -100_000);
    expect(lens.look).toMatchObject({ x: box.left, y: box.bottom });
  });

  it('moves nothing when a sheet rises over the board', () => {
    const top = () => 300 - lens.look.y * lens.look.scale;
    const before = top();
    lens.resize(800, 400);
    expect(200 - lens.look.y * lens.look.scale).toBeCloseTo(before);
  });

  it('brings into the window what happens outside of it', () => {
    lens.zoom(2);
    lens.pan(4000, 4000);
    const part = { left: 300, top: 100, right: 400, bottom: 200 };
    lens.show(part);
    expect(shows(lens.look, part, 800, 600)).toBe(true);
  });
});
