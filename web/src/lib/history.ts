import type { ListedTable, Tally } from './api';

/** How a game has ended for the reader; null if it runs, or if they had several seats. */
export type Result = 'won' | 'lost' | 'drawn';

export const RESULTS: Result[] = ['won', 'lost', 'drawn'];
export const SIGNS: Record<Result, string> = { won: '✓', lost: '×', drawn: '=' };

export function resultOf({ result, seats }: ListedTable): Result | null {
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  if (!result || mine.length !== 1) return null;
  if (result.winners.includes(mine[0] ?? -1)) return 'won';
  return result.winners.length === 0 && result.scores.length > 1 ? 'drawn' : 'lost';
}

/** The scores, the reader's own first; empty if nobody has any. */
export function scoreOf({ result, seats }: ListedTable): string {
  if (!result?.scores.some((score) => score !== 0)) return '';
  const order = seats.map((_, seat) => seat).toSorted((a, b) => Number(seats[b]?.yours) - Number(seats[a]?.yours) || a - b);
  return order.map((seat) => result.scores[seat]).join(' : ');
}

export interface Filters {
  game: string;
  result: string;
  against: string;
  state: string;
  page: number;
}

export const NO_FILTERS: Filters = { game: '', result: '', against: '', state: '', page: 0 };

/** The filters that an address names. */
export function filtersIn(query: string): Filters {
  const given = new URLSearchParams(query);
  const named = (name: string): string => given.get(name) ?? '';
  return { game: named('game'), result: named('result'), against: named('against'), state: named('state'), page: Math.max(0, Math.trunc(Number(named('page'))) || 0) };
}

export function queryOf(filters: Filters): string {
  const named = Object.entries(filters).filter(([, value]) => value !== '' && value !== 0).map(([name, value]) => [name, String(value)]);
  return named.length ? `?${new URLSearchParams(named).toString()}` : '';
}

export interface GameTally {
  game: string;
  played: number;
  won: number;
  drawn: number;
  rows: Tally[];
}

/** The tallies of each game with their sum; levels in the order of their strength, people first. */
export function byGame(tallies: Tally[], levels: string[]): GameTally[] {
  const place = ({ against }: Tally): number => (against === 'people' ? -1 : levels.includes(against) ? levels.indexOf(against) : levels.length);
  return [...new Set(tallies.map(({ game }) => game))].map((game) => {
    const rows = tallies.filter((one) => one.game === game).toSorted((a, b) => place(a) - place(b));
    const sum = (what: 'played' | 'won' | 'drawn'): number => rows.reduce((total, row) => total + row[what], 0);
    return { game, rows, played: sum('played'), won: sum('won'), drawn: sum('drawn') };
  });
}
