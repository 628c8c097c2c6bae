/** An army in the making: its cards, how they are changed, and in which small steps they are submitted. */
import type { AthlasRefusal, AthlasSums } from '../../../lib/generated/socket';
import type { Catalogue } from './catalogue';
import { isAsked, pileOf, standing, type CreationView } from './view';

export interface Draft {
  /** The genus first, then the cards in the order in which they were added. */
  alphas: string[][];
  /** Top first. */
  stack: string[];
  /** The alpha that a later game of a campaign rebuilds. */
  rebuild: number | null;
}

/** What an alpha adds up to, as the rules say. */
export type Sums = AthlasSums;

/** Why something is not possible: by a rule, or because the workshop does not do it; then there is no rule. */
export interface Objection {
  rule: string | null;
  reason: string;
  values: Record<string, unknown>;
}

export const objection = ({ rule, reason, values }: AthlasRefusal): Objection => ({ rule, reason, values: values ?? {} });

export const emptyDraft = (alphas: number): Draft => ({ alphas: Array.from({ length: alphas }, () => []), stack: [], rebuild: null });

/** The alpha that a card is in; -1 if it is in none. */
export const ownerOf = (draft: Draft, card: string): number => draft.alphas.findIndex((cards) => cards.includes(card));

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

/** The draft with the cards that are already on the table; the table takes precedence. */
export function settled(catalogue: Catalogue, draft: Draft, view: CreationView): Draft {
  const { alphas, stack } = standing(view, draft.rebuild, draft.alphas.length);
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

/** The legal move with which the draft answers the open question; null if nothing is asked. */
export function nextMove(catalogue: Catalogue, draft: Draft, view: CreationView, offered: ReadonlySet<string>): string | null {
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
      const left = cards.filter((card) => !view.draft?.includes(card)).map((card) => `card ${slot + 1} ${card}`);
      return left.find((move) => offered.has(move)) ?? `done ${slot + 1}`;
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
  const { alphas, stack, rebuilding, ready } = standing(view, draft.rebuild, draft.alphas.length);
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

/** The cards in a line of text; the rules say whether they are an army. */
export function split(text: string): Pick<Draft, 'alphas' | 'stack'> {
  const [before = '', after = ''] = text.trim().toUpperCase().split('//');
  const words = (part: string): string[] => part.split(/[\s,;]+/).filter((word) => word !== '');
  return { alphas: before.split('/').map(words), stack: words(after) };
}

/** Puts another army into the draft, as far as the table allows. */
export function adopted(catalogue: Catalogue, draft: Draft, army: Pick<Draft, 'alphas' | 'stack'>, view: CreationView): Draft {
  const alphas = draft.alphas.map((_, index) => army.alphas[index] ?? []);
  return settled(catalogue, { ...draft, alphas, stack: army.stack }, view);
}

/** The draft a player begins with: what lies on the table. */
export function firstDraft(catalogue: Catalogue, view: CreationView, alphas: number): Draft {
  const piles = Array.from({ length: alphas }, (_, index) => pileOf(view, view.viewer, index));
  return settled(catalogue, { ...emptyDraft(alphas), alphas: piles }, view);
}
