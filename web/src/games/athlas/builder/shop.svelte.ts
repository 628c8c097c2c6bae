/** A player's workshop: the draft, what is being worked on, and what was just said about it. */
import { announcer } from '../../../lib/announce.svelte';
import type { Aim } from '../../../lib/aim.svelte';
import type { Reach } from '../../../lib/aim';
import type { Catalogue } from './catalogue';
import {
  adopted, armyProblems, firstDraft, fitOf, fittingStack, misfit, moved, ownerOf, settled, stackMisfit, sumsOf, withCard, without,
  type Draft, type Fit, type Objection,
} from './draft';
import { chance, suggest, type Army, type StyleId } from './suggest';
import { alphasOf, standing, type CreationView } from './view';
import { cardName, numeral, objected, say } from './words.svelte';

/** What the workshop says: a refusal with its rule, or that something was done. */
export interface Told {
  text: string;
  rule: string | null;
  /** Takes a card from another alpha into this one. */
  move: { card: string; alpha: number } | null;
}

export type Bench = number | 'stack';

const MOST_CHANGES = 100;

export class Workshop {
  draft = $state.raw<Draft>({ alphas: [], stack: [], rebuild: null });
  bench = $state<Bench>(0);
  /** The card under the pointer, or with the focus. */
  eyed = $state<string | null>(null);
  /** The card that is being dragged. */
  dragged = $state<string | null>(null);
  told = $state.raw<Told | null>(null);
  /** Whether the player has said so. */
  ready = $state(false);
  past = $state.raw<Draft[]>([]);
  /** Counts refusals, so that each one shakes. */
  refusals = $state(0);

  readonly standing = $derived.by(() => standing(this.view(), this.draft.rebuild));
  readonly problems = $derived.by(() => armyProblems(this.catalogue, this.draft, this.view().points));
  readonly sums = $derived.by(() => this.draft.alphas.map((cards) => sumsOf(this.catalogue, cards)));

  constructor(
    readonly catalogue: Catalogue,
    readonly view: () => CreationView,
    private readonly key: string,
    /** Where the work for the last game of a campaign is kept: its stack is offered again. */
    before: string | null = null,
  ) {
    const kept = keptUnder(key);
    const last = before === null ? [] : (keptUnder(before)?.draft.stack ?? []);
    const first = { ...firstDraft(catalogue, view(), alphasOf(view())), stack: fittingStack(catalogue, last) };
    this.draft = settled(catalogue, kept?.draft ?? first, view());
    this.ready = kept?.ready ?? false;
    const open = this.draft.alphas.findIndex((_, index) => this.isOpen(index));
    this.bench = open < 0 ? 'stack' : open;
  }

  isOpen(alpha: number): boolean {
    const state = this.standing.alphas[alpha]?.state;
    return state === 'free' || state === 'begun';
  }

  /** Whether a card can be taken out of an alpha. */
  isLoose(alpha: number, card: string): boolean {
    const made = this.standing.alphas[alpha];
    return made?.state === 'free' || (made?.state === 'begun' && !made.cards.includes(card));
  }

  fit(card: string, alpha: number): Fit {
    return fitOf(this.catalogue, this.draft, alpha, card, this.view().points, (index) => this.isOpen(index));
  }

  stackObjection(card: string): Objection | null {
    return stackMisfit(this.catalogue, this.draft.stack, card);
  }

  /** A card of the shelf was clicked: it goes into what is being worked on, or out of it. */
  toggle(card: string): void {
    if (this.bench === 'stack') this.#toggleStack(card);
    else if (this.draft.alphas[this.bench]?.includes(card)) this.remove(this.bench, card);
    else this.add(this.bench, card);
  }

  add(alpha: number, card: string, take = false): void {
    const fit = this.fit(card, alpha);
    const spoken = { card: cardName(card), alpha: numeral(alpha) };
    if (fit.is === 'here') return;
    if (fit.is === 'fits' || (fit.is === 'replaces' && this.isLoose(alpha, this.draft.alphas[alpha]?.[0] ?? ''))) {
      this.change(withCard(this.catalogue, this.draft, alpha, card), say('added', spoken), alpha);
    } else if (fit.is === 'elsewhere' && take && fit.movable && this.isLoose(fit.alpha, card)) {
      this.change(withCard(this.catalogue, this.draft, alpha, card), say('moved-to', spoken), alpha);
    } else {
      const movable = fit.is === 'elsewhere' && fit.movable && this.isLoose(fit.alpha, card);
      const why = take && fit.is === 'elsewhere' ? (misfit(this.catalogue, this.draft.alphas[alpha] ?? [], card, this.view().points) ?? fit.objection) : fit.objection;
      this.refuse(why, movable && !take ? { card, alpha } : null);
    }
  }

  remove(alpha: number, card: string): void {
    if (!this.isLoose(alpha, card)) {
      this.refuse({ rule: 'ATH-4.10', message: 'alpha-made', values: { alpha: alpha + 1 } });
      return;
    }
    this.change(without(this.draft, alpha, card), say('removed', { card: cardName(card), alpha: numeral(alpha) }), alpha);
  }

