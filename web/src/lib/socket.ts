import type { ToClient, ToServer, Wish } from './protocol';

/** `gone`: the table no longer exists. */
export type Link = 'connecting' | 'open' | 'waiting' | 'closed' | 'gone';

export interface Status {
  link: Link;
  /** When the next attempt is made, in milliseconds since 1970; only while waiting. */
  retryAt: number;
  /** When the connection was lost. */
  lostAt: number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How long a connection may be silent while it owes an answer. The server itself gives up after 5 seconds. */
const LONGEST_SILENCE = 8_000;
/** The same for what a bot thinks about, for which other people may be waiting too. */
const LONGEST_THOUGHT = 45_000;
/** The codes with which the server closes a connection to a table that no longer exists (manawell/server/tables/socket.py). */
const GONE = [4404, 4410];
const SETTLING = ['done', 'refused', 'failed', 'advised', 'evaluated', 'foreseen', 'coached', 'chat'];
/** Requests that change nothing. */
const LOOKING = ['foresee', 'evaluate', 'coach', 'recall', 'look'];

/** How long to wait before the n-th attempt: doubling, with some randomness so that not everyone comes back at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** Ids that no other request of this player has, from this page or another one. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The request that a message answers. */
export function settles(message: ToClient): string | null {
  return SETTLING.includes(message.type) ? (message as { id: string }).id : null;
}

/** How long the server may be silent before it answers this request. */
function patience(wish: ToServer): number {
  return wish.type === 'evaluate' || (wish.type === 'ask' && wish.kind === 'hint') ? LONGEST_THOUGHT : LONGEST_SILENCE;
}

/**
 * A connection that repairs itself. An unanswered request is sent again, with the same id, after every
 * reconnection, so it counts once however often it arrives. A server that neither answers nor closes the connection counts as
 * lost too. The connection is open only when the snapshot has come: a server may let us in and then send us away.
 */
export class TableSocket {
  status: Status = { link: 'connecting', retryAt: 0, lostAt: 0 };
  readonly pending = new Map<string, ToServer>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  /** By request: when it was sent over this connection. */
  readonly #sentAt = new Map<string, number>();

  constructor(
    /** The address, asked for at every connection. */
    private readonly url: () => string,
    private readonly onMessage: (message: ToClient) => void,
    /** Called with the number of pending requests that change something. */
    private readonly onStatus: (status: Status, busy: number) => void,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    const { lostAt } = this.status;
    this.#tell({ link: 'connecting', retryAt: 0, lostAt });
    const old = this.#socket;
    const socket = this.open(this.url());
    this.#socket = socket;
    this.#heardAt = Date.now();
    old?.close();
    socket.onmessage = (received) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      if (this.status.link === 'connecting') this.#arrive(socket);
      for (const message of JSON.parse(String(received.data)) as ToClient[]) this.#receive(message);
      if (socket === this.#socket) this.#listen(socket);
    };
    socket.onclose = ({ code }) => (GONE.includes(code) && socket === this.#socket ? this.#end('gone') : this.#lost(socket));
    this.#listen(socket);
  }

  send(wish: Wish): string {
    const message = { ...wish, id: requestId() } as ToServer;
    this.pending.set(message.id, message);
    if (this.status.link === 'open' && this.#socket) {
      this.#send(this.#socket, message);
      this.#listen(this.#socket);
    }
    this.#tell(this.status);
    return message.id;
  }

  close(): void {
    this.#end('closed');
  }

  #end(link: 'closed' | 'gone'): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#tell({ link, retryAt: 0, lostAt: 0 });
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #receive(message: ToClient): void {
    const id = settles(message);
    if (id !== null) {
      this.pending.delete(id);
      this.#sentAt.delete(id);
    }
    this.onMessage(message);
    if (id !== null) this.#tell(this.status);
  }

  /** Handles the first message, a snapshot. */
  #arrive(socket: WebSocket): void {
    this.#attempt = 0;
    this.#tell({ link: 'open', retryAt: 0, lostAt: 0 });
    for (const message of this.pending.values()) this.#send(socket, message);
  }

  #send(socket: WebSocket, message: ToServer): void {
    this.#sentAt.set(message.id, Date.now());
    socket.send(JSON.stringify(message));
  }

  /** Gives up on a connection that owes an answer and is silent for too long, whatever is sent meanwhile. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#silence);
    const until =
      this.status.link === 'connecting'
        ? [this.#heardAt + LONGEST_SILENCE]
        : [...this.pending.values()].map((wish) => Math.max(this.#heardAt, this.#sentAt.get(wish.id) ?? 0) + patience(wish));
    if (until.length === 0) return;
    this.#silence = setTimeout(() => {
      this.#lost(socket);
      socket.close();
    }, Math.min(...until) - Date.now());
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    const wait = backoff(this.#attempt++, Math.random());
    const lostAt = this.status.lostAt || Date.now();
    this.#tell({ link: 'waiting', retryAt: Date.now() + wait, lostAt });
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #tell(status: Status): void {
    this.status = status;
    this.onStatus(status, [...this.pending.values()].filter(({ type }) => !LOOKING.includes(type)).length);
  }
}
