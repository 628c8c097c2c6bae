/** Where the decisions of a turn are taken: on the field, on an ability, on an alpha, on a card. */
import type { Gesture, Reach } from '../../lib/aim';
import type { LegalMove, Scene, Typed } from '../../lib/protocol';
import { fittingFigure } from './byitself';
import { activeUnit, fieldId, RELICS, unitNamed, viewOf, type Board, type Spot, type View } from './view';

/** Between a target and the number of one of several ways to do the same there. */
const VARIANT = '#';
export const STACK = 'stack';
export const DISCARD = 'discard';

const spotOf = (typed: Typed, q = 'q', r = 'r'): Spot | null => (typeof typed[q] === 'number' ? { q: Number(typed[q]), r: Number(typed[r]) } : null);
const known = (value: unknown): value is string => typeof value === 'string';

/** The ability that a move uses, as the buttons name it. */
export function abilityOf(typed: Typed): string | null {
  if (typed.type === 'Go') return `ab:${String(typed.how)}`;
  if (typed.type === 'Give') return 'ab:give';
  if (typed.type !== 'Use') return null;
  const parts = [typed.card, typed.ability, typed.unit == null ? null : typed.other];
  return `ab:${parts.filter(known).join(':')}`;
}

function unitField(board: Board, name: unknown): string | null {
  const unit = unitNamed(board, String(name));
  return unit ? fieldId(unit) : null;
}

/** By alpha: the figure type that a summoning would reveal it as. */
function figuresOf(scene: Scene): Map<number, string> {
  const free = new Map<number, Set<string>>();
  for (const { typed } of scene.legal) {
    if (typed.type !== 'Summon' || !known(typed.figure)) continue;
    free.set(Number(typed.alpha), (free.get(Number(typed.alpha)) ?? new Set<string>()).add(typed.figure));
  }
  const view = viewOf(scene);
  return new Map([...free].map(([alpha, figures]) => [alpha, fittingFigure(view, view.viewer, alpha, [...figures]) ?? '']));
}

/** Where a move ends, whatever else is to be said about it; only a summoning with the fitting figure is offered. */
function place(view: View, figures: ReadonlyMap<number, string>, typed: Typed): Gesture {
  const { board } = view;
  const spot = spotOf(typed);
  const on = (target: string | null, source: string | null = null): Gesture => ({ source, target });
  switch (typed.type) {
    case 'Summon': {
      const source = `alpha:${String(typed.alpha)}`;
      return on(spot && fieldId(spot), known(typed.figure) && typed.figure !== figures.get(Number(typed.alpha)) ? `${source}:${typed.figure}` : source);
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
      const last = spotOf(typed, 'q2', 'r2') ?? spot;
      const target = known(typed.unit) ? unitField(board, typed.unit) : last ? fieldId(last) : known(typed.other) ? `card:${typed.other}` : self ? fieldId(self) : null;
      return on(target, abilityOf(typed));
    }
    case 'PickField':
    case 'PickArea':
      return on(spot && fieldId(spot));
    case 'PickRelic': {
      const relic = board.relics[RELICS.indexOf(typed.relic as (typeof RELICS)[number])];
      return on(relic ? fieldId(relic) : null);
    }
    case 'PickDirection':
      return on(`toward:${String(typed.direction)}`);
    case 'PickAlpha':
      return on(`alpha:${String(typed.alpha)}`);
    case 'PickFigure':
      return on(`figure:${String(typed.figure)}`);
    case 'MarkCard':
      return on(`mark:${String(typed.alpha)}:${String(typed.card)}`);
    case 'Cancel':
      return on(`cancel:${String(typed.seat)}:${String(typed.card)}`);
    case 'Keep':
      return on(`keep:${String(typed.relic)}`);
    case 'Leave':
      return on('leave');
    case 'Play':
      return on(`moment:${String(typed.moment)}`, STACK);
    case 'Discard':
      return on(`discard:${String(typed.count)}`, DISCARD);
    case 'Pass':
      return on('pass');
    default:
      return on(null);
  }
}

/** What comes first when several moves end at the same place: a relic is taken along, a straight way is gone. */
function order({ typed }: LegalMove): number {
  if (known(typed.relic) && (typed.type === 'Go' || typed.type === 'Use' || typed.type === 'PickField')) return -1;
  return typed.q2 === undefined || typed.q2 === null ? 0 : 1;
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
    const { source, target } = place(view, figures, move.typed);
    const key = `${source}>${target}`;
    if (target === null) all.set(move.text, { source, target });
    else groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  for (const moves of groups.values()) {
    [...moves]
      .sort((one, other) => order(one) - order(other))
      .forEach((move, at) => {
        const { source, target } = place(view, figures, move.typed);
        all.set(move.text, { source, target: at === 0 ? target : `${target}${VARIANT}${at}` });
      });
  }
  found.set(scene.legal, all);
  return all;
}

/** Where a move begins and ends on the table; the second and further ways to do it at the same place are numbered. */
export const gesture = (scene: Scene, move: LegalMove): Gesture => gestures(scene).get(move.text) ?? { source: null, target: null };

/** An alpha to summon from; a summoning with another figure than the fitting one is not offered. */
export const summoning = (source: string | null): string | null => (source && /^alpha:\d$/.test(source) ? source : null);

export const base = (target: string): string => target.split(VARIANT)[0] ?? target;

/** All ways to do something at a place, if there are several. */
export function variants(targets: ReadonlyMap<string, Reach>, target: string): Reach[] {
  const here = base(target);
  const all = [...targets.values()].filter((reach) => reach.target !== null && base(reach.target) === here);
  return all.length > 1 ? all : [];
}

/** All that a press on a place could mean, whatever ability it takes; what is usually meant comes first. */
export function ways(reaches: readonly Reach[], place: string): Reach[] {
  const here = reaches.filter(({ target }) => target !== null && base(target) === place);
  return here.sort((one, other) => Number(one.target !== place) - Number(other.target !== place));
}

/** What lights up on the board: every place once. */
export function places(targets: ReadonlyMap<string, Reach>): Map<string, Reach> {
  return new Map([...targets].filter(([target]) => target === base(target)));
}
