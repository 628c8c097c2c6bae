import type { LutaoEvent, LutaoFight, LutaoFighter, LutaoFolk, LutaoMove, LutaoProvince, LutaoView, LutaomanawellGamesLutaoInformationViewSpell } from '../../lib/generated/socket';
import type { Event, LegalMove, Scene, Typed } from '../../lib/protocol';
import type { SeatColour } from '../../lib/players';
import { beside, directionOf, HEXES, key, type Hex, type Start } from './geometry';

/** The table as one viewer sees it: manawell/games/lutao/information/view.py. */
export type View = LutaoView;
export type Province = LutaoProvince;
export type Folk = LutaoFolk;
export type Fight = LutaoFight;
export type Fighter = LutaoFighter;
export type SpellCard = LutaomanawellGamesLutaoInformationViewSpell;
export type Placed = Province & Hex;

export const GOLEM_SIDE = -2;
export const CARDS = ['miss', 'hit', 'city_hit', 'hero', 'shield'] as const;
export const CARD_SYMBOLS: Record<string, string> = { miss: 'cc-miss', hit: 'cc-hit', city_hit: 'cc-city', hero: 'cc-hero', shield: 'shield' };
export const CITY = 'LUT0';
const COLOURS: readonly SeatColour[] = ['rose', 'purple', 'teal', 'orange'];

/** What the server sends of this game is of these types: the only places that say so. */
export const viewOf = ({ view }: Pick<Scene, 'view'>): View => view as View;
export const eventOf = (event: Event): LutaoEvent => event as LutaoEvent;
export const moveOf = ({ typed }: LegalMove): LutaoMove => typed as Typed & LutaoMove;
/** Every people has a colour of its own, also two of one player. */
export const tint = (people: number): SeatColour => COLOURS[people] ?? 'orange';
export const colourOf = (people: number | null): string => (people === null || people < 0 ? 'stone' : tint(people));
export const peoplesOf = (view: View, seat: number): number[] => view.peoples.flatMap((folk, people) => (folk.player === seat ? [people] : []));
export const seatTint = (view: View, seat: number): SeatColour => tint(peoplesOf(view, seat)[0] ?? seat);
export const isMine = (view: View, people: number | null | undefined): boolean => people != null && people >= 0 && view.viewer >= 0 && view.peoples[people]?.player === view.viewer;

/** The people whose hand lies in front of the viewer: the one that is asked, the one whose turn it is, or the first. */
export function ownPeople(view: View): number {
  const mine = peoplesOf(view, view.viewer);
  const turn = view.order[view.turn] ?? -1;
  return [view.who ?? -1, turn].find((people) => mine.includes(people)) ?? mine[0] ?? -1;
}

export const folkOf = (view: View, people: number | null | undefined): Folk | undefined => (people == null ? undefined : view.peoples[people]);
export const cardOf = (view: View, people: number): string => (people === GOLEM_SIDE ? 'golems' : (view.peoples[people]?.card ?? 'none'));
/** The people that an event names by its card; golems are -2, nobody is -1. */
export function peopleNamed(view: View, name: unknown): number {
  if (name === 'golems') return GOLEM_SIDE;
  return view.peoples.findIndex(({ card }) => card === name);
}
const actorOf = (view: View, event: Event): number => peopleNamed(view, event.people ?? event.attacker ?? event.winner);
/** The colour of the people that an event names, also of a second one of its player. */
export function tintOf(view: View, event: Event): SeatColour | null {
  const people = actorOf(view, event);
  return people >= 0 ? tint(people) : null;
}
/** The seat behind an event that names a people. */
export function seatOf(view: View, event: Event): number | null {
  if (typeof event.seat === 'number') return event.seat;
  const people = actorOf(view, event);
  return people >= 0 ? (view.peoples[people]?.player ?? null) : null;
}

export const isPlaced = (province: Province): province is Placed => province.q !== null && province.r !== null;
export const placedOf = (view: View): Placed[] => view.provinces.filter(isPlaced);
export const provinceOf = (view: View, id: string | null | undefined): Province | undefined => (id ? view.provinces.find((province) => province.id === id) : undefined);
export const landOf = (id: string): string => id.slice(0, 3);
export const onLutao = (id: string): boolean => id.startsWith('LUT');
export const isContested = (province: Province): boolean => province.attackers > 0;
/** Whether a battle is announced or under way. */
export const areArmed = (view: View): boolean => view.battle !== null || view.provinces.some(isContested);

