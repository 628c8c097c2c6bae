/** Changes of a battlefield in the position editor: what is pressed with which tool. */
import { at, isList, type Json } from '../../../lib/position';
import { indexOf } from '../geometry';
import { FIGURES, PER_PLAYER, pileOf, relicsAt, RELICS, TERRAINS, unitAt, unitNamed, type Board, type Spot, type Unit, type View } from '../view';

/** What a press on a field does. */
export type Tool =
  | { kind: 'move' }
  | { kind: 'remove' }
  /** Lays a terrain, by its letter. */
  | { kind: 'terrain'; terrain: string }
  /** Sets down another unit of an alpha. */
  | { kind: 'unit'; seat: number; alpha: number };

/** Something that can be taken and set down elsewhere. */
export type Thing = { unit: string } | { relic: string };

export const sameThing = (one: Thing | null, other: Thing): boolean => JSON.stringify(one) === JSON.stringify(other);
export const sameTool = (one: Tool, other: Tool): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether data has a battlefield that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const part = (name: string): Json | undefined => at(position, ['board', name]);
  return typeof part('terrain') === 'string' && ['units', 'marks', 'pools', 'serials', 'relics'].every((name) => isList(part(name))) && isList(at(position, ['piles']));
}

/** What lies on a field, in the order in which presses take it: the unit first, then the relics. */
export function thingsAt(board: Board, spot: Spot): Thing[] {
  const unit = unitAt(board, spot);
  return [...(unit ? [{ unit: unit.name }] : []), ...relicsAt(board, spot).map((relic) => ({ relic }))];
}

/** What a press on a field takes: the next thing there after the one that is held, in the end none. */
export function taken(board: Board, spot: Spot, held: Thing | null): Thing | null {
  const things = thingsAt(board, spot);
  return things[things.findIndex((thing) => sameThing(held, thing)) + 1] ?? null;
}

export function painted(view: View, spot: Spot, terrain: string): View {
  const place = indexOf(spot);
  if (place < 0 || !(terrain in TERRAINS)) return view;
  const { board } = view;
  return { ...view, board: { ...board, terrain: board.terrain.slice(0, place) + terrain + board.terrain.slice(place + 1) } };
}

/** A thing on another field; a unit that stands there already changes places with a unit. What units hold goes with them. */
export function moved(view: View, thing: Thing, { q, r }: Spot): View {
  const { board } = view;
  if ('relic' in thing) {
    const relics = board.relics.map((relic, number) => (RELICS[number] === thing.relic ? { ...relic, q, r } : relic));
    return { ...view, board: { ...board, relics } };
  }
  const from = unitNamed(board, thing.unit);
  const other = unitAt(board, { q, r });
  if (!from) return view;
  const units = board.units.map((unit) => {
    if (unit === from) return { ...unit, q, r };
    return unit === other ? { ...unit, q: from.q, r: from.r } : unit;
  });
  const relics = board.relics.map((relic, number) => {
    if (from.holds.includes(RELICS[number] ?? '')) return { ...relic, q, r };
    return other?.holds.includes(RELICS[number] ?? '') ? { ...relic, q: from.q, r: from.r } : relic;
  });
  return { ...view, board: { ...board, units, relics } };
}

/** Without a unit and its conditions. */
export function withoutUnit(view: View, name: string): View {
  const { board } = view;
  return { ...view, board: { ...board, units: board.units.filter((unit) => unit.name !== name), marks: board.marks.filter((mark) => mark.unit !== name) } };
}

/** The figures of a seat that stand for no alpha yet. */
function freeFigure(view: View, seat: number): string | null {
  const own = view.piles.slice(seat * PER_PLAYER, (seat + 1) * PER_PLAYER);
  return FIGURES.find((figure) => !own.some((pile) => pile.figure === figure)) ?? null;
}

/** With another unit of an alpha on an empty field. An alpha that was hidden is revealed with all its life, as by a summoning. */
export function withUnit(view: View, seat: number, alpha: number, { q, r }: Spot): View {
  const { board } = view;
  const [place, pile] = [seat * PER_PLAYER + alpha - 1, pileOf(view, seat, alpha)];
  if (!pile?.cards?.length || unitAt(board, { q, r })) return view;
  const serial = (board.serials[place] ?? 0) + 1;
  const unit: Unit = {
    name: `${seat === 0 ? 'g' : 's'}${alpha}.${serial}`, seat, alpha, q, r, spent_physical: 0, spent_magic: 0, physical: 0, magic: 0,
    exposed: false, waiting: false, arrived: false, mods: [], flags: [], holds: [],
  };
  const first = !pile.revealed;
  return {
    ...view,
    piles: first ? view.piles.with(place, { ...pile, revealed: true, figure: freeFigure(view, seat) }) : view.piles,
    board: {
      ...board,
      units: [...board.units, unit],
      serials: board.serials.with(place, serial),
      pools: first ? board.pools.with(place, pile.totals?.life ?? 1) : board.pools,
    },
  };
}

/** The life of an alpha, never less than nothing. */
export function withLife(view: View, seat: number, alpha: number, life: number): View {
  const pools = view.board.pools.with(seat * PER_PLAYER + alpha - 1, Math.max(0, life));
  return { ...view, board: { ...view.board, pools } };
}

/** The field beside another one in the direction of an arrow key; the same at the edge. */
export function beyond({ q, r }: Spot, key: string): Spot {
  const odd = (r & 1) !== 0;
  const steps: Record<string, Spot> = {
    ArrowLeft: { q: q - 1, r },
    ArrowRight: { q: q + 1, r },
    ArrowUp: { q: odd ? q : q + 1, r: r - 1 },
    ArrowDown: { q: odd ? q - 1 : q, r: r + 1 },
  };
  const to = steps[key] ?? { q, r };
  if (indexOf(to) >= 0) return to;
  // At a slanted edge there is one field above or below, on the other side.
  const other = { ArrowUp: { q: odd ? q + 1 : q, r: r - 1 }, ArrowDown: { q: odd ? q : q - 1, r: r + 1 } }[key];
  return other && indexOf(other) >= 0 ? other : { q, r };
}

/** Another player's turn. Whatever the one who had it was doing is over: whoever has it now chooses a unit, unless units are being summoned. */
export function withTurn(view: View, seat: number): View {
  const passed = { ...view, active: seat, actor: seat };
  if (view.phase === 'summon') return passed;
  return { ...passed, phase: 'choose', window: 'none', checkpoints: [], aside: null, announced: [], effects: null, ending_all: false, board: { ...view.board, activations: [] } };
}
