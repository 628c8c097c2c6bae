/** What is printed on the tiles, for drawing them: manawell/games/rivality/components/components.toml. */

export type Kind = 'mana_well' | 'stone_circle' | 'hut' | 'fortress';
export type Direction = 'N' | 'E' | 'S' | 'W';

export interface Spell {
  golems: number;
  range: number;
  /** Whether it breaks shields. */
  breaks: boolean;
}

export interface Face {
  kind: Kind;
  points: number;
  shields: number;
  starred: boolean;
}

export const DIRECTIONS: Direction[] = ['N', 'E', 'S', 'W'];
export const directionOf = (name: string): Direction => DIRECTIONS.find((direction) => direction === name) ?? 'N';
export const STEPS: Record<Direction, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const KINDS: Record<string, Omit<Face, 'starred'>> = {
  mw: { kind: 'mana_well', points: 3, shields: 0 },
  sc: { kind: 'stone_circle', points: 1, shields: 0 },
  hu: { kind: 'hut', points: 2, shields: 1 },
  fo: { kind: 'fortress', points: 4, shields: 2 },
};

/** The spells on the left, upper and right edge of the upright tile: golems@range, with a star when it breaks shields. */
const PRINTED: Record<string, string> = {
  sc_a1: '- 4@1 -',
  sc_a2: '3@1 1@1 -',
  sc_a3: '3@1 1@2 -',
  sc_a4: '3@2 1@1 -',
  sc_a5: '2@1 2@2 -',
  hu_a1: '2@3* 1@2 2@1',
  hu_a2: '1@1 2@3* 2@2',
  hu_a3: '2@3* 3@1 -',
  hu_a4: '2@3* 3@2 -',
  fo_a1: '2@1 2@3* 2@2',
  fo_a2: '3@1 2@2 1@3*',
  fo_a3: '2@2 2@2 2@3*',
  sc_b1: '- 4@1 -',
  sc_b2: '1@1 3@1 -',
  sc_b3: '1@2 3@1 -',
  sc_b4: '1@1 3@2 -',
  sc_b5: '2@2 2@1 -',
  hu_b1: '1@2 2@1 2@3*',
  hu_b2: '2@2 2@3* 1@1',
  hu_b3: '3@1 2@3* -',
  hu_b4: '3@2 2@3* -',
  fo_b1: '2@2 2@3* 2@1',
  fo_b2: '2@2 1@3* 3@1',
  fo_b3: '2@3* 2@2 2@2',
};
const EDGES = [3, 0, 1];

export function face(tile: string): Face {
  const [kind = 'mw', number = ''] = tile.split('_');
  return { ...(KINDS[kind] as Omit<Face, 'starred'>), starred: number.startsWith('b') };
}

function spell(written: string): Spell | null {
  const found = /^(\d)@(\d)(\*?)$/.exec(written);
  return found && { golems: Number(found[1]), range: Number(found[2]), breaks: found[3] === '*' };
}

/** The spells of a tile by the direction they point in when it is turned by some quarters clockwise. */
export function spells(tile: string, rotation: number): Partial<Record<Direction, Spell>> {
  const found: Partial<Record<Direction, Spell>> = {};
  (PRINTED[tile] ?? '').split(' ').forEach((written, index) => {
    const one = spell(written);
    const direction = DIRECTIONS[((EDGES[index] ?? 0) + rotation) % 4];
    if (one && direction) found[direction] = one;
  });
  return found;
}

/** A stable order: north, east, south, west. */
export function spellList(tile: string, rotation: number): { direction: Direction; spell: Spell }[] {
  const found = spells(tile, rotation);
  return DIRECTIONS.flatMap((direction) => {
    const one = found[direction];
    return one ? [{ direction, spell: one }] : [];
  });
}
