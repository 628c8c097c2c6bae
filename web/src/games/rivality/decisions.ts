/** Where the decisions of a turn are made on the battlefield. */
import type { Gesture, Reach } from '../../lib/aim';
import type { LegalMove, Scene } from '../../lib/protocol';
import { aimsOf } from './geometry';
import type { Beam } from './outlook';
import { directionOf, DIRECTIONS, library, type Direction } from './tiles';
import { cellAt, cellId, fieldOf, moveOf, sideOf, sideOfSeat, viewOf, type Spot, type View } from './view';

export const held = (tile: string): string => `hand:${tile}`;

/** The cell that a spell of the tile being cast aims at. */
function aimed(view: View, direction: Direction): Spot | null {
  const field = fieldOf(view, view.source);
  return (field && aimsOf(field).find((one) => one.direction === direction)?.to) ?? null;
}

/** Where a move begins and ends on the table. */
export function gesture(scene: Scene, move: LegalMove): Gesture {
  const typed = moveOf(move);
  switch (typed.type) {
    case 'Place':
      return { source: held(typed.tile), target: cellId(typed.x, typed.y), turn: DIRECTIONS.indexOf(directionOf(typed.direction)) };
    case 'Cast': {
      const to = aimed(viewOf(scene), directionOf(typed.direction));
      return { source: null, target: to && cellId(to.x, to.y) };
    }
    case 'Remove':
      return { source: null, target: `golem:${typed.colour}` };
    case 'Enter':
      return { source: null, target: cellId(typed.x, library.entryRow) };
    case 'CastDelayed':
    case 'Besiege':
    case 'Go':
      return { source: null, target: cellId(typed.x, typed.y) };
    default:
      return { source: null, target: null };
  }
}

export const unresolved = { strength: 0, summoned: 0, repelled: 0, landed: 0, broken: false };

/** The spells to choose from, as arrows, while the game asks for their order. */
export function aims(view: View, lit: ReadonlyMap<string, Reach>): Beam[] {
  const source = fieldOf(view, view.source);
  const side = view.actor === null ? sideOf(view.caster) : sideOfSeat(view, view.actor);
  if (!source) return [];
  return [...lit.values()].flatMap(({ move, target }): Beam[] => {
    const here = { x: source.x, y: source.y };
    const typed = moveOf(move);
    if (typed.type === 'Cast' && target) {
      return [{ ...unresolved, kind: 'cast', from: here, to: cellAt(target), direction: directionOf(typed.direction), side }];
    }
    if (typed.type === 'CastDelayed' && target) {
      const from = cellAt(target);
      return [{ ...unresolved, kind: 'cast', from, to: here, direction: 'N', side }];
    }
    return [];
  });
}
