/** Changes of the map in the position editor. What a people or the golems lose there goes back to their supply, and what they gain comes from it. */
import { at, isList, type Json } from '../../../lib/position';
import { t } from '../../../lib/speech.svelte';
import { beside, centre, DIRECTIONS, directionOf, key, type Hex } from '../geometry';
import { library } from '../reference.svelte';
import { CARDS, CITY, isPlaced, onLutao, placedOf, provinceOf, viewOf, type Folk, type Placed, type Province, type View } from '../view';

/** What a press on a province does. */
export type Tool = { kind: 'move' } | { kind: 'remove' } | { kind: 'golem' } | { kind: 'city' } | { kind: 'ship' } | { kind: 'army'; people: number };

export const sameTool = (one: Tool, other: Tool): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether data has a map that can be drawn, right or wrong. */
export function drawable(position: Json): boolean {
  const first = at(position, ['provinces', 0]);
  return ['provinces', 'peoples', 'lands', 'fleet'].every((name) => isList(at(position, [name]))) && isList(at(first ?? null, ['ships'])) && isList(at(first ?? null, ['hostages']));
}

/** What of a people follows from the rest, or is set beside the map. */
const SETTLED = ['player', 'card', 'rune', 'current', 'people_artefact', 'rune_artefact', 'supply', 'reserve', 'cities', 'ships', 'sticks', 'hand', 'limit', 'pile', 'income', 'required', 'armies', 'lands', 'people_artefact_at', 'rune_artefact_at'];

/** What needs no fields: what is drawn or set beside the map, and what follows from the rest. */
export const parts = (position: Json): string[] => ['provinces', 'seats', 'who', 'order', 'controller', 'since', 'hidden_lands', 'held', 'attacker', 'spell_pile', ...viewOf({ view: position }).peoples.flatMap((_, people) => SETTLED.map((name) => `peoples/${people}/${name}`))];

/** Cards are counted by kind. */
export function entries(_: Json, list: string): string[] | null {
  if (list === 'spells' || list === 'spell_discards') return library.facts.spells.map(({ id }) => t(`spell-${id}`));
  return list === 'deck' || list === 'discards' ? CARDS.map((id) => t(`card-${id}`)) : null;
}

function withProvince(view: View, id: string, change: Partial<Province>): View {
  return { ...view, provinces: view.provinces.map((province) => (province.id === id ? { ...province, ...change } : province)) };
}

export function withFolk(view: View, people: number, change: Partial<Folk>): View {
  return { ...view, peoples: view.peoples.map((folk, number) => (number === people ? { ...folk, ...change } : folk)) };
}

/** Without armies and golems, which go back to their supplies. */
function emptied(view: View, id: string): View {
  const province = provinceOf(view, id);
  if (!province) return view;
  const { owner, armies, golems } = province;
  const folk = owner === null ? undefined : view.peoples[owner];
  const paid = owner !== null && folk ? withFolk(view, owner, { supply: folk.supply + armies }) : view;
  return withProvince({ ...paid, golem_supply: view.golem_supply + golems }, id, { owner: null, armies: 0, golems: 0, moved: 0 });
}

/** The most armies of a people that a province can have. */
export function mostArmies(view: View, id: string, people: number): number {
  const province = provinceOf(view, id);
  return (view.peoples[people]?.supply ?? 0) + (province?.owner === people ? province.armies : 0);
}

export const mostGolems = (view: View, id: string): number => (onLutao(id) ? view.golem_supply + (provinceOf(view, id)?.golems ?? 0) : 0);

/** So many armies of a people, as far as its supply goes, in place of whatever stood there. */
export function withArmies(view: View, id: string, people: number, wanted: number): View {
  const armies = Math.min(Math.max(0, wanted), mostArmies(view, id, people));
  const [moved, empty] = [provinceOf(view, id)?.moved ?? 0, emptied(view, id)];
  const folk = empty.peoples[people];
  if (armies === 0 || !folk) return empty;
  return withFolk(withProvince(empty, id, { owner: people, armies, moved: Math.min(moved, armies) }), people, { supply: folk.supply - armies });
}

/** So many golems, only on the island of Lutao, in place of whatever stood there. */
export function withGolems(view: View, id: string, wanted: number): View {
  const golems = Math.min(Math.max(0, wanted), mostGolems(view, id));
  const empty = emptied(view, id);
  return golems === 0 ? empty : withProvince({ ...empty, golem_supply: empty.golem_supply - golems }, id, { golems });
}

/** The city of Lutao itself stays. */
export function withCity(view: View, id: string): View {
  const province = provinceOf(view, id);
  return province && id !== CITY ? withProvince(view, id, { city: !province.city }) : view;
}

/** The directions in which a province borders on the sea. */
export function coasts(view: View, province: Province, mat: readonly Hex[]): string[] {
  if (!isPlaced(province)) return [];
  const [lands, sea] = [new Set(placedOf(view).map(key)), new Set(mat.map(key))];
  return DIRECTIONS.filter((way) => { const there = key(beside(province, directionOf(way))); return sea.has(there) && !lands.has(there); });
}

