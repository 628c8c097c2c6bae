/** The player's own armies, kept in this browser. */
export interface SavedArmy {
  name: string;
  /** As one line of text. */
  army: string;
}

/** The genera of its alphas, which stand for it in lists. */
export const generaOf = ({ army }: SavedArmy): string[] => army.match(/\bG\d\d\b/g) ?? [];

const KEY = 'manawell.athlas.armies';

export function savedArmies(): SavedArmy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isArmy) : [];
  } catch {
    return [];
  }
}

const isArmy = (thing: unknown): thing is SavedArmy => {
  if (typeof thing !== 'object' || thing === null || !('name' in thing && 'army' in thing)) return false;
  return typeof thing.name === 'string' && typeof thing.army === 'string';
};

const keep = (armies: SavedArmy[]): SavedArmy[] => {
  localStorage.setItem(KEY, JSON.stringify(armies));
  return armies;
};

/** An army of the same name is overwritten. */
export const saveArmy = (name: string, army: string): SavedArmy[] =>
  keep([...savedArmies().filter((one) => one.name !== name), { name, army }].sort((one, other) => one.name.localeCompare(other.name)));

export const deleteArmy = (name: string): SavedArmy[] => keep(savedArmies().filter((one) => one.name !== name));

export const renameArmy = (old: string, name: string): SavedArmy[] => {
  const army = savedArmies().find((one) => one.name === old)?.army;
  if (army === undefined || old === name) return savedArmies();
  deleteArmy(old);
  return saveArmy(name, army);
};
