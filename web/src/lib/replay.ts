import type { ListedTable, Replay } from './api';
import type { Scene } from './protocol';

/** A step of a finished game, as a scene without legal moves. */
export function sceneAt(replay: Replay, step: number, result: ListedTable['result']): Scene {
  const view: Record<string, unknown> = replay.steps[step]?.view ?? {};
  const last = step === replay.steps.length - 1;
  const actor = typeof view.actor === 'number' ? view.actor : null;
  return {
    version: step,
    viewer: replay.viewer,
    view,
    actor,
    prompt: null,
    legal: [],
    outcome: last && result ? { ...result, figures: {} } : null,
    undo: 'over',
    auto_answers: {},
    chances: false,
  };
}
