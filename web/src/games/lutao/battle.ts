/** A battle as it is told: from what the table shows and from what has been seen so far. */
import type { LutaoBattleBegun, LutaoBattleEnded, LutaoEvent, LutaoHitsTaken } from '../../lib/generated/socket';
import type { Event } from '../../lib/protocol';
import { cardOf, eventOf, isMine, peopleNamed, provinceOf, type Fighter, type View } from './view';

/** One side of the sheet. */
export interface Row {
  people: number;
  armies: number;
  ghosts: number;
  /** Cards in the hand, not revealed yet; unknown ones are null. */
  hand: (string | null)[];
  played: string[];
  /** A card that came from the other side. */
  given: string | null;
  /** How many cards went back under the pile in this combat round. */
  returned: number;
  /** What it suffered in the last combat round. */
  hits: LutaoHitsTaken | null;
}

export interface Battle {
  /** Where in the story it began. */
  index: number;
  province: string;
  city: boolean;
  round: number;
  /** Attacker, then defender. */
  rows: [Row, Row];
  ended: LutaoBattleEnded | null;
  mine: boolean;
}

/** A battle that is over is shown until it is put aside. */
class Aside {
  /** What had been told when the board was first seen. */
  since = -1;
  closed = -1;

  /** Another table. */
  reset(): void {
    [this.since, this.closed] = [-1, -1];
  }
}
export const aside = new Aside();

const LIVE = ['battle-ended', 'hits-taken', 'cards-revealed', 'combat-round-begun', 'battle-begun', 'cards-voided', 'card-gifted', 'ghosts-called', 'first-strike-chosen', 'spell-declared', 'spell-stopped'];

/** The index of a battle that had begun before the first event. */
const UNTOLD = -2;

/** So many events after its end a battle is old news. */
const RECENT = 12;

function rowOf(view: View, story: readonly LutaoEvent[], name: string, armies: number): Row {
  const row: Row = { people: peopleNamed(view, name), armies, ghosts: 0, hand: [], played: [], given: null, returned: 0, hits: null };
  for (const event of story) {
    if (event.event === 'combat-round-begun') Object.assign(row, { hand: [], played: [], returned: 0, given: null, hits: null });
    if (event.event === 'cards-voided' && event.side === name) row.played = event.drawn;
    if (event.event === 'card-gifted' && event.other === name) row.given = event.card;
    if (!('people' in event) || event.people !== name) continue;
    if (event.event === 'combat-cards-drawn' && row.hand.length === 0) row.hand = Array.from({ length: event.count }, () => null);
    if (event.event === 'combat-cards-seen') row.hand = event.cards;
    if (event.event === 'card-returned' || event.event === 'card-sunk') row.returned += 1;
    if (event.event === 'ghosts-called') row.ghosts = event.armies;
    if (event.event === 'cards-revealed') Object.assign(row, { played: event.cards, hand: [] });
    if (event.event === 'hits-taken') Object.assign(row, { hits: event, armies: event.left, ghosts: Math.max(0, row.ghosts - event.ghosts) });
  }
  return row;
}

/** What lies on the table now is surer than what was told. */
function correct(row: Row, side: Fighter | undefined, armies: number): Row {
  if (!side || side.people !== row.people) return row;
  const fresh = side.hand.length > 0 || side.played.length > 0;
  return { ...row, armies, ghosts: side.ghosts, given: side.given, ...(fresh ? { hand: side.hand, played: side.played } : {}) };
}

/** A table may begin in the middle of a battle, such as a lesson; then nobody was told how it began. */
function underWay(view: View): LutaoBattleBegun | undefined {
  const [attacker, defender] = view.battle?.sides.map(({ people }) => cardOf(view, people)) ?? [];
  const here = provinceOf(view, view.battle?.province);
  if (!here || !attacker || !defender) return undefined;
  return { event: 'battle-begun', attacker, defender, province: here.id, attackers: here.attackers, defenders: here.golems || here.armies, city: here.city };
}

export function battleOf(view: View, events: readonly Event[], event: Event | null): Battle | null {
  if (aside.since < 0) aside.since = view.battle ? 0 : events.length;
  const at = event ? events.lastIndexOf(event) : -1;
  const told = (at < 0 ? events : events.slice(0, at + 1)).map(eventOf);
  const begun = told.findLastIndex((one) => one.event === 'battle-begun');
  const first = told[begun] ?? underWay(view);
  if (first?.event !== 'battle-begun') return null;
  const story = told.slice(Math.max(begun, 0));
  const ended = story.find((one) => one.event === 'battle-ended') ?? null;
  const mine = [first.attacker, first.defender].some((name) => isMine(view, peopleNamed(view, name)));
  if (event) {
    if (ended && told.at(-1) !== ended) return null;
    if (!LIVE.includes(event.event) && !view.battle) return null;
  } else if (!view.battle) {
    const last = told.findLastIndex((one) => one.event === 'battle-ended');
    if (!ended || !mine || last < aside.since || begun <= aside.closed || told.length - last > RECENT || !['moving', 'fighting', 'forming', 'commanding', 'after_turn'].includes(view.step)) return null;
  }
  const { province } = first;
  const here = provinceOf(view, province);
  let attacker = rowOf(view, story, first.attacker, first.attackers);
  let defender = rowOf(view, story, first.defender, first.defenders);
  if (view.battle && !event && view.battle.province === province) {
    attacker = correct(attacker, view.battle.sides[0], here?.attackers ?? attacker.armies);
    defender = correct(defender, view.battle.sides[1], (here?.golems || here?.armies) ?? defender.armies);
  }
  const round = story.findLast((one) => one.event === 'combat-round-begun')?.round ?? view.battle?.round ?? 0;
  return { index: begun < 0 ? UNTOLD : begun, province, city: first.city, round, rows: [attacker, defender], ended, mine };
}

export const isAsked = (view: View, row: Row): boolean => row.people === view.who && isMine(view, row.people);
