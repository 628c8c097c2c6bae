/** An army in the making: what it adds up to, what fits, and in which small steps it is submitted (ATH-4, 5, 25). */
import { ATTACKS, type Ability, type Attack, type Card, type Catalogue } from './catalogue';
import { isAsked, pileOf, standing, type CreationView } from './view';

export interface Draft {
  /** The genus first, then in the order of adding. */
  alphas: string[][];
  /** Top first. */
  stack: string[];
  /** The alpha that a later game of a campaign rebuilds. */
  rebuild: number | null;
}

/** Why something is not legal: a message of the builder, the rule, and values for the message. */
export interface Objection {
  rule: string;
  message: string;
  values: Record<string, string | number>;
}

const object = (rule: string, message: string, values: Objection['values'] = {}): Objection => ({ rule, message, values });

export const emptyDraft = (alphas: number): Draft => ({ alphas: Array.from({ length: alphas }, () => []), stack: [], rebuild: null });

// What an alpha adds up to.

export interface Strike {
  card: string;
  ability: Ability;
  /** With modifiers; null when the player names it. */
  value: number | null;
  bonus: number;
}

export interface Sums {
  cost: number;
  life: number;
  hands: number;
  spellPoints: number;
  physical: number;
  magic: number;
  mods: Record<Attack, number>;
  flags: string[];
  genera: string[];
  best: Record<Attack, Strike | null>;
}

export function sumsOf(catalogue: Catalogue, cards: readonly string[]): Sums {
  const found = cards.flatMap((id) => catalogue.cards.get(id) ?? []);
  const total = (figure: (card: Card) => number): number => found.reduce((sum, card) => sum + figure(card), 0);
  const mods = Object.fromEntries(ATTACKS.map((type) => [type, total((card) => card.mods[type])])) as Sums['mods'];
  return {
    cost: total((card) => card.cost),
    life: total((card) => card.life),
    hands: total((card) => card.hands),
    spellPoints: total((card) => card.spell_points),
    physical: total((card) => card.physical),
    magic: total((card) => card.magic),
    mods,
    flags: [...new Set(found.flatMap((card) => card.flags))],
    genera: found.filter((card) => card.kind === 'genus').map((card) => card.id),
    best: Object.fromEntries(ATTACKS.map((type) => [type, bestStrike(found, type, mods[type])])) as Sums['best'],
  };
}

/** An attack whose value the player names counts as a middling one. */
const NAMED_VALUE = 6;

function bestStrike(cards: Card[], type: Attack, bonus: number): Strike | null {
  let best: Strike | null = null;
  const weight = (strike: Strike): number => (strike.value ?? NAMED_VALUE + bonus) + strike.ability.range[1] / 10;
  for (const card of cards) {
    for (const ability of card.abilities) {
      if (ability.attack !== type || ability.value === null) continue;
      const strike = { card: card.id, ability, value: ability.value === 0 ? null : ability.value + bonus, bonus };
      if (!best || weight(strike) > weight(best)) best = strike;
    }
  }
  return best;
}

export const FIRST_TURN_COST = 60;
export const FIRST_TURN_UNITS = 3;

/** How many units of this cost the points pay for. */
export const unitsFor = (points: number, cost: number): number => (cost > 0 ? Math.floor(points / cost) : 0);

/** How many units of this cost can come in the first turn (ATH-6.3). */
export const firstTurnUnits = (cost: number): number =>
  cost > 0 ? Math.max(1, Math.min(FIRST_TURN_UNITS, Math.floor(FIRST_TURN_COST / cost))) : 0;

export const godPointsOf = (catalogue: Catalogue, stack: readonly string[]): number =>
  stack.reduce((sum, card) => sum + (catalogue.interventions.get(card)?.god_points ?? 0), 0);

// What fits.

/** In which alpha a card is; -1 for none. */
export const ownerOf = (draft: Draft, card: string): number => draft.alphas.findIndex((cards) => cards.includes(card));

