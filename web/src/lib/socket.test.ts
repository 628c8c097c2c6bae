import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient, ToServer } from './protocol';
import { backoff, TableSocket, type Status } from './socket';

class Wire {
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text) as ToServer);
  close = (): void => this.onclose?.();
  tell = (message: ToClient): void => this.onmessage?.({ data: JSON.stringify([message]) });
}

describe('the table’s socket', () => {
  let wires: Wire[];
  let heard: ToClient[];
  let status: Status;
  let busy: number;
  let socket: TableSocket;
  const last = (): Wire => wires.at(-1) as Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    socket = new TableSocket(
      'ws://x',
      (message) => heard.push(message),
      (now, count) => ([status, busy] = [now, count]),
      () => {
        wires.push(new Wire());
        return last() as unknown as WebSocket;
      },
    );
    socket.connect();
  });
  afterEach(() => vi.useRealTimers());

  it('sends what was asked while it was connecting', () => {
    socket.send({ type: 'ask', kind: 'hint' });
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
    expect(status.link).toBe('open');
  });

  it('sends an unanswered request again with the same id', () => {
    last().onopen?.();
    const id = socket.send({ type: 'play', version: 3, move: 'P3>6' });
    last().close();
    expect(status.link).toBe('waiting');
    vi.advanceTimersByTime(2000);
    last().onopen?.();
    expect(wires).toHaveLength(2);
    expect(last().sent.map((message) => message.id)).toEqual([id]);
    last().tell({ type: 'done', id });
    expect(socket.pending.size).toBe(0);
  });

  it('is busy with what changes something, not with looking ahead', () => {
    last().onopen?.();
    const looking = socket.send({ type: 'foresee', version: 3, moves: ['P3>6'] });
    expect([socket.pending.size, busy]).toEqual([1, 0]);
    socket.send({ type: 'play', version: 3, move: 'P3>6' });
    expect([socket.pending.size, busy]).toEqual([2, 1]);
    last().tell({ type: 'foreseen', id: looking, version: 3, moves: [] });
    expect([socket.pending.size, busy]).toEqual([1, 1]);
  });

  it('does not come back after it was closed', () => {
    last().onopen?.();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(status.link).toBe('closed');
  });

  it('listens to the newest connection only', () => {
    const old = last();
    socket.connect();
    old.tell({ type: 'done', id: 'x' });
    expect(heard).toEqual([]);
  });
});

it('waits longer each time, up to a limit', () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(1, 0.5)).toBe(1000);
  expect(backoff(20, 1)).toBeLessThanOrEqual(18_750);
});
