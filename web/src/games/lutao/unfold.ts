import type { Event, Scene } from '../../lib/protocol';
import type { Frame } from '../game';
import { library } from './reference.svelte';
import { completeLands, isMine, peopleNamed, viewOf, type Folk, type Province, type View } from './view';

/** How long each kind of event is shown; what is not listed is told in the log only. */
const HOLD: Record<string, number> = {
  'people-shown': 900,
  'provinces-dealt': 800,
  'land-laid': 700,
  'round-begun': 700,
  'order-set': 900,
  'armies-placed': 380,
  'city-built': 800,
  'ship-placed': 500,
  'trap-sprung': 1000,
  'turn-begun': 600,
  assassinated: 900,
  'armies-moved': 480,
  'voyage-declared': 900,
  'ship-landed': 620,
  'voyage-stopped': 900,
  'province-contested': 320,
  'province-conquered': 420,
  'artefact-taken': 1200,
  'city-taken': 1400,
  'battle-begun': 1100,
  'ghosts-called': 700,
  'first-strike-chosen': 600,
  'combat-round-begun': 600,
  'cards-revealed': 900,
  'card-gifted': 900,
  'cards-voided': 1000,
  'hits-taken': 1000,
  'battle-ended': 1300,
  'hostages-taken': 700,
  'plague-broke': 900,
  reincarnated: 700,
  'golems-sent': 800,
  'golems-raised': 800,
  'spell-declared': 1300,
  'spell-stopped': 1200,
  'armies-removed': 800,
  'city-razed': 900,
  teleported: 700,
  'points-counted': 1500,
  bought: 350,
  eliminated: 1200,
  'game-ended': 900,
};

const number = (value: unknown): number => Number(value ?? 0);

type Change = Partial<Province>;

function change(view: View, id: unknown, how: (province: Province) => Change): View {
  return { ...view, provinces: view.provinces.map((province) => (province.id === id ? { ...province, ...how(province) } : province)) };
}

function folk(view: View, name: unknown, how: (one: Folk) => Partial<Folk>): View {
  const people = peopleNamed(view, name);
  return people < 0 ? view : { ...view, peoples: view.peoples.map((one, at) => (at === people ? { ...one, ...how(one) } : one)) };
}

/** A player shows one of the peoples that were chosen in secret. */
function reveal(view: View, seat: number, card: string, rune: string): View {
  const at = view.peoples.findIndex((one) => one.player === seat && (one.card === null || one.card === card));
  return { ...view, peoples: view.peoples.map((one, people) => (people === at ? { ...one, card, rune: rune === 'none' ? null : rune } : one)) };
}

/** The provinces that a people begins with, one army in each. */
function deal(view: View, people: number, dealt: readonly string[]): View {
  const provinces = view.provinces.map((province) => (dealt.includes(province.id) ? { ...province, owner: people, armies: 1 } : province));
  const held = { ...view, provinces };
  const income = completeLands(held, people).reduce((sum, land) => sum + (library.land(land)?.bonus ?? 0), dealt.length);
  return { ...held, peoples: view.peoples.map((one, at) => (at === people ? { ...one, income } : one)) };
}

/** Armies come in: to their own, into an empty province, or against somebody. */
function enter(view: View, id: unknown, people: number, armies: number): View {
  return change(view, id, (province) => {
    if (province.owner === people && province.attackers === 0) return { armies: province.armies + armies };
    if (province.owner === null && province.golems === 0) return { owner: people, armies };
    return { attackers: province.attackers + armies };
  });
}

/** A side of a battle has so many left. */
function survive(view: View, id: unknown, people: number, left: number): View {
  return change(view, id, (province) => {
    if (people < 0) return province.golems > 0 ? { golems: left } : { attackers: left };
    return province.owner === people ? { armies: left } : { attackers: left };
  });
}

