/** What is written beside units on the board: before a move what it brings, during it what happens. */
import type { Event } from '../../lib/protocol';
import { alphaName, type Say } from './labels';
import type { Outlook } from './outlook';
import { poolText, sumOf } from './preview';
import { near, PER_PLAYER, unitAt, unitNamed, type Board, type Spot, type View } from './view';

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

function happening(say: Say, view: View, board: Board, event: Event): Tip[] {
  const name = String(event.event === 'attacked' ? event.target : (event.unit ?? ''));
  const unit = unitNamed(board, name);
  const spot = unit ?? (typeof event.q === 'number' ? { q: event.q, r: Number(event.r) } : null);
  if (!spot) return [];
  const tip = (...lines: Line[]): Tip[] => [{ key: name || 'here', q: spot.q, r: spot.r, lines }];
  switch (event.event) {
    case 'attacked':
      return tip(
        {
          text: sumOf(say, {
            unit: name, at: spot, seat: 0, type: String(event.type), base: Number(event.base), modifiers: Number(event.modifiers), high: Number(event.high_ground), armour: Number(event.armour), pierced: Number(event.pierced), damage: Number(event.damage),
          }),
          tone: '',
        },
        { text: say('ath-pool', { unit: unit ? alphaName(say, view, unit.seat, unit.alpha) : '', numeral: '', from: Number(event.pool), to: Math.max(0, Number(event.pool) - Number(event.damage)) }), tone: 'soft' },
      );
    case 'life-lost':
      return tip({ text: ['fall', 'drown', 'squeeze'].includes(String(event.cause)) ? say(`ath-tip-${String(event.cause)}`, { amount: Number(event.amount) }) : `−${Number(event.amount)}`, tone: 'bad' });
    case 'unit-died':
      return tip({ text: say('ath-tip-dies'), tone: 'bad' });
    case 'unit-marked':
      return tip({ text: say(`condition-${String(event.condition)}`), tone: '' });
    case 'relic-held':
      return tip({ text: say('ath-tip-holds', { relic: say(`relic-${String(event.relic)}`) }), tone: 'good' });
    case 'ability-used':
      return tip({ text: say(`card-${String(event.card)}`), tone: '' });
    default:
      return [];
  }
}

export function tips(say: Say, view: View, board: Board, look: Outlook | null, event: Event | null): Tip[] {
  if (event) return happening(say, view, board, event);
  return look ? foreseen(say, view, board, look) : [];
}

export const occupied = (board: Board, spot: Spot): boolean => unitAt(board, spot) !== undefined;
