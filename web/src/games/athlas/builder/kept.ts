/** Unfinished armies, kept in the browser until the page is closed. What is there may be old or damaged. */
import type { Catalogue } from './catalogue';
import type { Draft } from './draft';
import type { CreationView } from './view';

export interface Kept {
  draft: Draft;
  ready: boolean;
}

const isList = (thing: unknown, known: ReadonlyMap<string, unknown>): thing is string[] =>
  Array.isArray(thing) && thing.every((card: unknown) => typeof card === 'string' && known.has(card));

/** Whether this is a draft of known cards, with as many alphas as the game has. */
function isDraft(thing: unknown, catalogue: Catalogue, alphas: number): thing is Draft {
  if (typeof thing !== 'object' || thing === null || !('alphas' in thing && 'stack' in thing && 'rebuild' in thing)) return false;
  const { alphas: made, stack, rebuild } = thing;
  const whole = Array.isArray(made) && made.length === alphas && made.every((cards: unknown) => isList(cards, catalogue.cards));
  const chosen = rebuild === null || (typeof rebuild === 'number' && Number.isInteger(rebuild) && rebuild >= 0 && rebuild < alphas);
  return whole && isList(stack, catalogue.interventions) && chosen;
}

/** What was kept under a key; null for anything that is not a draft of this game. */
export function keptUnder(key: string, catalogue: Catalogue, alphas: number): Kept | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null || !('draft' in found && 'ready' in found)) return null;
    return isDraft(found.draft, catalogue, alphas) && typeof found.ready === 'boolean' ? { draft: found.draft, ready: found.ready } : null;
  } catch {
    return null;
  }
}

export const keep = (key: string, kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Where a seat's unfinished work for a game is kept. */
export const keyOf = (view: CreationView, game = view.game): string => `manawell.athlas.draft.${location.pathname}.${view.viewer}.${game}`;
