import { gamesList } from '../lib/games';
import type { GameUi } from './game';

const BOARDS: Record<string, () => Promise<{ ui: GameUi }>> = {
  athlas: () => import('./athlas'),
  gegensatz: () => import('./gegensatz'),
  lutao: () => import('./lutao'),
  rivality: () => import('./rivality'),
};

/** The board of a game: the page's, its package's, or the one in words when nobody has drawn it yet. */
export async function boardOf(game: string): Promise<GameUi> {
  const load = BOARDS[game];
  if (load) {
    const { ui } = await load();
    await ui.prepare?.();
    return ui;
  }
  const address = (await gamesList.find(game))?.board;
  return address ? (await import('./foreign')).foreignUi(address) : (await import('./fallback')).ui;
}
