import { backoff } from './socket';

/** The code with which the server closes the connection to something that does not exist. */
const UNKNOWN = 4404;

/** Listens to a socket that only tells; after a lost connection it listens again. */
export class Follow<Message> {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly hear: (message: Message) => void,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly lost: () => void = () => undefined,
  ) {}

  /** Listens until it is stopped. */
  look(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.open(`${protocol}://${location.host}${this.path}`);
    this.#socket = socket;
    old?.close();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      for (const message of JSON.parse(String(data)) as Message[]) this.hear(message);
    };
    socket.onclose = (closed) => {
      if (socket !== this.#socket) return;
      if ((closed as CloseEvent | undefined)?.code === UNKNOWN) this.lost();
      else this.#timer = setTimeout(() => this.look(), backoff(this.#attempt++, Math.random()));
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
