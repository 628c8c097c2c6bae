/** Creation as a view shows it: whose army it is, which part is made, and what is asked. */
import type { AthlasView } from '../../../lib/generated/socket';
import type { Scene } from '../../../lib/protocol';
import { viewOf } from '../view';

/** The part of a view that creation needs. */
export type CreationView = Pick<AthlasView, 'viewer' | 'mode' | 'cards' | 'points' | 'games' | 'game' | 'wins' | 'stacks' | 'slot' | 'draft' | 'phase' | 'actor'> & {
  piles: Pick<AthlasView['piles'][number], 'cards' | 'size' | 'revealed' | 'seen'>[];
};

/** The number of piles in a view for each player. */
export const PER_PLAYER = 4;

export const creationOf = (scene: Scene): CreationView => viewOf(scene);

/** Whether the viewer is being asked. */
export const isAsked = (view: CreationView): boolean => view.actor === view.viewer;

/** Gold creates first, so a seat before the one that is asked is ready. */
export const isReady = (view: CreationView, seat = view.viewer): boolean => view.actor !== null && seat < view.actor;

export const pileOf = (view: CreationView, seat: number, alpha: number): string[] => view.piles[PER_PLAYER * seat + alpha]?.cards ?? [];

/**
 * free: not begun, everything may be changed. begun: some cards are laid down, others may follow. made: complete.
 * kept: of an earlier game of the campaign, and not the one that is rebuilt.
 */
export type AlphaState = 'free' | 'begun' | 'made' | 'kept';

export interface Standing {
  alphas: { state: AlphaState; cards: string[] }[];
  /** The cards of the stack that are laid down. */
  stack: string[];
  /** Whether an alpha to rebuild can still be chosen. */
  rebuilding: boolean;
  ready: boolean;
}

/** The part of the viewer's army that is already on the table; `alphasEach` is the number of alphas. */
export function standing(view: CreationView, rebuild: number | null, alphasEach: number): Standing {
  const ready = isReady(view);
  const asked = isAsked(view);
  const rebuilding = view.game > 0 && !ready && (!asked || view.phase === 'rebuild');
  const alphas = Array.from({ length: alphasEach }, (_, index) => {
    const cards = pileOf(view, view.viewer, index);
    const slot = asked && index === view.slot;
    if (slot && view.phase === 'card') return { state: 'begun' as const, cards: view.draft ?? [] };
    if (slot && view.phase === 'genus') return { state: 'free' as const, cards: [] };
    if (rebuilding) return { state: index === rebuild ? ('free' as const) : ('kept' as const), cards };
    if (cards.length > 0) return { state: 'made' as const, cards };
    return { state: ready ? ('made' as const) : ('free' as const), cards: [] };
  });
  const laid = (view.stacks[view.viewer] ?? []).filter((card): card is string => card !== null);
  return { alphas, stack: ready || view.phase === 'stack' ? laid : [], rebuilding, ready };
}
