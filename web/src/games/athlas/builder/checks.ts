/** What the rules say of drafts; the server is asked about each draft once. */
import { get } from '../../../lib/api';
import type { AthlasChecked } from '../../../lib/generated/socket';
import type { CreationView } from './view';

export type Checked = AthlasChecked;
type Terms = Pick<CreationView, 'mode' | 'cards' | 'points'>;

const MOST = 300;
const known = new Map<string, Promise<Checked>>();

/** The options of a table by which a draft is judged. */
function queryOf({ mode, cards, points }: Terms, more: Record<string, string>): string {
  return new URLSearchParams({ mode, cards, ...(mode === 'quick' ? {} : { points: String(points) }), ...more }).toString();
}

/** An army in one line, as the rules see it. */
export function check(terms: Terms, army: string): Promise<Checked> {
  const query = queryOf(terms, { army });
  const found = known.get(query);
  if (found) return found;
  if (known.size >= MOST) known.clear();
  const coming = get<Checked>(`/api/games/athlas/draft?${query}`);
  known.set(query, coming);
  coming.catch(() => known.delete(query));
  return coming;
}

/** A new army in a style, as one line. */
export async function suggested(terms: Terms, style: string): Promise<string> {
  const number = String(Math.floor(Math.random() * 2 ** 31));
  return (await get<{ army: string }>(`/api/games/athlas/suggestion?${queryOf(terms, { style, number })}`)).army;
}
