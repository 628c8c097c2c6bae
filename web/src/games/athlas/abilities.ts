/** What the activated unit can do, and why it cannot do the rest. */
import type { Reach } from '../../lib/aim';
import { abilityOf } from './decisions';
import { attackSum, rangeText, type Say } from './labels';
import { cardsOf, library, type CardAbility } from './reference.svelte';
import { moveOf, pileOf, type Activation, type Board, type Unit, type View } from './view';

export interface Ability {
  /** What its button chooses. */
  id: string;
  card: string | null;
  name: string;
  cost: string[];
  /** Figures or what it does, in a line; when it cannot be used, the reason. */
  line: string;
  text: string;
  usable: boolean;
  markers: number | null;
}

interface Basic {
  id: string;
  number: number;
  cost: string[];
}

const WALK: Basic = { id: 'walk', number: 0, cost: ['M'] };
const CLIMB: Basic = { id: 'climb', number: 1, cost: ['M', 'A'] };
const FLY: Basic = { id: 'fly', number: 2, cost: ['M'] };
const GIVE: Basic = { id: 'give', number: 3, cost: ['A'] };

const spent = (used: number, number: number): boolean => Math.floor(used / 2 ** number) % 2 === 1;
const conditionsOf = (board: Board, unit: Unit): string[] => board.marks.flatMap((mark) => (mark.unit === unit.name ? [mark.condition] : []));

/** Why something cannot be paid; empty when it can. */
function unpaid(say: Say, board: Board, unit: Unit, run: Activation | undefined, number: number, cost: string[], markers: number): string {
  const marks = conditionsOf(board, unit);
  if (run && spent(run.used, number)) return say('ath-why-used');
  if (cost.includes('M') && marks.includes('paralysed')) return say('ath-why-paralysed');
  if (cost.includes('A') && marks.includes('bound')) return say('ath-why-bound');
  if (cost.includes('M') && run?.moves === 0) return say('ath-why-move');
  if (cost.includes('A') && run?.actions === 0) return say('ath-why-action');
  return cost.includes('T') && markers === 0 ? say('ath-why-time') : '';
}

/** Why there is nothing to aim at. */
function aimless(say: Say, target: string, range: [number, number]): string {
  const far = rangeText(range);
  if (target === 'enemy_unit') return say('ath-why-enemy', { range: far });
  if (target === 'chained_enemy_unit') return say('ath-why-chain');
  if (target === 'self') return say('ath-why-full');
  if (target === 'as_attack') return say('ath-why-attack');
  if (target === 'equipment_card') return say('ath-why-equipment');
  return target.includes('unit') ? say('ath-why-unit', { range: far }) : say('ath-why-field');
}

export function figures(say: Say, unit: Unit, ability: CardAbility, text: string): string {
  if (ability.attack === null || ability.value === null || ability.value === 0) return text;
  const values = { attack: say(`attack-${ability.attack}`), value: attackSum(unit, ability.attack, ability.value), range: rangeText(ability.range) };
  return say(ability.range[1] === 0 ? 'ath-attack-anywhere' : 'ath-attack', values);
}

/** All abilities of a unit, those that work first come first; `reaches` are the legal moves. */
export function abilities(say: Say, view: View, board: Board, unit: Unit, run: Activation | undefined, reaches: readonly Reach[]): Ability[] {
  const legal = new Set(reaches.flatMap(({ move }) => abilityOf(moveOf(move)) ?? []));
  const flying = unit.flags.includes('flying');
  const rooted = unit.flags.includes('immobile');
  const found: Ability[] = [];
  const basics = [...(flying ? [FLY] : rooted ? [] : [WALK, CLIMB]), ...(unit.holds.length > 0 ? [GIVE] : [])];
  for (const { id, number, cost } of basics) {
    const key = `ab:${id}`;
    const usable = legal.has(key);
    const late = id === 'fly' && run?.actions === 0 ? say('ath-why-landed') : '';
    const why = unpaid(say, board, unit, run, number, cost, 0) || late || say(`ath-why-${id}`);
    found.push({ id: key, card: null, name: say(`ath-${id}`), cost, line: usable ? say(`ath-${id}-line`) : why, text: say(`ath-${id}-line`), usable, markers: null });
  }
  const own = pileOf(view, unit.seat, unit.alpha)?.cards ?? [];
  for (const card of cardsOf(view, board, unit)) {
    const facts = library.card(card);
    const artefact = !own.includes(card);
    const markers = board.markers[unit.seat]?.[card] ?? 0;
    for (const ability of facts?.abilities ?? []) {
      if (artefact && ability.cost.includes('T')) continue;
      const key = (facts?.abilities.length ?? 0) > 1 ? `ab:${card}:${ability.id}` : `ab:${card}`;
      const text = library.text(card);
      const twin = (facts?.abilities.length ?? 0) > 1 ? ` (${say(`ath-part-${ability.id}`)})` : '';
      const timed = ability.cost.includes('T') ? markers : null;
      const name = facts?.kind === 'genus' ? say(`ath-part-${ability.id}`) : say(`card-${card}`) + twin;
      const raging = [...legal].filter((one) => one.startsWith(`${key}:`) && ability.target === 'as_attack');
      for (const one of raging) {
        const attack = one.slice(key.length + 1);
        found.push({ id: one, card, name: `${name}: ${say(`card-${attack}`)}`, cost: ability.cost, line: text, text, usable: true, markers: timed });
      }
      if (raging.length > 0) continue;
      const usable = legal.has(key);
      const why = unpaid(say, board, unit, run, ability.number, ability.cost, markers) || aimless(say, ability.target, ability.range);
      found.push({ id: key, card, name, cost: ability.cost, line: usable ? figures(say, unit, ability, text) : why, text, usable, markers: timed });
    }
  }
  return found;
}
