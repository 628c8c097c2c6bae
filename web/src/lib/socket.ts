import type { ToClient, ToServer, Wish } from './protocol';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Status {
  link: Link;
  /** When the next attempt is made, in milliseconds since 1970; only while waiting. */
  retryAt: number;
  /** Since when there is no connection. */
  lostAt: number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SETTLING = ['done', 'refused', 'failed', 'advised', 'foreseen', 'chat'];

/** How long to wait before the n-th new attempt: doubling, with a little chance so that not all come at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** Ids that no other request of this page, or of another page of the same player, will have. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The request that a message answers. */
export function settles(message: ToClient): string | null {
  return SETTLING.includes(message.type) ? (message as { id: string }).id : null;
}

/**
 * A connection that mends itself. A request that was not answered is sent again, with the same id, after every
 * reconnection, so that it counts once however often it arrives.
 */
export class TableSocket {
  status: Status = { link: 'connecting', retryAt: 0, lostAt: 0 };
  readonly pending = new Map<string, ToServer>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly onMessage: (message: ToClient) => void,
    /** Told with the number of requests that are to change something. */
    private readonly onStatus: (status: Status, busy: number) => void,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    const { lostAt } = this.status;
    this.#tell({ link: 'connecting', retryAt: 0, lostAt });
    const old = this.#socket;
    const socket = this.open(this.url);
    this.#socket = socket;
    old?.close();
    socket.onopen = () => {
      this.#attempt = 0;
      this.#tell({ link: 'open', retryAt: 0, lostAt: 0 });
      for (const message of this.pending.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (received) => {
      if (socket !== this.#socket) return;
      for (const message of JSON.parse(String(received.data)) as ToClient[]) this.#receive(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  send(wish: Wish): string {
    const message = { ...wish, id: requestId() } as ToServer;
    this.pending.set(message.id, message);
    if (this.status.link === 'open') this.#socket?.send(JSON.stringify(message));
    this.#tell(this.status);
    return message.id;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#tell({ link: 'closed', retryAt: 0, lostAt: 0 });
    this.#socket?.close();
    this.#socket = null;
  }

  #receive(message: ToClient): void {
    const id = settles(message);
    if (id !== null) this.pending.delete(id);
    this.onMessage(message);
    if (id !== null) this.#tell(this.status);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.status.link === 'closed') return;
    const wait = backoff(this.#attempt++, Math.random());
    const lostAt = this.status.lostAt || Date.now();
    this.#tell({ link: 'waiting', retryAt: Date.now() + wait, lostAt });
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #tell(status: Status): void {
    this.status = status;
    this.onStatus(status, [...this.pending.values()].filter(({ type }) => type !== 'foresee' && type !== 'recall').length);
  }
}
