import { describe, expect, it, vi } from 'vitest';
import { Hall } from './hall.svelte';

class Line {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  close = vi.fn();
}

describe('the hall', () => {
  it('shows what it was told last and looks again after a lost connection', () => {
    vi.useFakeTimers();
    const lines: Line[] = [];
    const hall = new Hall(() => {
      lines.push(new Line());
      return lines.at(-1) as unknown as WebSocket;
    });
    hall.look();
    const table = { id: 'abc', game: 'nim', options: {}, seats: [], host: null, clock: null, rated: false, made_at: 0 };
    lines[0]?.onmessage?.({ data: JSON.stringify([{ type: 'open', tables: [table], challenges: [] }]) });
    expect(hall.tables.map(({ id }) => id)).toEqual(['abc']);
    lines[0]?.onclose?.();
    vi.advanceTimersByTime(20_000);
    expect(lines.length).toBe(2);
    lines[0]?.onmessage?.({ data: JSON.stringify([{ type: 'open', tables: [], challenges: [] }]) });
    expect(hall.tables.length).toBe(1); // an old connection has nothing to say
    hall.stop();
    lines[1]?.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(2);
    vi.useRealTimers();
  });
});