/** Why a card cannot be added to these cards, in the order in which a player would check. */
export function misfit(catalogue: Catalogue, cards: readonly string[], card: string, points: number): Objection | null {
  const found = catalogue.cards.get(card);
  if (!found) return object('ATH-2.1', 'no-such-card', { word: card });
  const sums = sumsOf(catalogue, cards);
  if (found.kind === 'genus') {
    if (sums.genera[0]) return object('ATH-4.2', 'one-genus', { card, other: sums.genera[0] });
  } else if (!sums.genera.length) {
    return object('ATH-4.2', 'genus-first', { card });
  }
  if (found.hands < 0 && sums.hands + found.hands < 0) return object('ATH-4.3', 'no-hand', { card, needed: -found.hands, free: Math.max(0, sums.hands) });
  if (found.spell_points < 0 && sums.spellPoints + found.spell_points < 0) {
    return object('ATH-4.4', 'no-spell-points', { card, needed: -found.spell_points, free: Math.max(0, sums.spellPoints) });
  }
  if (sums.cost + found.cost > points) return object('ATH-4.7', 'too-dear', { card, cost: sums.cost + found.cost, points });
  return null;
}

export type Fit =
  | { is: 'fits' }
  | { is: 'here' }
  /** A genus that would take the place of another. */
  | { is: 'replaces'; objection: Objection }
  /** In another alpha, from which it can be moved when `movable`. */
  | { is: 'elsewhere'; alpha: number; movable: boolean; objection: Objection }
  | { is: 'refused'; objection: Objection };

/** What would become of a card in an alpha of the draft. */
export function fitOf(catalogue: Catalogue, draft: Draft, alpha: number, card: string, points: number, open: (alpha: number) => boolean): Fit {
  const cards = draft.alphas[alpha] ?? [];
  if (cards.includes(card)) return { is: 'here' };
  const owner = ownerOf(draft, card);
  const objection = misfit(catalogue, cards, card, points);
  if (!open(alpha)) return { is: 'refused', objection: object('ATH-4.10', 'alpha-made', { alpha: alpha + 1 }) };
  if (owner >= 0) {
    const movable = open(owner) && (objection === null || objection.message === 'one-genus');
    return { is: 'elsewhere', alpha: owner, movable, objection: object('ATH-2.2', 'card-used', { card, alpha: owner + 1 }) };
  }
  if (objection?.message === 'one-genus') return { is: 'replaces', objection };
  return objection ? { is: 'refused', objection } : { is: 'fits' };
}

/** Everything that stands against the cards of an alpha as they lie. */
export function problemsOf(catalogue: Catalogue, cards: readonly string[], points: number, alpha: number): Objection[] {
  const sums = sumsOf(catalogue, cards);
  const found: Objection[] = [];
  if (sums.genera.length === 0) found.push(object('ATH-4.2', 'needs-genus', { alpha: alpha + 1 }));
  if (sums.genera.length > 1) found.push(object('ATH-4.2', 'many-genera', { alpha: alpha + 1 }));
  if (sums.genera.length > 0 && sums.hands < 0) found.push(object('ATH-4.3', 'hands-short', { alpha: alpha + 1, short: -sums.hands }));
  if (sums.genera.length > 0 && sums.spellPoints < 0) found.push(object('ATH-4.4', 'spell-points-short', { alpha: alpha + 1, short: -sums.spellPoints }));
  if (sums.cost > points) found.push(object('ATH-4.7', 'alpha-too-dear', { alpha: alpha + 1, cost: sums.cost, points }));
  return found;
}

/** Why an intervention cannot be added to a stack (ATH-5.1). */
export function stackMisfit(catalogue: Catalogue, stack: readonly string[], card: string): Objection | null {
  const needed = catalogue.interventions.get(card)?.god_points;
  if (needed === undefined) return object('ATH-2.1', 'no-such-card', { word: card });
  if (stack.includes(card)) return object('ATH-2.2', 'in-stack', { card });
  if (stack.length >= catalogue.stackCards) return object('ATH-5.1', 'stack-full', { most: catalogue.stackCards });
  const free = catalogue.godPoints - godPointsOf(catalogue, stack);
  return needed > free ? object('ATH-5.1', 'god-points-short', { card, needed, free }) : null;
}

