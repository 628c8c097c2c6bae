/** Where the decisions of a turn are made: on a field, an ability, an alpha or a card. */
import type { Gesture, Reach } from '../../lib/aim';
import type { AthlasMove } from '../../lib/generated/socket';
import type { LegalMove, Scene } from '../../lib/protocol';
import { fittingFigure } from './byitself';
import { activeUnit, fieldId, moveOf, RELICS, unitNamed, viewOf, type Board, type Spot, type View } from './view';

/** Separates a target from the number of one of several moves there. */
const VARIANT = '#';
export const STACK = 'stack';
export const DISCARD = 'discard';

const spotAt = (q: number | null | undefined, r: number | null | undefined): Spot | null => (typeof q === 'number' && typeof r === 'number' ? { q, r } : null);
const known = (value: unknown): value is string => typeof value === 'string';

/** Everything that a move may choose besides what it is; null where it chooses nothing of the kind. */
export interface Choices {
  unit: string | null;
  card: string | null;
  other: string | null;
  relic: string | null;
  direction: string | null;
  terrain: string | null;
  figure: string | null;
  /** The first field that a move names, and the last where it names two. */
  first: Spot | null;
  last: Spot | null;
  alpha: number | null;
  x: number | null;
  count: number | null;
  moment: string | null;
  how: string | null;
}

export const choicesIn = (typed: AthlasMove): Choices => ({
  unit: ('unit' in typed && typed.unit) || null,
  card: ('card' in typed && typed.card) || null,
  other: ('other' in typed && typed.other) || null,
  relic: ('relic' in typed && typed.relic) || null,
  direction: ('direction' in typed && typed.direction) || null,
  terrain: ('terrain' in typed && typed.terrain) || null,
  figure: ('figure' in typed && typed.figure) || null,
  first: 'q' in typed ? spotAt(typed.q, typed.r) : null,
  last: 'q2' in typed ? spotAt(typed.q2, typed.r2) : null,
  alpha: 'alpha' in typed ? (typed.alpha ?? null) : null,
  x: 'x' in typed ? (typed.x ?? null) : null,
  count: 'count' in typed ? typed.count : null,
  moment: 'moment' in typed ? typed.moment : null,
  how: 'how' in typed ? typed.how : null,
});

/** The ability that a move uses, as the buttons name it. */
export function abilityOf(typed: AthlasMove): string | null {
  if (typed.type === 'Go') return `ab:${typed.how}`;
  if (typed.type === 'Give') return 'ab:give';
  if (typed.type !== 'Use') return null;
  const parts = [typed.card, typed.ability, typed.unit == null ? null : typed.other];
  return `ab:${parts.filter(known).join(':')}`;
}

function unitField(board: Board, name: string): string | null {
  const unit = unitNamed(board, name);
  return unit ? fieldId(unit) : null;
}

/** By alpha, the figure type with which it would be revealed. */
function figuresOf(scene: Scene): Map<number, string> {
  const free = new Map<number, Set<string>>();
  for (const typed of scene.legal.map(moveOf)) {
    if (typed.type !== 'Summon' || !known(typed.figure)) continue;
    free.set(typed.alpha, (free.get(typed.alpha) ?? new Set<string>()).add(typed.figure));
  }
  const view = viewOf(scene);
  return new Map([...free].map(([alpha, figures]) => [alpha, fittingFigure(view, view.viewer, alpha, [...figures]) ?? '']));
}

