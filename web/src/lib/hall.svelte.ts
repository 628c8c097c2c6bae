import type { OpenTable, OpenTables } from './generated/socket';
import { backoff } from './socket';

/** The tables that wait for players, as they come and go. */
export class Hall {
  tables = $state.raw<readonly OpenTable[]>([]);
  challenges = $state.raw<readonly OpenTable[]>([]);
  /** Whether the server has told of them. */
  known = $state(false);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url)) {}

  /** Looks until it is stopped; after a lost connection it looks again. */
  look(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.open(`${protocol}://${location.host}/api/hall/socket`);
    this.#socket = socket;
    old?.close();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) for (const message of JSON.parse(String(data)) as OpenTables[]) this.#hear(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#timer = setTimeout(() => this.look(), backoff(this.#attempt++, Math.random()));
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear({ tables, challenges }: OpenTables): void {
    this.#attempt = 0;
    this.tables = tables;
    this.challenges = challenges;
    this.known = true;
  }
}
