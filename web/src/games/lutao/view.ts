import type { LutaoDetails, LutaoEvent, LutaoMove, LutaoView } from '../../lib/generated/socket';
import type { SeatColour } from '../../lib/players';
import type { Event, LegalMove } from '../../lib/protocol';
import { typedAs } from '../typed';
import { key, type Hex } from './geometry';

/** Only saved positions of earlier versions lack fields; the server sends them all. */
type Complete<T> = T extends readonly (infer Item)[] ? Complete<Item>[] : T extends object ? { [Field in keyof T]-?: Complete<Exclude<T[Field], undefined>> } : T;
/** The table as one viewer sees it: manawell/games/lutao/information/view.py. */
export type View = Complete<LutaoView>;
export type Province = View['provinces'][number];
export type Folk = View['peoples'][number];
export type Fighter = NonNullable<View['battle']>['sides'][number];
export type SpellCard = Folk['hand'][number];
export type Details = LutaoDetails;
export type Placed = Province & Hex;

export const GOLEM_SIDE = -2;
export const CARD_SYMBOLS: Record<string, string> = { miss: 'cc-miss', hit: 'cc-hit', city_hit: 'cc-city', hero: 'cc-hero', shield: 'shield' };
export const CARDS = Object.keys(CARD_SYMBOLS);
export const CITY = 'LUT0';
const COLOURS: readonly SeatColour[] = ['rose', 'purple', 'teal', 'orange'];

export const { viewOf, eventOf, moveOf } = typedAs<View, LutaoEvent, LutaoMove>();
/** What the rules say about a legal move; what they leave out is zero or false. The schema leaves the type open. */
export const detailsOf = ({ details }: LegalMove): Details => (details ?? {}) as Details;
/** The word that a move begins with, where its type alone does not tell. */
export const wordOf = (move: LegalMove): string => { const typed = moveOf(move); return 'word' in typed ? typed.word : ''; };
/** The province that a move names. */
export const provinceIn = (move: LegalMove): string | null => { const typed = moveOf(move); return 'province' in typed ? typed.province : null; };
/** Every people has its own colour, even two that belong to one player. */
export const tint = (people: number): SeatColour => COLOURS[people] ?? 'orange';
export const colourOf = (people: number | null): string => (people === null || people < 0 ? 'stone' : tint(people));
export const peoplesOf = (view: View, seat: number): number[] => view.peoples.flatMap((folk, people) => (folk.player === seat ? [people] : []));
export const seatTint = (view: View, seat: number): SeatColour => tint(peoplesOf(view, seat)[0] ?? seat);
export const isMine = (view: View, people: number | null | undefined): boolean => people != null && people >= 0 && view.viewer >= 0 && view.peoples[people]?.player === view.viewer;

/** Whose hand the viewer sees: that of the people being asked, of the one whose turn it is, or of their first people. */
export function ownPeople(view: View): number {
  const mine = peoplesOf(view, view.viewer);
  const turn = view.order[view.turn] ?? -1;
  return [view.who ?? -1, turn].find((people) => mine.includes(people)) ?? mine[0] ?? -1;
}

export const folkOf = (view: View, people: number | null | undefined): Folk | undefined => (people == null ? undefined : view.peoples[people]);
export const cardOf = (view: View, people: number): string => (people === GOLEM_SIDE ? 'golems' : (view.peoples[people]?.card ?? 'none'));
/** The people whose card an event names; -2 for golems, -1 for nobody. */
export function peopleNamed(view: View, name: unknown): number {
  if (name === 'golems') return GOLEM_SIDE;
  return view.peoples.findIndex(({ card }) => card === name);
}
const actorOf = (view: View, event: Event): number => peopleNamed(view, event.people ?? event.attacker ?? event.winner);
/** The colour of the people that an event names. */
export function tintOf(view: View, event: Event): SeatColour | null {
  const people = actorOf(view, event);
  return people >= 0 ? tint(people) : null;
}
/** The seat whose people an event names. */
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
/** A battle is announced or under way. */
export const areArmed = (view: View): boolean => view.battle !== null || view.provinces.some(isContested);

/** The province where the movement or voyage that is being chosen begins. */
export const sourceProvince = (view: View): Province | undefined => provinceOf(view, view.source_province);

/** The group that has to leave a plague next: where it came from, and how far that is by sea. */
export function leaving(view: View): { origin: string; afloat: boolean; hexes: number } | null {
  const group = view.arrivals[view.battle?.leaving ?? -1];
  return group ? { origin: group.start, afloat: group.way === 'ship' || group.way === 'sea', hexes: group.route.length } : null;
}

export const provinceId = (id: string): string => `p:${id}`;
export const edgeId = (id: string, direction: string): string => `e:${id}:${direction}`;
export const hexId = (hex: Hex): string => `h:${key(hex)}`;
export const shipId = (number: number): string => `v:${number}`;
/** The stages of a round, for the bar at the top; movement, battles and formation count as one. */
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

/** The people that has a land complete, or -1. */
export const landOwner = (view: View, code: string): number => view.peoples.findIndex(({ lands }) => lands.includes(code));
export const provincesOf = (view: View, people: number): Province[] => view.provinces.filter(({ owner }) => owner === people);
