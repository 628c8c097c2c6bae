/** What each cell of the battlefield shows while the player points at things. */
import type { Reach } from '../../lib/aim';
import type { RivalityThreat } from '../../lib/generated/socket';
import { aimsOf, rows, type Aimed } from './geometry';
import type { Change, Outlook } from './outlook';
import { cellAt, cellId, moveOf, sideOfSeat, type Field, type Spot, type View } from './view';

export interface Ghost {
  tile: string;
  rotation: number;
  side: number;
}

export interface CellProps extends Spot {
  id: string;
  field: Field | null;
  /** What a click here points at; null if there is nothing to do here. */
  target: string | null;
  aimed: boolean;
  advised: boolean;
  /** The tile that was laid last lies here. */
  latest: boolean;
  /** A tile that would be laid here. */
  ghost: Ghost | null;
  change: Change | null;
  /** Its spells that wait for a tile on their targets. */
  waits: Aimed[];
  threat: RivalityThreat | null;
  /** A tile that the move turns over; its name is null while it is unknown. */
  reveals: { tile: string | null } | null;
}

export interface Pointing {
  lit: ReadonlyMap<string, Reach>;
  preview: Reach | null;
  advised: string | null;
  look: Outlook | null;
  /** Where something could be laid if a tile were chosen. */
  open: ReadonlySet<string>;
  /** Where the last tile was laid. */
  latest?: Spot | null;
}

export const nothing: Pointing = { lit: new Map(), preview: null, advised: null, look: null, open: new Set() };

const isCell = (id: string | null): id is string => id?.startsWith('cell:') ?? false;

/** The tile that the move under the pointer would lay. */
export function ghostOf(view: View, preview: Reach | null): (Ghost & Spot) | null {
  if (!preview || !isCell(preview.target)) return null;
  const typed = moveOf(preview.move);
  const side = sideOfSeat(view, view.actor ?? view.active);
  return typed.type === 'Place' ? { ...cellAt(preview.target), tile: typed.tile, rotation: preview.turn ?? 0, side } : null;
}

export function cells(view: View, pointing: Pointing = nothing): { y: number; cells: CellProps[] }[] {
  const { lit, preview, look } = pointing;
  const ghost = ghostOf(view, preview);
  const open = [...lit.keys(), ...pointing.open].filter(isCell).map(cellAt);
  return rows(view, open).map(({ y, cells: row }) => ({
    y,
    cells: row.map(({ x, field }) => {
      const id = cellId(x, y);
      const reach = lit.get(id);
      const here = (one: Spot): boolean => one.x === x && one.y === y;
      return {
        x,
        y,
        id,
        field,
        target: reach ? id : null,
        aimed: reach !== undefined && reach === preview,
        advised: reach !== undefined && reach.move.text === pointing.advised,
        latest: pointing.latest ? here(pointing.latest) : false,
        ghost: ghost && here(ghost) ? ghost : null,
        change: look?.changes.get(id) ?? null,
        waits: field ? aimsOf(field).filter(({ direction }) => field.waits.includes(direction)) : [],
        threat: field?.threat ?? null,
        reveals: look?.revealed.find(here) ?? null,
      };
    }),
  }));
}
