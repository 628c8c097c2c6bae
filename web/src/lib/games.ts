import { get, type GameInfo } from './api';

/** The games of this server; asked for once. */
class Games {
  #asked: Promise<GameInfo[]> | null = null;

  all(): Promise<GameInfo[]> {
    this.#asked ??= get<GameInfo[]>('/api/games').catch((problem: unknown) => {
      this.#asked = null;
      throw problem;
    });
    return this.#asked;
  }

  async find(id: string): Promise<GameInfo | undefined> {
    return (await this.all()).find((game) => game.id === id);
  }
}

export const gamesList = new Games();
