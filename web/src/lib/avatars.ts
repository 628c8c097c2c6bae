/** The avatars: one of our drawings on a tinted plate. The server knows the same names (people/avatars.py). */
const DRAWINGS: Record<string, string> = {
  golem: 'golem-orange',
  horned: 'golem-purple',
  peaked: 'golem-teal',
  wizard: 'wizard',
  mage: 'fig-spell_master',
  knight: 'fig-celestial_knight',
  ranger: 'fig-shadow_ranger',
  dragon: 'fig-forsaken_dragon',
  ship: 'ship',
  feather: 'rel-feather',
  ring: 'rel-ring',
  skull: 'rel-skull',
};
export const EMBLEMS = Object.keys(DRAWINGS);
export const TINTS = ['orange', 'purple', 'teal', 'rose', 'gold', 'silver', 'stone'] as const;

/** The emblem and the tint of an avatar such as `feather-teal`; those of a stone golem for nobody in particular. */
export function partsOf(avatar: string): { emblem: string; tint: string } {
  const [emblem = '', tint = ''] = avatar.split('-');
  return DRAWINGS[emblem] ? { emblem, tint } : { emblem: 'golem', tint: 'stone' };
}

/** The drawing of an avatar that was chosen. */
export const emblemOf = (avatar: string): string | null => DRAWINGS[avatar.split('-')[0] ?? ''] ?? null;

export const drawingOf = (emblem: string): string => DRAWINGS[emblem] ?? 'golem-orange';
