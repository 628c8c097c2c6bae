/** How a battle may go: the plain rules of LUT-9 played out many times, with what everybody knows of the decks. */
import { library } from './reference.svelte';
import { CARDS, folkOf, GOLEM_SIDE, isContested, onLutao, ownPeople, provinceOf, type View } from './view';

export interface Odds {
  /** The share of battles that the attackers win. */
  wins: number;
  /** What is left of the attackers when they win, on average. */
  left: number;
  /** The share in which nobody is left. */
  empty: number;
}

interface Army {
  golems: boolean;
  power: string;
  armies: number;
  fixed: number;
  perArmy: number;
  most: number;
  returned: number;
  pile: number[];
  discards: number[];
  sheltered: boolean;
}

const RUNS = 2500;
const MOST_ROUNDS = 60;
const [MISS, HIT, CITY_HIT, HERO, SHIELD] = [0, 1, 2, 3, 4];

/** A small generator, so that the same battle always has the same odds. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function draw(army: Army, random: () => number): number | null {
  if (sum(army.pile) === 0) [army.pile, army.discards] = [army.discards, CARDS.map(() => 0)];
  let at = Math.floor(random() * sum(army.pile));
  for (let card = 0; card < army.pile.length; card += 1) {
    at -= army.pile[card] as number;
    if (at < 0) {
      army.pile[card] = (army.pile[card] as number) - 1;
      return card;
    }
  }
  return null;
}

/** The number of hits of a card (LUT-9.16). */
function worth(card: number, power: string, sheltered: boolean, city: boolean): number {
  if (card === HIT) return sheltered ? 0 : 1;
  if (card === CITY_HIT) return power === 'giants' && !city ? 2 : 1;
  if (card === HERO) return power === 'goblins' ? 1 : power === 'giants' ? 2 : sheltered ? 1 : 2;
  return 0;
}

/** The cards that are played; the least useful ones are returned. */
function play(army: Army, other: Army, city: boolean, random: () => number): number[] {
  if (army.golems) return [];
  const counted = other.power === 'orcs' ? (army.armies >= 3 ? 2 : 1) : Math.min(army.armies, 3);
  const drawn = Math.min(army.most, army.fixed + army.perArmy * counted);
  const cards: number[] = [];
  for (let at = 0; at < drawn; at += 1) {
    const card = draw(army, random);
    if (card !== null) cards.push(card);
  }
  const value = (card: number): number => (card === SHIELD ? 0.9 : card === MISS ? 0 : worth(card, army.power, other.sheltered, city));
  cards.sort((one, another) => value(another) - value(one));
  const thrown = Math.min(army.returned + (army.power === 'knights' ? 1 : 0), Math.max(0, cards.length - 1));
  const kept = cards.slice(0, cards.length - thrown);
  for (const card of cards) army.discards[card] = (army.discards[card] as number) + 1;
  return kept;
}

function fight(attacker: Army, defender: Army, city: boolean, random: () => number): void {
  const sides = [attacker, defender] as const;
  const skin = sides.map(({ power }) => (power === 'dwarves' ? 1 : 0));
  for (let round = 0; round < MOST_ROUNDS && attacker.armies > 0 && defender.armies > 0; round += 1) {
    const played = sides.map((side, at) => play(side, sides[1 - at] as Army, city, random));
    const shields = played.map((cards) => cards.filter((card) => card === SHIELD).length);
    const potential = sides.map((side, at) => (side.golems ? side.armies : sum((played[at] as number[]).map((card) => worth(card, side.power, (sides[1 - at] as Army).sheltered, city)))));
    const blocked = sides.map((_, at) => Math.min(shields[at] as number, potential[1 - at] as number));
    const losses = sides.map((side, at) => {
      const other = sides[1 - at] as Army;
      const back = other.power === 'faeries' && !side.golems && !side.sheltered ? (blocked[1 - at] as number) : 0;
      const spare = (shields[at] as number) - (blocked[at] as number);
      let hits = (potential[1 - at] as number) - (blocked[at] as number) + Math.max(0, back - spare);
      if (hits > 0 && (skin[at] as number) > 0) {
        hits -= 1;
        skin[at] = 0;
      }
      return Math.min(hits, side.armies);
    });
    sides.forEach((side, at) => (side.armies -= losses[at] as number));
  }
}

const known = new Map<string, Odds>();

function armyOf(view: View, people: number, armies: number, place: string, golemBattle: boolean, sheltered: boolean): Army {
  if (people === GOLEM_SIDE) return { golems: true, power: '', armies, fixed: 0, perArmy: 0, most: 0, returned: 0, pile: [], discards: [], sheltered };
  const folk = folkOf(view, people);
  const active = !golemBattle && (!onLutao(place) || folk?.people_artefact === true);
  const power = active ? (folk?.borrowed ?? folk?.card ?? '') : '';
  const { fixed, perArmy, most, returned } = library.people(power);
  const pile = CARDS.map((_, card) => Math.max(0, (folk?.deck[card] ?? 0) - (folk?.discards[card] ?? 0)));
  return { golems: false, power, armies, fixed, perArmy, most, returned, pile, discards: [...(folk?.discards ?? CARDS.map(() => 0))], sheltered };
}

/** The odds of so many armies against whoever holds a province; nothing when nobody does. */
export function oddsAt(view: View, id: string, armies: number, attacker = ownPeople(view)): Odds | null {
  const province = provinceOf(view, id);
  if (!province || armies <= 0) return null;
  const defender = province.golems > 0 ? GOLEM_SIDE : province.owner;
  const defenders = province.golems > 0 ? province.golems : province.armies;
  if (defender === null || defender === attacker || defenders === 0) return null;
  const golemBattle = defender === GOLEM_SIDE;
  const one = armyOf(view, attacker, armies, id, golemBattle, false);
  const other = armyOf(view, defender, defenders, id, golemBattle, province.city);
  const key = JSON.stringify([one, other, province.city]);
  const found = known.get(key);
  if (found) return found;
  const random = generator([...key].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7));
  let [wins, left, empty] = [0, 0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const [mine, theirs] = [{ ...one, pile: [...one.pile], discards: [...one.discards] }, { ...other, pile: [...other.pile], discards: [...other.discards] }];
    fight(mine, theirs, province.city, random);
    if (theirs.armies === 0 && mine.armies > 0) [wins, left] = [wins + 1, left + mine.armies];
    else if (theirs.armies === 0) empty += 1;
  }
  const odds = { wins: wins / RUNS, left: wins > 0 ? left / wins : 0, empty: empty / RUNS };
  if (known.size > 400) known.clear();
  known.set(key, odds);
  return odds;
}

/** The odds of a battle that is already announced. */
export function oddsOfBattle(view: View, id: string): Odds | null {
  const province = provinceOf(view, id);
  return province && isContested(province) ? oddsAt(view, id, province.attackers, view.order[view.turn] ?? ownPeople(view)) : null;
}
