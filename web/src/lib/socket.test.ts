import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient, ToServer } from './protocol';
import { backoff, TableSocket, type Status } from './socket';

class Wire {
  sent: ToServer[] = [];
  onclose: ((end: { code: number }) => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text) as ToServer);
  close = (code = 1006): void => this.onclose?.({ code });
  tell = (message: ToClient): void => this.onmessage?.({ data: JSON.stringify([message]) });
  /** The server lets us in and shows the table. */
  admit = (): void => this.tell({ type: 'snapshot' } as ToClient);
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
      () => 'ws://x',
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
    last().admit();
    expect(last().sent).toHaveLength(1);
    expect(status.link).toBe('open');
  });

  it('sends an unanswered request again with the same id', () => {
    last().admit();
    const id = socket.send({ type: 'play', version: 3, move: 'P3>6' });
    last().close();
    expect(status.link).toBe('waiting');
    vi.advanceTimersByTime(2000);
    last().admit();
    expect(wires).toHaveLength(2);
    expect(last().sent.map((message) => message.id)).toEqual([id]);
    last().tell({ type: 'done', id });
    expect(socket.pending.size).toBe(0);
  });

  it('is busy with what changes something, not with looking ahead', () => {
    last().admit();
    const looking = socket.send({ type: 'foresee', version: 3, moves: ['P3>6'] });
    expect([socket.pending.size, busy]).toEqual([1, 0]);
    socket.send({ type: 'play', version: 3, move: 'P3>6' });
    expect([socket.pending.size, busy]).toEqual([2, 1]);
    last().tell({ type: 'foreseen', id: looking, version: 3, moves: [], battles: {}, unusable: {} });
    expect([socket.pending.size, busy]).toEqual([1, 1]);
  });

  it('does not come back after it was closed', () => {
    last().admit();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(status.link).toBe('closed');
  });

  it.each([4404, 4410])('does not come back to a table that is no more (%i)', (code) => {
    last().admit();
    last().close(code);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(status.link).toBe('gone');
  });

  it('listens to the newest connection only', () => {
    const old = last();
    socket.connect();
    old.tell({ type: 'done', id: 'x' });
    expect(heard).toEqual([]);
  });

  it('gives up on a server that does not answer, and asks another', () => {
    last().admit();
    const id = socket.send({ type: 'play', version: 3, move: 'P3>6' });
    const silent = last();
    vi.advanceTimersByTime(7_999);
    expect(status.link).toBe('open');
    vi.advanceTimersByTime(1);
    expect(status.link).toBe('waiting');
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
    last().admit();
    expect(last().sent.map((message) => message.id)).toEqual([id]);
    silent.tell({ type: 'done', id });
    expect(socket.pending.size).toBe(1);
    last().tell({ type: 'done', id });
    expect([socket.pending.size, status.link]).toEqual([0, 'open']);
  });

  it('gives up however much it asks meanwhile', () => {
    last().admit();
    for (let second = 0; second < 9; second++) {
      socket.send({ type: 'foresee', version: 3, moves: ['P3>6'] });
      vi.advanceTimersByTime(1_000);
    }
    expect(wires).toHaveLength(2);
  });

  it('waits as long as the server owes nothing, or says anything at all', () => {
    last().admit();
    vi.advanceTimersByTime(600_000);
    socket.send({ type: 'ask', kind: 'draw' });
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1_000);
      last().tell({ type: 'said', line: {} } as ToClient);
    }
    expect(wires).toHaveLength(1);
    expect(status.link).toBe('open');
  });

  it('lets a hint be thought about', () => {
    last().admit();
    socket.send({ type: 'ask', kind: 'hint' });
    vi.advanceTimersByTime(40_000);
    expect(wires).toHaveLength(1);
    socket.send({ type: 'play', version: 3, move: 'P3>6' });
    vi.advanceTimersByTime(9_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up on a server that lets it in and shows nothing', () => {
    vi.advanceTimersByTime(8_000);
    expect(status.link).toBe('waiting');
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it('comes back less and less often while it is sent away each time', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const since = status.lostAt;
      last().close();
      expect([status.link, status.lostAt]).toEqual(['waiting', since || Date.now()]);
      waits.push(status.retryAt - Date.now());
      vi.advanceTimersByTime(status.retryAt - Date.now() + 1);
    }
    expect(waits[3]).toBeGreaterThan(2 * (waits[0] as number));
    last().admit();
    last().close();
    expect(status.retryAt - Date.now()).toBeLessThanOrEqual(625);
  });
});

it('waits longer each time, up to a limit', () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(1, 0.5)).toBe(1000);
  expect(backoff(20, 1)).toBeLessThanOrEqual(18_750);
});