/** As many of these interventions as may lie in one stack, in their order. */
export const fittingStack = (catalogue: Catalogue, cards: readonly string[]): string[] =>
  cards.reduce<string[]>((stack, card) => (stackMisfit(catalogue, stack, card) ? stack : [...stack, card]), []);

/** What keeps an army from being ready. */
export function armyProblems(catalogue: Catalogue, draft: Draft, points: number): Objection[] {
  return draft.alphas.flatMap((cards, alpha) => problemsOf(catalogue, cards, points, alpha));
}

// Changes; each gives a new draft.

const withAlpha = (draft: Draft, alpha: number, cards: string[]): Draft => ({
  ...draft,
  alphas: draft.alphas.map((old, index) => (index === alpha ? cards : old)),
});

export const without = (draft: Draft, alpha: number, card: string): Draft =>
  withAlpha(draft, alpha, (draft.alphas[alpha] ?? []).filter((one) => one !== card));

/** Adds a card, taking it from the alpha where it is; a genus takes the place of the other one. */
export function withCard(catalogue: Catalogue, draft: Draft, alpha: number, card: string): Draft {
  const owner = ownerOf(draft, card);
  const from = owner >= 0 ? without(draft, owner, card) : draft;
  const cards = from.alphas[alpha] ?? [];
  if (!catalogue.isGenus(card)) return withAlpha(from, alpha, [...cards, card]);
  return withAlpha(from, alpha, [card, ...cards.filter((one) => !catalogue.isGenus(one))]);
}

/** Moves a thing in a list to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const thing = list[from];
  if (thing === undefined) return [...list];
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, thing);
  return rest;
}

/** The draft with what is already on the table in its place; the table counts. */
export function settled(catalogue: Catalogue, draft: Draft, view: CreationView): Draft {
  const { alphas, stack } = standing(view, draft.rebuild);
  const laid = new Set(alphas.flatMap(({ state, cards }) => (state === 'free' ? [] : cards)));
  const merged = alphas.map(({ state, cards }, index) => {
    const wished = (draft.alphas[index] ?? []).filter((card) => !laid.has(card));
    if (state === 'made' || state === 'kept') return genusFirst(catalogue, cards);
    if (state === 'free') return genusFirst(catalogue, wished);
    const fitting = wished.filter((card) => !catalogue.isGenus(card));
    return genusFirst(catalogue, [...cards, ...fitting]);
  });
  return { ...draft, alphas: merged, stack: [...stack, ...draft.stack.filter((card) => !stack.includes(card))] };
}

export const genusFirst = (catalogue: Catalogue, cards: readonly string[]): string[] => [
  ...cards.filter((card) => catalogue.isGenus(card)),
  ...cards.filter((card) => !catalogue.isGenus(card)),
];

// Submission.

/** The card to lay down next so that every step is legal: those that give hands or spell points first (ATH-4.10). */
export function nextCard(catalogue: Catalogue, wanted: readonly string[], laid: readonly string[], points: number): string | null {
  const gives = (card: string): boolean => {
    const found = catalogue.cards.get(card);
    return found !== undefined && (found.hands > 0 || found.spell_points > 0);
  };
  const left = wanted.filter((card) => !laid.includes(card));
  const ordered = [...left.filter(gives), ...left.filter((card) => !gives(card))];
  return ordered.find((card) => misfit(catalogue, laid, card, points) === null) ?? null;
}

/** The small move that the view asks for and the draft answers with; null when nothing is asked. */
export function nextMove(catalogue: Catalogue, draft: Draft, view: CreationView): string | null {
  if (!isAsked(view)) return null;
  const slot = view.slot ?? 0;
  const cards = draft.alphas[slot] ?? [];
  switch (view.phase) {
    case 'rebuild':
      return draft.rebuild === null ? 'rebuild none' : `rebuild ${draft.rebuild + 1}`;
    case 'genus': {
      const genus = cards.find((card) => catalogue.isGenus(card));
      return genus === undefined ? null : `genus ${slot + 1} ${genus}`;
    }
    case 'card': {
      const card = nextCard(catalogue, cards, view.draft ?? [], view.points);
      return card === null ? `done ${slot + 1}` : `card ${slot + 1} ${card}`;
    }
    case 'stack': {
      const card = draft.stack[view.stacks[view.viewer]?.length ?? 0];
      return card === undefined ? 'stack done' : `stack ${card}`;
    }
    default:
      return null;
  }
}

