import { Follow } from './follow';
import type { OpenTable, OpenTables } from './generated/socket';

/** The tables that wait for players, as they come and go. */
export class Hall {
  tables = $state.raw<readonly OpenTable[]>([]);
  challenges = $state.raw<readonly OpenTable[]>([]);
  /** Whether the server has told of them. */
  known = $state(false);
  readonly #follow: Follow<OpenTables>;

  constructor(open?: (url: string) => WebSocket) {
    this.#follow = new Follow<OpenTables>('/api/hall/socket', (message) => this.#hear(message), open);
  }

  /** Looks until it is stopped; after a lost connection it looks again. */
  look(): void {
    this.#follow.look();
  }

  stop(): void {
    this.#follow.stop();
  }

  #hear({ tables, challenges }: OpenTables): void {
    this.tables = tables;
    this.challenges = challenges;
    this.known = true;
  }
}
