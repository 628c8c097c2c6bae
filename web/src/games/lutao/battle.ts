/** A battle as its sheet shows it: as it stands on the table, or, once it is over, as it was last told. */
import type { LutaoBattleBegun, LutaoBattleEnded, LutaoEvent, LutaoHitsTaken } from '../../lib/generated/socket';
import type { Event } from '../../lib/protocol';
import { cardOf, eventOf, isMine, peopleNamed, provinceOf, type Fighter, type View } from './view';

/** One side of the sheet. */
export interface Row {
  people: number;
  armies: number;
  ghosts: number;
  /** What golems do without cards. */
  sure: number;
  /** Cards that are not revealed yet; those the viewer does not know are null. */
  hand: (string | null)[];
  played: string[];
  /** A card that the other side gave it. */
  given: string | null;
  /** How many cards it put back under its pile in this combat round. */
  returned: number;
  /** What it suffered in the last combat round. */
  hits: LutaoHitsTaken | null;
}

export interface Battle {
  /** Where it begins among the events. */
  index: number;
  province: string;
  city: boolean;
  round: number;
  /** Attacker, then defender. */
  rows: [Row, Row];
  ended: LutaoBattleEnded | null;
  mine: boolean;
}

/** The result of a battle stays on the screen until it is put aside. */
class Aside {
  /** How many events had been told when the board was first seen. */
  since = -1;
  closed = -1;

  /** For another table. */
  reset(): void {
    [this.since, this.closed] = [-1, -1];
  }
}
export const aside = new Aside();

/** Steps in which the result of a battle is still of interest. */
const AFTERWARDS = ['moving', 'fighting', 'forming', 'commanding', 'after_turn'];
/** This many events after its end, a battle is old news. */
const RECENT = 12;

/** What was last told about a side. */
function toldRow(view: View, story: readonly LutaoEvent[], name: string, armies: number): Row {
  const row: Row = { people: peopleNamed(view, name), armies, ghosts: 0, sure: 0, hand: [], played: [], given: null, returned: 0, hits: null };
  for (const event of story) {
    if (event.event === 'combat-round-begun') Object.assign(row, { played: [], returned: 0, given: null, hits: null });
    if (event.event === 'cards-voided' && event.side === name) row.played = event.drawn;
    if (event.event === 'card-gifted' && event.other === name) row.given = event.card;
    if (!('people' in event) || event.people !== name) continue;
    if (event.event === 'card-returned' || event.event === 'card-sunk') row.returned += 1;
    if (event.event === 'cards-revealed') row.played = event.cards;
    if (event.event === 'hits-taken') Object.assign(row, { hits: event, armies: event.left });
  }
  return row;
}

/** The same side as it stands on the table; cards stay in sight until new ones are drawn. */
function liveRow(row: Row, { people, armies, ghosts, size, given, hand, played }: Fighter): Row {
  const cards = hand.length > 0 || played.length > 0 ? { hand, played } : {};
  return { ...row, armies, ghosts, sure: people < 0 ? size : 0, given: given ?? row.given, ...cards };
}

/** The index of a battle that had begun before the first event. */
const UNTOLD = -2;

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
    if (!view.battle || (ended && told.at(-1) !== ended)) return null;
  } else if (!view.battle) {
    const last = told.findLastIndex((one) => one.event === 'battle-ended');
    const isNews = last >= aside.since && begun > aside.closed && told.length - last <= RECENT && AFTERWARDS.includes(view.step);
    if (!ended || !mine || !isNews) return null;
  }
  const attacker = toldRow(view, story, first.attacker, first.attackers);
  const defender = toldRow(view, story, first.defender, first.defenders);
  const [attacking, defending] = view.battle?.sides ?? [];
  const round = story.findLast((one) => one.event === 'combat-round-begun')?.round ?? view.battle?.round ?? 0;
  return { index: begun < 0 ? UNTOLD : begun, province: first.province, city: first.city, round, rows: [attacking ? liveRow(attacker, attacking) : attacker, defending ? liveRow(defender, defending) : defender], ended, mine };
}

export const isAsked = (view: View, row: Row): boolean => row.people === view.who && isMine(view, row.people);