/** How many moves the draft still takes. */
export function movesLeft(draft: Draft, view: CreationView): number {
  const { alphas, stack, rebuilding, ready } = standing(view, draft.rebuild);
  if (ready) return 0;
  const steps = alphas.map(({ state, cards }, index) => {
    const wanted = draft.alphas[index]?.length ?? 0;
    return state === 'free' ? wanted + 1 : state === 'begun' ? wanted - cards.length + 1 : 0;
  });
  return (rebuilding ? 1 : 0) + steps.reduce((sum, count) => sum + count, 0) + draft.stack.length - stack.length + 1;
}

// One line of text.

export const exported = (draft: Pick<Draft, 'alphas' | 'stack'>): string => {
  const alphas = draft.alphas.map((cards) => cards.join(' ')).join(' / ');
  return draft.stack.length ? `${alphas} // ${draft.stack.join(' ')}` : alphas;
};

export interface Imported {
  alphas: string[][];
  stack: string[];
  errors: Objection[];
}

const MOST_ALPHAS = 4;

/** Reads an army from a line of text; every error names the word or the alpha. */
export function imported(catalogue: Catalogue, text: string, points: number): Imported {
  const [before = '', after = '', ...more] = text.trim().toUpperCase().split('//');
  const words = (part: string): string[] => part.split(/[\s,;]+/).filter((word) => word !== '');
  const alphas = before.split('/').map(words);
  const stack = words(after);
  const errors: Objection[] = [];
  const seen = new Set<string>();
  if (!before.trim()) errors.push(object('ATH-4.1', 'import-empty'));
  if (more.length) errors.push(object('ATH-5.1', 'import-two-stacks'));
  if (alphas.length > MOST_ALPHAS) errors.push(object('ATH-4.1', 'import-many', { count: alphas.length }));
  alphas.forEach((cards, alpha) => cards.forEach((word) => errors.push(...wrongWord(catalogue, word, alpha, seen))));
  stack.forEach((word) => errors.push(...wrongWord(catalogue, word, null, seen)));
  if (errors.length) return { alphas, stack, errors };
  alphas.forEach((cards, alpha) => {
    if (cards.length) errors.push(...problemsOf(catalogue, cards, points, alpha));
  });
  const laid: string[] = [];
  for (const card of stack) {
    const objection = stackMisfit(catalogue, laid, card);
    if (objection) errors.push(objection);
    else laid.push(card);
  }
  return { alphas: alphas.map((cards) => genusFirst(catalogue, cards)), stack, errors };
}

function wrongWord(catalogue: Catalogue, word: string, alpha: number | null, seen: Set<string>): Objection[] {
  const [isCard, isIntervention] = [catalogue.cards.has(word), catalogue.interventions.has(word)];
  if (!isCard && !isIntervention) return [object('ATH-2.1', 'no-such-card', { word })];
  if (seen.has(word)) return [object('ATH-2.2', 'import-twice', { card: word })];
  seen.add(word);
  if (alpha !== null && isIntervention) return [object('ATH-5.1', 'import-not-in-alpha', { card: word, alpha: alpha + 1 })];
  if (alpha === null && isCard) return [object('ATH-5.1', 'import-not-in-stack', { card: word })];
  return [];
}

/** Puts another army into the draft, as far as the table allows. */
export function adopted(catalogue: Catalogue, draft: Draft, army: Pick<Draft, 'alphas' | 'stack'>, view: CreationView): Draft {
  const alphas = draft.alphas.map((_, index) => army.alphas[index] ?? []);
  return settled(catalogue, { ...draft, alphas, stack: army.stack.slice(0, catalogue.stackCards) }, view);
}

/** The draft a player begins with: what lies on the table. */
export function firstDraft(catalogue: Catalogue, view: CreationView, alphas: number): Draft {
  const piles = Array.from({ length: alphas }, (_, index) => pileOf(view, view.viewer, index));
  return settled(catalogue, { ...emptyDraft(alphas), alphas: piles }, view);
}
