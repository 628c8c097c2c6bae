import type { TableInfo } from './protocol';

type Say = (id: string, values?: Record<string, string | number>) => string;

/** Who watches, in a sentence: the reader first, then those with a name, then the others by their number. */
export function watchersOf(table: Pick<TableInfo, 'watchers' | 'watching'>, you: string, join: (words: string[]) => string, t: Say, me?: string): string {
  const mine = table.watching.some(({ guest }) => guest === me);
  const names = table.watching.filter(({ guest }) => guest !== me).map(({ name }) => name);
  const others = table.watchers - table.watching.length;
  const all = [...(mine ? [you] : []), ...names, ...(others > 0 ? [t('watching-guests', { count: others })] : [])];
  return t('watched-by', { names: join(all), count: mine && table.watchers === 1 ? 0 : table.watchers });
}
