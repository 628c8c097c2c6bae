/** The consequences of a move, as the engine foresees them. */
import type { Event, Sight } from '../../lib/protocol';
import { fieldId, PER_PLAYER, type Board, type Spot } from './view';

export interface Hit {
  unit: string;
  at: Spot;
  seat: number;
  type: string;
  base: number;
  modifiers: number;
  high: number;
  armour: number;
  pierced: number;
  damage: number;
}

export interface Loss {
  unit: string;
  at: Spot;
  seat: number;
  cause: string;
  amount: number;
  left: number;
}

export interface Trip {
  unit: string;
  from: Spot;
  to: Spot;
  pushed: boolean;
}

export interface Outlook {
  hits: Hit[];
  losses: Loss[];
  trips: Trip[];
  dead: Spot[];
  /** The names of the units that die. */
  died: string[];
  /** By alpha, four for each seat: the life before and after. When a pool is empty, a unit dies. */
  pools: Map<number, { from: number; to: number }>;
  marked: { unit: string; at: Spot; condition: string; time: number }[];
  terrain: Map<string, string>;
  healed: { seat: number; alpha: number; amount: number; left: number }[];
  events: Event[];
  /** Whether all of it is certain. */
  certain: boolean;
}

const number = (value: unknown): number => Number(value ?? 0);
const text = (value: unknown): string => String(value ?? '');

export function outlook(board: Board, sight: Sight): Outlook {
  const [story] = [...sight.stories].sort((one, other) => other.share - one.share);
  const events = story?.events ?? [];
  const at = new Map(board.units.map(({ name, q, r }) => [name, { q, r }]));
  const seats = new Map(board.units.map(({ name, seat }) => [name, seat]));
  const look: Outlook = { hits: [], losses: [], trips: [], dead: [], died: [], pools: new Map(), marked: [], terrain: new Map(), healed: [], events, certain: sight.stories.length <= 1 };
  const alphas = new Map(board.units.map(({ name, seat, alpha }) => [name, seat * PER_PLAYER + alpha - 1]));
  const fill = (alpha: number | undefined, to: (from: number) => number): void => {
    if (alpha === undefined) return;
    const from = board.pools[alpha] ?? 0;
    look.pools.set(alpha, { from, to: Math.max(0, to(look.pools.get(alpha)?.to ?? from)) });
  };
  for (const event of events) {
    const unit = text(event.unit);
    const here = at.get(unit) ?? { q: number(event.q), r: number(event.r) };
    switch (event.event) {
      case 'attacked': {
        const target = text(event.target);
        look.hits.push({
          unit: target,
          at: at.get(target) ?? here,
          seat: seats.get(target) ?? 0,
          type: text(event.type),
          base: number(event.base),
          modifiers: number(event.modifiers),
          high: number(event.high_ground),
          armour: number(event.armour),
          pierced: number(event.pierced),
          damage: number(event.damage),
        });
        fill(alphas.get(target), (pool) => pool - number(event.damage));
        break;
      }
      case 'life-lost':
        look.losses.push({ unit, at: here, seat: number(event.seat), cause: text(event.cause), amount: number(event.amount), left: number(event.left) });
        fill(alphas.get(unit), () => number(event.left));
        break;
      case 'unit-moved':
      case 'unit-pushed': {
        const to = { q: number(event.q), r: number(event.r) };
        look.trips.push({ unit, from: here, to, pushed: event.event === 'unit-pushed' });
        at.set(unit, to);
        break;
      }
      case 'unit-summoned':
        at.set(unit, { q: number(event.q), r: number(event.r) });
        seats.set(unit, number(event.seat));
        break;
      case 'unit-died':
        look.dead.push({ q: number(event.q), r: number(event.r) });
        look.died.push(unit);
        break;
      case 'unit-marked':
        look.marked.push({ unit, at: here, condition: text(event.condition), time: number(event.time) });
        break;
      case 'terrain-changed':
        look.terrain.set(fieldId({ q: number(event.q), r: number(event.r) }), text(event.terrain));
        break;
      case 'field-flooded':
        look.terrain.set(fieldId({ q: number(event.q), r: number(event.r) }), 'water');
        break;
      case 'healed':
        look.healed.push({ seat: number(event.seat), alpha: number(event.alpha), amount: number(event.amount), left: number(event.left) });
        break;
    }
  }
  return look;
}