  /** Takes a dragged card out of wherever it is. */
  drop(card: string): void {
    const owner = ownerOf(this.draft, card);
    if (owner >= 0) this.remove(owner, card);
    else if (this.draft.stack.includes(card)) this.unstack(card);
  }

  clear(alpha: number): void {
    const kept = this.draft.alphas[alpha]?.filter((card) => !this.isLoose(alpha, card)) ?? [];
    this.change({ ...this.draft, alphas: this.draft.alphas.map((cards, index) => (index === alpha ? kept : cards)) }, '', alpha);
  }

  #toggleStack(card: string): void {
    if (this.draft.stack.includes(card)) this.unstack(card);
    else this.stack(card);
  }

  stack(card: string): void {
    const objection = this.stackObjection(card);
    if (objection) this.refuse(objection);
    else this.change({ ...this.draft, stack: [...this.draft.stack, card] }, say('stacked', { card: cardName(card), place: this.draft.stack.length + 1 }));
  }

  unstack(card: string): void {
    if (this.standing.stack.includes(card)) return;
    this.change({ ...this.draft, stack: this.draft.stack.filter((one) => one !== card) }, say('unstacked', { card: cardName(card) }));
  }

  /** Brings a card of the stack to another place; what is laid down stays on top. */
  shift(card: string, to: number): void {
    const [from, least] = [this.draft.stack.indexOf(card), this.standing.stack.length];
    const place = Math.max(least, Math.min(this.draft.stack.length - 1, to));
    if (from < least || from === place) return;
    this.change({ ...this.draft, stack: moved(this.draft.stack, from, place) }, say('stacked', { card: cardName(card), place: place + 1 }));
  }

  rebuild(alpha: number | null): void {
    this.change(settled(this.catalogue, { ...this.draft, rebuild: alpha }, this.view()), '');
    this.bench = alpha ?? 'stack';
  }

  /** Begins anew with another army, as far as the table allows. */
  adopt(army: Army, name: string): void {
    const whole = this.standing.alphas.every(({ state }) => state === 'free');
    this.change(adopted(this.catalogue, this.draft, army, this.view()), say(whole ? 'loaded' : 'loaded-part', { name }));
  }

  suggest(style?: StyleId): void {
    const army = suggest(this.catalogue, this.view().points, this.draft.alphas.length, chance, style);
    this.adopt(army, say(`style-${army.style}`));
  }

  change(draft: Draft, done: string, alpha: number | null = null): void {
    this.past = [...this.past.slice(-MOST_CHANGES), this.draft];
    this.draft = draft;
    this.told = done ? { text: done, rule: null, move: null } : null;
    const sums = alpha === null ? undefined : this.sums[alpha];
    const totals = sums && alpha !== null ? say('totals', { alpha: numeral(alpha), cost: sums.cost, life: sums.life, hands: sums.hands, spells: sums.spellPoints }) : '';
    announcer.say(`${done} ${totals}`.trim());
    this.keep();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.draft = settled(this.catalogue, before, this.view());
    this.told = null;
    this.keep();
  }

  refuse(objection: Objection, move: Told['move'] = null): void {
    this.told = { text: objected(objection), rule: objection.rule, move };
    this.refusals++;
    announcer.interrupt(`${this.told.text} ${objection.rule}`);
  }

  setReady(ready: boolean): void {
    this.ready = ready;
    this.told = null;
    this.keep();
  }

  keep(): void {
    sessionStorage.setItem(this.key, JSON.stringify({ draft: this.draft, ready: this.ready }));
  }
}

function keptUnder(key: string): { draft: Draft; ready: boolean } | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { draft: Draft; ready: boolean } | null;
    return found && Array.isArray(found.draft.alphas) && Array.isArray(found.draft.stack) ? found : null;
  } catch {
    return null;
  }
}

/** Where a seat's unfinished work for a game is kept until the page is closed. */
export const keyOf = (view: CreationView, game = view.game): string => `manawell.athlas.draft.${location.pathname}.${view.viewer}.${game}`;

const AGAIN = 60;

/** Sends moves one by one: each as soon as the table offers it, and once. */
export class Sender {
  #sentFor: Reach[] | null = null;

  /** Call inside an effect; gives what stops waiting. */
  send(aim: Aim, move: string): () => void {
    const offered = aim.reaches;
    const reach = offered.find((one) => one.move.text === move);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      if (!reach || this.#sentFor === offered || aim.reaches !== offered) return;
      aim.aimed = reach;
      aim.confirm();
      // A table that still waits for an answer leaves the move aimed at.
      if (aim.aimed === null) this.#sentFor = offered;
      else {
        aim.cancel();
        timer = setTimeout(attempt, AGAIN);
      }
    };
    timer = setTimeout(attempt);
    return () => clearTimeout(timer);
  }
}