/** Where a move begins and ends, apart from its other choices. A summoning is offered only with the most fitting figure. */
function place(view: View, figures: ReadonlyMap<number, string>, typed: AthlasMove): Gesture {
  const { board } = view;
  const spot = 'q' in typed ? spotAt(typed.q, typed.r) : null;
  const on = (target: string | null, source: string | null = null): Gesture => ({ source, target });
  switch (typed.type) {
    case 'Summon': {
      const source = `alpha:${typed.alpha}`;
      return on(spot && fieldId(spot), known(typed.figure) && typed.figure !== figures.get(typed.alpha) ? `${source}:${typed.figure}` : source);
    }
    case 'Act':
    case 'PickUnit':
    case 'Lose':
    case 'Then':
      return on(unitField(board, typed.unit));
    case 'Go':
    case 'Give':
    case 'Use': {
      const self = activeUnit(board) ?? unitNamed(board, view.announced.at(-1)?.unit);
      const last = (typed.type === 'Use' ? spotAt(typed.q2, typed.r2) : null) ?? spot;
      const unit = typed.type === 'Go' ? null : typed.unit;
      const other = typed.type === 'Use' ? typed.other : null;
      const target = known(unit) ? unitField(board, unit) : last ? fieldId(last) : known(other) ? `card:${other}` : self ? fieldId(self) : null;
      return on(target, abilityOf(typed));
    }
    case 'PickField':
    case 'PickArea':
      return on(spot && fieldId(spot));
    case 'PickRelic': {
      const relic = board.relics[RELICS.findIndex((name) => name === typed.relic)];
      return on(relic ? fieldId(relic) : null);
    }
    case 'PickDirection':
      return on(`toward:${typed.direction}`);
    case 'PickAlpha':
      return on(`alpha:${typed.alpha}`);
    case 'PickFigure':
      return on(`figure:${typed.figure}`);
    case 'MarkCard':
      return on(`mark:${typed.alpha}:${typed.card}`);
    case 'Cancel':
      return on(`cancel:${typed.owner}:${typed.card}`);
    case 'Keep':
      return on(`keep:${typed.relic}`);
    case 'Leave':
      return on('leave');
    case 'Play':
      return on(`moment:${typed.moment}`, STACK);
    case 'Discard':
      return on(`discard:${typed.count}`, DISCARD);
    case 'Pass':
      return on('pass');
    default:
      return on(null);
  }
}

/** The order of moves that end at the same place: taking a relic along comes first, a detour last. */
function order(move: LegalMove): number {
  const typed = moveOf(move);
  if ((typed.type === 'Go' || typed.type === 'Use' || typed.type === 'PickField') && known(typed.relic)) return -1;
  return typed.type === 'Use' && typeof typed.q2 === 'number' ? 1 : 0;
}

const found = new WeakMap<object, Map<string, Gesture>>();

function gestures(scene: Scene): Map<string, Gesture> {
  const known = found.get(scene.legal);
  if (known) return known;
  const view = viewOf(scene);
  const figures = figuresOf(scene);
  const groups = new Map<string, LegalMove[]>();
  const all = new Map<string, Gesture>();
  for (const move of scene.legal) {
    const { source, target } = place(view, figures, moveOf(move));
    const key = `${source}>${target}`;
    if (target === null) all.set(move.text, { source, target });
    else groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  for (const moves of groups.values()) {
    [...moves]
      .sort((one, other) => order(one) - order(other))
      .forEach((move, at) => {
        const { source, target } = place(view, figures, moveOf(move));
        all.set(move.text, { source, target: at === 0 ? target : `${target}${VARIANT}${at}` });
      });
  }
  found.set(scene.legal, all);
  return all;
}

/** Where a move begins and ends on the table. Further moves with the same place are numbered. */
export const gesture = (scene: Scene, move: LegalMove): Gesture => gestures(scene).get(move.text) ?? { source: null, target: null };

/** The alpha to summon from; null for a summoning with another than the most fitting figure, which is not offered. */
export const summoning = (source: string | null): string | null => (source && /^alpha:\d$/.test(source) ? source : null);

export const base = (target: string): string => target.split(VARIANT)[0] ?? target;

/** All moves at a place, if there are several. */
export function variants(targets: ReadonlyMap<string, Reach>, target: string): Reach[] {
  const here = base(target);
  const all = [...targets.values()].filter((reach) => reach.target !== null && base(reach.target) === here);
  return all.length > 1 ? all : [];
}

/** All moves that a press on a place could mean, with any ability; the usual one comes first. */
export function ways(reaches: readonly Reach[], place: string): Reach[] {
  const here = reaches.filter(({ target }) => target !== null && base(target) === place);
  return [...here.filter(({ target }) => target === place), ...here.filter(({ target }) => target !== place)];
}

/** The places that light up on the board, each once. */
export function places(targets: ReadonlyMap<string, Reach>): Map<string, Reach> {
  return new Map([...targets].filter(([target]) => target === base(target)));
}
