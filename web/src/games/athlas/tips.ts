/** The notes beside units on the board: before a move its consequences, during it what happens. */
import type { AthlasEvent } from '../../lib/generated/socket';
import type { Event } from '../../lib/protocol';
import { alphaName, type Say } from './labels';
import type { Outlook } from './outlook';
import { poolText, sumOf } from './preview';
import { eventOf, near, PER_PLAYER, unitAt, unitNamed, type Board, type Spot, type View } from './view';

export interface Line {
  text: string;
  tone: '' | 'bad' | 'good' | 'soft';
}

export interface Tip extends Spot {
  key: string;
  lines: Line[];
}

function foreseen(say: Say, view: View, board: Board, look: Outlook): Tip[] {
  const found = new Map<string, Tip>();
  const mine = near(view);
  const tip = (at: Spot, unit: string): Tip => {
    const one = found.get(unit) ?? { key: unit, q: at.q, r: at.r, lines: [] };
    found.set(unit, one);
    return one;
  };
  const add = (at: Spot, unit: string, text: string, tone: Line['tone'] = ''): void => void tip(at, unit).lines.push({ text, tone });
  const here = (name: string, at: Spot): Spot => unitNamed(board, name) ?? at;
  for (const hit of look.hits) add(here(hit.unit, hit.at), hit.unit, sumOf(say, hit));
  for (const loss of look.losses) {
    if (['fall', 'drown', 'squeeze'].includes(loss.cause)) add(here(loss.unit, loss.at), loss.unit, say(`ath-tip-${loss.cause}`, { amount: loss.amount }));
  }
  for (const [name, one] of found) {
    const unit = unitNamed(board, name);
    const alpha = unit ? unit.seat * PER_PLAYER + unit.alpha - 1 : -1;
    if (unit && look.pools.has(alpha)) one.lines.push({ text: poolText(say, view, alpha, look), tone: 'soft' });
  }
  look.died.forEach((name, at) => {
    const unit = unitNamed(board, name);
    const spot = look.dead[at];
    if (spot) add(here(name, spot), name, say('ath-tip-dies'), unit?.seat === mine ? 'bad' : 'good');
  });
  for (const { unit, at, condition } of look.marked) add(here(unit, at), unit, say(`condition-${condition}`), 'bad');
  return [...found.values()];
}

function happening(say: Say, view: View, board: Board, event: AthlasEvent): Tip[] {
  const name = event.event === 'attacked' ? event.target : 'unit' in event ? event.unit : '';
  const unit = unitNamed(board, name);
  const spot = unit ?? ('q' in event ? { q: event.q, r: event.r } : null);
  if (!spot) return [];
  const tip = (...lines: Line[]): Tip[] => [{ key: name || 'here', q: spot.q, r: spot.r, lines }];
  switch (event.event) {
    case 'attacked':
      return tip(
        {
          text: sumOf(say, {
            unit: name, at: spot, seat: 0, type: event.type, base: event.base, modifiers: event.modifiers, high: event.high_ground, armour: event.armour, pierced: event.pierced, damage: event.damage,
          }),
          tone: '',
        },
        { text: say('ath-pool', { unit: unit ? alphaName(say, view, unit.seat, unit.alpha) : '', numeral: '', from: event.pool, to: Math.max(0, event.pool - event.damage) }), tone: 'soft' },
      );
    case 'life-lost':
      return tip({ text: ['fall', 'drown', 'squeeze'].includes(event.cause) ? say(`ath-tip-${event.cause}`, { amount: event.amount }) : `−${event.amount}`, tone: 'bad' });
    case 'unit-died':
      return tip({ text: say('ath-tip-dies'), tone: 'bad' });
    case 'unit-marked':
      return tip({ text: say(`condition-${event.condition}`), tone: '' });
    case 'relic-held':
      return tip({ text: say('ath-tip-holds', { relic: say(`relic-${event.relic}`) }), tone: 'good' });
    case 'ability-used':
      return tip({ text: say(`card-${event.card}`), tone: '' });
    default:
      return [];
  }
}

export function tips(say: Say, view: View, board: Board, look: Outlook | null, event: Event | null): Tip[] {
  if (event) return happening(say, view, board, eventOf(event));
  return look ? foreseen(say, view, board, look) : [];
}

export const occupied = (board: Board, spot: Spot): boolean => unitAt(board, spot) !== undefined;
