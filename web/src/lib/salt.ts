/** What this device adds to deals: one random salt for each table, kept so that it can be found again in the record. */
const KEY = 'manawell.salts';
const KEPT = 20;
const BYTES = 16;

type Salts = Record<string, string>;

function known(): Salts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Salts;
  } catch {
    return {}; // what is kept elsewhere is none of ours
  }
}

/** The salt that was made here for a table, if any. */
export const saltOf = (table: string): string | null => known()[table] ?? null;

/** The salt for a table: a new one at the first time. */
export function saltFor(table: string): string {
  const found = saltOf(table);
  if (found !== null) return found;
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const kept = Object.entries(known()).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, salt]])));
  } catch {
    // without room for it, it still goes into the deal
  }
  return salt;
}