/** Where a voyage or a movement that is being chosen begins. */
export function sourceProvince(view: View): Province | undefined {
  if (view.source === null) return undefined;
  return view.provinces[SEA_PHASES.has(view.phase) ? Math.floor(view.source / 6) : view.source];
}
const SEA_PHASES = new Set(['board', 'course', 'stop', 'ashore', 'aboard']);

/** The group that has to leave a plague next (LUT-20.7): where it came from, and how far that is over the sea. */
export function leaving(view: View): { origin: Province | undefined; afloat: boolean; hexes: number } | null {
  const fight = view.battle;
  if (!fight || !['retreat', 'row'].includes(view.phase)) return null;
  const groups = view.arrivals.filter(({ province }) => province === fight.province);
  const group = groups[view.phase === 'row' ? fight.turn : fight.shares.length];
  if (!group) return null;
  const afloat = group.way === 'ship' || group.way === 'sea';
  return { origin: view.provinces[afloat ? Math.floor(group.origin / 6) : group.origin], afloat, hexes: group.route.length };
}

export const seaOf = (view: View): Set<string> => {
  const land = new Set(placedOf(view).map(key));
  return new Set(HEXES.map(key).filter((hex) => !land.has(hex)));
};

/** A ship at sea is a source by this number less its place in the fleet. */
const AT_SEA = -2;

/** Where the voyage that is being chosen is now. */
export function courseOf(view: View, departures: (province: Hex, direction: number) => Hex[]): Start {
  const route = view.route.flatMap((at) => HEXES[at] ?? []);
  const source = view.source ?? -1;
  const province = view.provinces[Math.floor(source / 6)];
  if (province && isPlaced(province)) return { route, first: departures(province, source % 6), afloat: false };
  const ship = view.fleet[AT_SEA - source];
  return { route, first: ship ? [ship] : [], afloat: true };
}

export const provinceId = (id: string): string => `p:${id}`;
export const edgeId = (id: string, direction: string): string => `e:${id}:${direction}`;
export const hexId = (hex: Hex): string => `h:${key(hex)}`;
export const shipId = (number: number): string => `v:${number}`;
/** The sea hex that an edge faces. */
export function facing(view: View, id: string, direction: string): Hex | null {
  const province = provinceOf(view, id);
  return province && isPlaced(province) ? beside(province, directionOf(direction)) : null;
}

export const roundsHeld = (view: View): number => (view.controller === null ? 0 : Math.max(0, view.round - view.since + 1));

/** The stages of a round, for the bar; movement, battles and formation are one. */
export const STAGES = ['placement', 'action', 'scoring', 'spells', 'buying'] as const;
export type Stage = (typeof STAGES)[number];
const STAGE_OF: Record<string, Stage> = {
  placing: 'placement', trapping: 'placement', after_placement: 'placement',
  lurking: 'action', before_turn: 'action', moving: 'action', fighting: 'action', forming: 'action', commanding: 'action', after_turn: 'action',
  scoring: 'scoring', after_scoring: 'scoring', learning: 'spells', learned: 'spells', limiting: 'spells', buying: 'buying',
};
export const stageOf = (view: View): Stage | null => STAGE_OF[view.step] ?? null;
/** Before the first round. */
export const isPreparing = (view: View): boolean => stageOf(view) === null && view.phase !== 'over';

/** The lands that a people has complete (LUT-2.13). */
export function completeLands(view: View, people: number): string[] {
  const lands = new Map<string, boolean>();
  for (const { id, owner, attackers } of view.provinces) {
    if (onLutao(id)) continue;
    lands.set(landOf(id), (lands.get(landOf(id)) ?? true) && owner === people && attackers === 0);
  }
  return [...lands].flatMap(([land, whole]) => (whole ? [land] : []));
}
export const provincesOf = (view: View, people: number): Province[] => view.provinces.filter(({ owner }) => owner === people);
/** Whose armies attack in contested provinces now: those of the active people, or golems. */
export const attackerOf = (view: View): number => view.battle?.sides[0]?.people ?? (view.step === 'commanding' ? GOLEM_SIDE : (view.order[view.turn] ?? -1));
/** All armies of a people: in its provinces, in contested ones, aboard and at sea. */
export function armiesOf(view: View, people: number): number {
  const attacks = people === attackerOf(view);
  const ashore = view.provinces.reduce((sum, { owner, armies, attackers }) => sum + (owner === people ? armies : 0) + (attacks ? attackers : 0), 0);
  // Those aboard a ship that is at sea already are counted with it.
  const boarded = people === view.order[view.turn] && (view.source ?? 0) >= 0 ? view.aboard : 0;
  return view.fleet.reduce((sum, ship) => sum + (ship.people === people ? ship.armies : 0), ashore + boarded);
}
