import { Follow } from './follow';
import type { EventTold } from './generated/socket';

/** An event as it goes on. */
export class EventSight {
  told = $state.raw<EventTold | null>(null);
  /** There is no such event. */
  gone = $state(false);
  /** The server's time, in seconds since 1970, as far as this browser knows. */
  now = $state(Date.now() / 1000);
  #ahead = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #follow: Follow<EventTold>;

  constructor(id: string, open?: (url: string) => WebSocket) {
    this.#follow = new Follow<EventTold>(`/api/events/${id}/socket`, (message) => this.#hear(message), open, () => (this.gone = true));
  }

  look(): void {
    this.#follow.look();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#follow.stop();
  }

  #hear(message: EventTold): void {
    if (message.now) this.#ahead = message.now - Date.now() / 1000;
    this.told = message;
    this.#tick();
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#ahead;
  }
}
