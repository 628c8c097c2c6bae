import type { Event, Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { indexOf } from './geometry';
import { library } from './reference.svelte';
import { PER_PLAYER, pileOf, RELICS, unitNamed, viewOf, type Unit, type View } from './view';

/** How long each kind of event is shown; what is not listed is told in the log only. */
const HOLD: Record<string, number> = {
  'turn-begun': 500,
  'alpha-revealed': 700,
  'unit-summoned': 520,
  'activation-begun': 380,
  'ability-used': 520,
  'unit-moved': 480,
  'unit-pushed': 520,
  'unit-squeezed': 520,
  attacked: 900,
  'life-lost': 620,
  'unit-died': 720,
  'unit-exploded': 620,
  healed: 560,
  'terrain-changed': 420,
  'field-flooded': 420,
  'unit-marked': 520,
  'artefact-conjured': 520,
  'relic-moved': 480,
  'relic-held': 520,
  'relic-freed': 420,
  'control-taken': 720,
  'intervention-played': 900,
  'intervention-announced': 700,
  'intervention-resolved': 600,
  'intervention-cancelled': 900,
  'interventions-discarded': 620,
  'activation-set-back': 900,
  'unit-transformed': 620,
  'game-won': 1000,
  'game-drawn': 800,
};

const number = (value: unknown): number => Number(value ?? 0);
const LETTER: Record<string, string> = { plain: 'p', hill: 'h', water: 'w', crater: 'c' };

function setTerrain(view: View, event: Event, terrain: string): void {
  const at = indexOf({ q: number(event.q), r: number(event.r) });
  const letter = LETTER[terrain] ?? 'p';
  if (at >= 0) view.board.terrain = view.board.terrain.slice(0, at) + letter + view.board.terrain.slice(at + 1);
}

function carry(view: View, event: Event): void {
  const at = RELICS.indexOf(event.relic as (typeof RELICS)[number]);
  const relic = view.board.relics[at];
  if (relic) Object.assign(relic, { q: number(event.q), r: number(event.r) });
}

function move(view: View, event: Event): void {
  const unit = unitNamed(view.board, String(event.unit));
  if (unit) {
    Object.assign(unit, { q: number(event.q), r: number(event.r) });
    unit.holds = event.relic ? [String(event.relic)] : [];
  }
  if (event.relic) carry(view, event);
}

function summon(view: View, event: Event): void {
  const name = String(event.unit);
  const [seat, alpha] = [number(event.seat), Number(name[1])];
  const totals = library.totals(pileOf(view, seat, alpha)?.cards ?? []);
  const fresh: Unit = {
    name, seat, alpha, q: number(event.q), r: number(event.r), spent_physical: 0, spent_magic: 0, physical: totals.physical, magic: totals.magic,
    exposed: false, waiting: false, flags: totals.flags, holds: [],
  };
  view.board.units.push(fresh);
  view.board.spent[number(event.payer)] = number(event.spent);
}

function poolAfter(view: View, name: string, change: (pool: number) => number): void {
  const unit = unitNamed(view.board, name);
  if (!unit) return;
  const at = unit.seat * PER_PLAYER + unit.alpha - 1;
  view.board.pools[at] = Math.max(0, change(view.board.pools[at] ?? 0));
}

/** The table just after an event, as far as the event tells. */
function after(before: View, event: Event): View {
  const view = { ...before, board: structuredClone(before.board) };
  const name = String(event.unit ?? '');
  switch (event.event) {
    case 'turn-begun':
      return { ...view, active: number(event.seat), turn: number(event.turn) };
    case 'alpha-revealed': {
      const at = number(event.seat) * PER_PLAYER + number(event.alpha) - 1;
      view.piles = view.piles.map((pile, index) => (index === at ? { ...pile, cards: event.cards as string[], revealed: true, figure: String(event.figure) } : pile));
      view.board.pools[at] = number(event.life);
      break;
    }
    case 'unit-summoned':
      summon(view, event);
      break;
    case 'activation-begun':
      view.board.units.forEach((unit) => (unit.waiting &&= unit.name !== name));
      view.board.activations = [...view.board.activations, { unit: name, commander: number(event.seat), wet: false, moves: 1, actions: 1, used: 0 }];
      break;
    case 'activation-ended':
      view.board.activations = view.board.activations.slice(0, -1);
      break;
    case 'unit-moved':
    case 'unit-pushed':
      move(view, event);
      break;
    case 'attacked':
      poolAfter(view, String(event.target), (pool) => pool - number(event.damage));
      break;
    case 'life-lost':
      poolAfter(view, name, () => number(event.left));
      break;
    case 'unit-died':
      poolAfter(view, name, () => number(event.life));
      view.board.units = view.board.units.filter((unit) => unit.name !== name);
      break;
    case 'healed':
      view.board.pools[number(event.seat) * PER_PLAYER + number(event.alpha) - 1] = number(event.left);
      break;
    case 'terrain-changed':
      setTerrain(view, event, String(event.terrain));
      break;
    case 'field-flooded':
      setTerrain(view, event, 'water');
      break;
    case 'unit-marked':
      view.board.marks = [...view.board.marks, { unit: name, condition: String(event.condition), maker: number(event.seat), card: null, time: number(event.time) }];
      break;
    case 'condition-ended':
      view.board.marks = view.board.marks.filter((mark) => mark.unit !== name || mark.condition !== event.condition);
      break;
    case 'relic-moved':
      carry(view, event);
      break;
    case 'relic-held': {
      const unit = unitNamed(view.board, name);
      if (unit && !unit.holds.includes(String(event.relic))) unit.holds = [...unit.holds, String(event.relic)];
      break;
    }
    case 'relic-freed':
      view.board.units.forEach((unit) => (unit.holds = unit.holds.filter((relic) => relic !== event.relic)));
      break;
    case 'activation-set-back': {
      const found = /^c(\d+)$/.exec(String(event.moment));
      const kept = found && before.checkpoints[Number(found[1])];
      if (kept) view.board = structuredClone(kept);
      break;
    }
  }
  return view;
}

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, events: Event[]): Frame[] {
  const frames: Frame[] = [];
  let view = viewOf(scene);
  for (const event of events) {
    view = after(view, event);
    const hold = HOLD[event.event];
    if (hold !== undefined) frames.push({ view, event, hold });
  }
  return frames;
}
