import { get, type GameInfo } from './api';
import { speech } from './speech.svelte';

/** The games of this server; asked for once. */
class Games {
  #asked: Promise<GameInfo[]> | null = null;

  all(): Promise<GameInfo[]> {
    this.#asked ??= this.#ask().catch((problem: unknown) => {
      this.#asked = null;
      throw problem;
    });
    return this.#asked;
  }

  async #ask(): Promise<GameInfo[]> {
    const games = await get<GameInfo[]>('/api/games');
    speech.meet(games.map(({ id }) => id));
    return games;
  }

  async find(id: string): Promise<GameInfo | undefined> {
    return (await this.all()).find((game) => game.id === id);
  }
}

export const gamesList = new Games();