/** With a ship on an edge, or without the one there. */
export function withShip(view: View, id: string, way: string): View {
  const province = provinceOf(view, id);
  if (!province) return view;
  if (!province.ships.includes(way)) return withProvince(view, id, { ships: [...province.ships, way] });
  return withProvince(view, id, { ships: province.ships.filter((one) => one !== way), sailed: province.sailed.filter((one) => one !== way) });
}

export const isManned = ({ owner, golems }: Province): boolean => owner !== null || golems > 0;

/** Everything that stands in a province goes to another one: to its own people there, into the void, or in exchange for what is there. */
export function moved(view: View, from: string, to: string): View {
  const [here, there] = [provinceOf(view, from), provinceOf(view, to)];
  if (!here || !there || from === to) return view;
  if ((here.golems > 0 && !onLutao(to)) || (there.golems > 0 && !onLutao(from))) return view;
  const bare = emptied(emptied(view, from), to);
  const joined = here.owner === there.owner && here.golems > 0 === there.golems > 0;
  return joined ? manned(bare, to, here, there.armies + there.golems) : manned(manned(bare, to, here), from, there);
}

function manned(view: View, id: string, { owner, armies, golems }: Province, more = 0): View {
  return owner === null ? withGolems(view, id, golems && golems + more) : withArmies(view, id, owner, armies + more);
}

/** One army or golem less; when nobody is left, the city and the ships go, too. */
export function reduced(view: View, id: string): View {
  const province = provinceOf(view, id);
  if (!province) return view;
  if (province.golems > 0) return withGolems(view, id, province.golems - 1);
  if (province.owner !== null) return withArmies(view, id, province.owner, province.armies - 1);
  return withProvince(view, id, { city: id === CITY, ships: [], sailed: [] });
}

const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest province in the direction of an arrow key; the same where there is none. */
export function beyond(view: View, from: Placed, pressed: string): Placed {
  const [dx, dy] = AHEAD[pressed] ?? [0, 0];
  const here = centre(from);
  const found = placedOf(view).flatMap((province) => {
    const there = centre(province);
    const [ahead, aside] = [(there.x - here.x) * dx + (there.y - here.y) * dy, Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)];
    return ahead > 1 && aside <= ahead * 1.2 ? [{ province, far: ahead + aside * 1.5 }] : [];
  });
  return found.sort((one, other) => one.far - other.far)[0]?.province ?? from;
}

/** The turn of another people, and its player decides. */
export const withTurn = (view: View, people: number): View => ({ ...view, turn: Math.max(0, view.order.indexOf(people)), who: people, actor: view.peoples[people]?.player ?? null });

/** A people at another place of the turn order; the one that was there changes with it, and whose turn it is stays. */
export function withPlace(view: View, people: number, place: number): View {
  const mover = view.order[view.turn];
  const other = view.order[place];
  const order = view.order.map((one) => (one === people ? (other ?? one) : one === other ? people : one));
  return { ...view, order, turn: mover === undefined ? view.turn : order.indexOf(mover) };
}

/** Another people card; whoever has that one gets this one. */
export function withCard(view: View, people: number, card: string): View {
  const old = view.peoples[people]?.card ?? null;
  const exchanged = exchange(old, card);
  return { ...view, peoples: view.peoples.map((folk) => ({ ...folk, card: exchanged(folk.card) })), people_stack: cards(view.people_stack.map(exchanged)), people_bottom: cards(view.people_bottom.map(exchanged)) };
}

/** Another rune; whoever has that one gets this one. */
export function withRune(view: View, people: number, rune: string): View {
  const old = view.peoples[people]?.rune ?? null;
  const exchanged = exchange(old, rune);
  return { ...view, peoples: view.peoples.map((folk) => ({ ...folk, rune: exchanged(folk.rune) })), rune_stack: cards(view.rune_stack.map(exchanged)), rune_bottom: cards(view.rune_bottom.map(exchanged)) };
}

const exchange = (one: string | null, other: string) => (card: string | null): string | null => (card === one ? other : card === other ? one : card);
const cards = (some: (string | null)[]): string[] => some.filter((card) => card !== null);

/** The kinds of spells that are left in the pile. */
export const spellsLeft = ({ spells }: View): string[] => library.facts.spells.flatMap(({ id }, kind) => ((spells?.[kind] ?? 0) > 0 ? [id] : []));

/** A spell of the pile in the hand of a people. */
export function withSpell(view: View, people: number, spell: string): View {
  const hand = view.peoples[people]?.hand ?? [];
  return withFolk(counted(view, spell, -1), people, { hand: [...hand, { spell, marked: false, lutao: false, seen: [] }] });
}

/** A spell of a hand goes back to the pile. */
export function withoutSpell(view: View, people: number, place: number): View {
  const hand = view.peoples[people]?.hand ?? [];
  return withFolk(counted(view, hand[place]?.spell ?? null, 1), people, { hand: hand.toSpliced(place, 1) });
}

function counted(view: View, spell: string | null, more: number): View {
  const kind = library.facts.spells.findIndex(({ id }) => id === spell);
  return { ...view, spells: view.spells?.map((count, one) => (one === kind ? count + more : count)) ?? null };
}
