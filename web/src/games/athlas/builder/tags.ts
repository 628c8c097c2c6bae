/** What a card is good for, to find it on the shelf. */
import { ATTACKS, type Card } from './catalogue';

export const TAGS = ['attack', 'armour', 'movement', 'healing', 'control', 'terrain', 'magic', 'summoning'] as const;
export type Tag = (typeof TAGS)[number];

/** Uses that the numbers of a card do not show, but its text does. */
const SAID: Partial<Record<Tag, readonly string[]>> = {
  attack: ['A02', 'A04', 'A14', 'S03', 'S05', 'S07', 'E18'],
  armour: ['S09', 'A13'],
  movement: ['A07', 'A08', 'A14', 'E27', 'S04', 'S10'],
  healing: ['A03', 'A09', 'E12', 'E28', 'S03'],
  control: ['E15', 'E17', 'E18', 'E24', 'E25', 'G07', 'S07', 'S11'],
  terrain: ['A05', 'E13', 'E14'],
  magic: ['S08'],
  summoning: ['E19', 'G08', 'G09'],
};

const SHOWN: Record<Tag, (card: Card) => boolean> = {
  attack: (card) => card.abilities.some((ability) => ability.attack !== null) || ATTACKS.some((type) => card.mods[type] > 0),
  armour: (card) => card.physical > 0 || card.magic > 0,
  movement: (card) => card.flags.includes('flying') || card.flags.includes('amphibious'),
  healing: () => false,
  control: () => false,
  terrain: () => false,
  magic: (card) => card.kind === 'spell' || card.spell_points > 0 || card.mods.spell > 0,
  summoning: () => false,
};

export const gives = (card: Card, tag: Tag): boolean => SHOWN[tag](card) || (SAID[tag]?.includes(card.id) ?? false);
