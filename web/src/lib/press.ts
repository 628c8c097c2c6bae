import type { Scene } from './protocol';

/** What a player asks of the table: a move, to take one back, or a hint. */
export type Press = { type: 'play'; move: string } | { type: 'ask'; kind: 'undo' | 'hint' };

/** Whether what was pressed in one scene still means the same in a later one: the same player is asked the same question, and may. */
export function stands(press: Press, then: Scene, now: Scene): boolean {
  if (then.viewer !== now.viewer) return false;
  if (press.type === 'ask' && press.kind === 'undo') return now.undo === then.undo;
  if (then.prompt?.id !== now.prompt?.id || now.legal.length === 0) return false;
  return press.type === 'ask' || now.legal.some(({ text }) => text === press.move);
}