/** The table just after an event, as far as the event tells. */
function after(view: View, event: Event): View {
  const people = peopleNamed(view, event.people);
  switch (event.event) {
    case 'round-begun':
      return { ...view, round: number(event.round), step: 'placing' };
    case 'turn-begun':
      return { ...view, step: 'moving', turn: Math.max(0, view.order.indexOf(people)) };
    case 'order-set':
      return { ...view, order: (event.peoples as string[]).map((name) => peopleNamed(view, name)).filter((one) => one >= 0) };
    case 'people-shown':
      return reveal(view, number(event.seat), String(event.people), String(event.rune));
    case 'artefacts-laid':
      return folk(view, event.people, () => ({ artefact_card: number(event.number) }));
    case 'provinces-dealt':
      return deal(view, people, event.provinces as string[]);
    case 'armies-placed':
      return folk(change(view, event.province, () => ({ armies: number(event.total) })), event.people, (one) => ({ reserve: Math.max(0, one.reserve - number(event.armies)) }));
    case 'city-built':
      return change(view, event.province, () => ({ city: true }));
    case 'city-razed':
      return change(view, event.province, () => ({ city: false }));
    case 'ship-placed':
    case 'ship-landed': {
      const moored = change(view, event.province, ({ ships }) => ({ ships: [...new Set([...ships, String(event.direction)])] }));
      return event.event === 'ship-placed' ? moored : { ...enter(moored, event.province, people, number(event.armies)), aboard: 0 };
    }
    case 'ship-boarded':
      return { ...change(view, event.province, ({ armies }) => ({ armies: armies - number(event.armies) })), aboard: view.aboard + number(event.armies) };
    case 'armies-moved':
    case 'teleported': {
      const left = change(view, event.origin, ({ armies }) => ({ armies: Math.max(0, armies - number(event.armies)) }));
      return enter(left, event.province, people, number(event.armies));
    }
    case 'trap-sprung':
    case 'province-contested':
      return view;
    case 'province-conquered':
      return change(view, event.province, ({ owner, armies, attackers }) => (owner === people ? {} : { owner: people, armies: attackers > 0 ? attackers : armies, attackers: 0, golems: 0 }));
    case 'province-lost':
      return change(view, event.province, ({ owner, attackers }) => (owner === people && attackers === 0 ? { owner: null, armies: 0 } : {}));
    case 'hits-taken':
      return survive(view, event.province, people, number(event.left));
    case 'battle-ended': {
      const winner = peopleNamed(view, event.winner);
      return change(view, event.province, () => {
        if (event.winner === 'none') return { owner: null, armies: 0, golems: 0, attackers: 0 };
        if (winner < 0) return { owner: null, armies: 0, golems: number(event.armies), attackers: 0 };
        return { owner: winner, armies: number(event.armies), golems: 0, attackers: 0 };
      });
    }
    case 'assassinated':
      return change(view, event.province, ({ armies, owner }) => ({ armies: armies - 1, owner: armies > 1 ? owner : null }));
    case 'armies-removed':
      return change(view, event.province, ({ armies, owner }) => ({ armies: Math.max(0, armies - number(event.armies)), owner: armies > number(event.armies) ? owner : null }));
    case 'reincarnated':
      return change(view, event.province, ({ armies }) => ({ armies: armies + 1 }));
    case 'golems-raised':
      return change(view, event.province, () => ({ golems: number(event.golems) }));
    case 'artefact-taken':
      return folk(view, event.people, () => ({ ...(event.kind === 'people' ? { people_artefact: true } : { rune_artefact: true }), required: number(event.required) }));
    case 'city-taken':
      return { ...view, controller: people < 0 ? null : people, since: number(event.round) };
    case 'points-counted':
      return folk({ ...view, step: 'scoring' }, event.people, () => ({ points: number(event.total), budget: number(event.total) }));
    case 'bought':
      return folk({ ...view, step: 'buying' }, event.people, () => ({ budget: number(event.budget) }));
    default:
      return view;
  }
}

/** What is looked at for longer when the battle is one's own. */
const TELLING = new Set(['hits-taken', 'battle-ended']);

/** Nothing of this is asked any more while it is shown. */
const settled = (view: View): View => ({ ...view, phase: view.phase === 'over' ? 'over' : 'shown', who: null, source: null, goal: null, route: [], errands: [] });

/** The pictures between the scene on the table and the one that the events lead to. */
export function unfold(scene: Scene, events: Event[]): Frame[] {
  const frames: Frame[] = [];
  let view = settled(viewOf(scene));
  let mine = viewOf(scene).battle?.sides.some(({ people }) => isMine(view, people)) ?? false;
  for (const event of events) {
    if (event.event === 'battle-begun') mine = [event.attacker, event.defender].some((name) => isMine(view, peopleNamed(view, name)));
    view = after(view, event);
    const hold = HOLD[event.event];
    if (hold !== undefined) frames.push({ view, event, hold: mine && TELLING.has(event.event) ? 2 * hold : hold });
  }
  return frames;
}
