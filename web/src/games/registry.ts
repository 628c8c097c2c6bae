import type { GameUi } from './game';

const BOARDS: Record<string, () => Promise<{ ui: GameUi }>> = {
  athlas: () => import('./athlas'),
  gegensatz: () => import('./gegensatz'),
  lutao: () => import('./lutao'),
  rivality: () => import('./rivality'),
};

/** The board of a game, or a board in words if it has none. */
export async function boardOf(game: string): Promise<GameUi> {
  const load = BOARDS[game] ?? (() => import('./fallback'));
  const { ui } = await load();
  await ui.prepare?.();
  return ui;
}
