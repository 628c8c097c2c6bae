/** A player's workshop: the draft, what is being worked on, and what was just said about it. */
import { announcer } from '../../../lib/announce.svelte';
import type { Aim } from '../../../lib/aim.svelte';
import type { Reach } from '../../../lib/aim';
import type { Catalogue } from './catalogue';
import { check, suggested, type Checked } from './checks';
import { adopted, exported, firstDraft, moved, objection, ownerOf, settled, split, withCard, without, type Draft, type Objection, type Sums } from './draft';
import { keep, keptUnder } from './kept';
import { standing, type CreationView } from './view';
import { cardName, numeral, objected, say } from './words.svelte';

/** What the workshop says: a refusal with its rule, or that something was done. */
export interface Told {
  text: string;
  /** Whether it is a refusal, by a rule or by the workshop. */
  wrong: boolean;
  rule: string | null;
  /** Takes a card from another alpha into this one. */
  move: { card: string; alpha: number } | null;
}

export type Bench = number | 'stack';

/** What would become of a card in an alpha. */
export type Fit =
  | { is: 'fits' }
  | { is: 'here' }
  /** A genus that would take the place of another. */
  | { is: 'replaces'; objection: Objection | null }
  /** In another alpha, from which it can be moved when `movable`; else `why` not. */
  | { is: 'elsewhere'; alpha: number; movable: boolean; objection: Objection; why: Objection }
  | { is: 'refused'; objection: Objection };

/** Before the rules have said anything. */
const NOTHING: Sums = { cost: 0, life: 0, hands: 0, spell_points: 0, physical: 0, magic: 0, mods: {}, flags: [], best: {}, units: 0, first_turn: 0 };

const MOST_CHANGES = 100;

export class Workshop {
  draft = $state.raw<Draft>({ alphas: [], stack: [], rebuild: null });
  bench = $state<Bench>(0);
  /** The card under the pointer, or with the focus. */
  eyed = $state<string | null>(null);
  /** The card that is being dragged. */
  dragged = $state<string | null>(null);
  told = $state.raw<Told | null>(null);
  /** Whether the player has said that the army is ready. */
  ready = $state(false);
  past = $state.raw<Draft[]>([]);
  /** Counts refusals, so that each one shakes. */
  refusals = $state(0);

  #steps: Promise<void> = Promise.resolve();
  /** What the rules said last, of this draft or, for a moment, of the one before. */
  checked = $state.raw<Checked | null>(null);

  readonly standing = $derived.by(() => standing(this.view(), this.draft.rebuild, this.draft.alphas.length));
  readonly problems = $derived.by(() => (this.checked ? [...this.checked.alphas.flatMap(({ problems }) => problems), ...this.checked.problems].map(objection) : []));
  readonly sums = $derived.by(() => this.draft.alphas.map((_, alpha) => this.sumsOf(alpha)));

  constructor(
    readonly catalogue: Catalogue,
    readonly view: () => CreationView,
    private readonly key: string,
    /** Where the work for the last game of a campaign is kept: its stack is offered again. */
    before: string | null = null,
    /** What was begun earlier is forgotten: a lesson begins with what lies on the table. */
    afresh = false,
  ) {
    const alphas = catalogue.alphasIn(view().mode);
    const kept = afresh ? null : keptUnder(key, catalogue, alphas);
    const last = before === null ? [] : (keptUnder(before, catalogue, alphas)?.draft.stack ?? []);
    const first = { ...firstDraft(catalogue, view(), alphas), stack: last };
    this.draft = settled(catalogue, kept?.draft ?? first, view());
    this.ready = kept?.ready ?? false;
    const open = this.draft.alphas.findIndex((_, index) => this.isOpen(index));
    this.bench = open < 0 ? 'stack' : open;
    void this.#check();
  }

  sumsOf(alpha: number): Sums {
    return this.checked?.alphas[alpha]?.sums ?? NOTHING;
  }

  /** What the rules say of another draft. */
  imagine(draft: Draft): Promise<Checked> {
    return check(this.view(), exported(draft));
  }

  /** Runs one step after the other, each after the server has checked the draft as it is then. */
  #soon(step: () => void): Promise<void> {
    this.#steps = this.#steps.then(() => this.#check()).then(step);
    return this.#steps;
  }

  /** Asks what the rules say of the current draft; nothing changes if the server does not answer. */
  async #check(): Promise<Checked | null> {
    const asked = this.draft;
    try {
      const found = await this.imagine(asked);
      if (asked !== this.draft) return this.#check();
      this.checked = found;
      return found;
    } catch {
      return null;
    }
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

  /** What would become of a card, by what the rules said last. */
  fit(card: string, alpha: number): Fit {
    const cards = this.draft.alphas[alpha] ?? [];
    if (cards.includes(card)) return { is: 'here' };
    if (!this.isOpen(alpha)) return { is: 'refused', objection: laidDown(alpha) };
    const part = this.checked?.alphas[alpha];
    const against = part?.refused[card];
    const changes = this.catalogue.isGenus(card) && cards.some((one) => this.catalogue.isGenus(one));
    const owner = ownerOf(this.draft, card);
    if (owner >= 0) {
      const why = part?.elsewhere[card];
      const movable = this.isOpen(owner) && (changes || !why);
      const used = { rule: against?.rule ?? null, reason: 'refusal-card-used', values: { card, alpha: owner + 1 } };
      return { is: 'elsewhere', alpha: owner, movable, objection: used, why: why ? objection(why) : used };
    }
    if (changes) return { is: 'replaces', objection: against ? objection(against) : null };
    return against ? { is: 'refused', objection: objection(against) } : { is: 'fits' };
  }

  stackObjection(card: string): Objection | null {
    const against = this.draft.stack.includes(card) ? undefined : this.checked?.refused[card];
    return against ? objection(against) : null;
  }

  /** A card of the shelf was clicked: it goes into what is being worked on, or out of it. */
  toggle(card: string): void {
    if (this.bench === 'stack') this.#toggleStack(card);
    else if (this.draft.alphas[this.bench]?.includes(card)) this.remove(this.bench, card);
    else void this.add(this.bench, card);
  }

  add(alpha: number, card: string, take = false): Promise<void> {
    return this.#soon(() => this.#add(alpha, card, take));
  }

  #add(alpha: number, card: string, take: boolean): void {
    const fit = this.fit(card, alpha);
    const spoken = { card: cardName(card), alpha: numeral(alpha) };
    if (fit.is === 'here') return;
    if (fit.is === 'fits' || (fit.is === 'replaces' && this.isLoose(alpha, this.draft.alphas[alpha]?.[0] ?? ''))) {
      this.change(withCard(this.catalogue, this.draft, alpha, card), say('added', spoken), alpha);
    } else if (fit.is === 'elsewhere' && take && fit.movable && this.isLoose(fit.alpha, card)) {
      this.change(withCard(this.catalogue, this.draft, alpha, card), say('moved-to', spoken), alpha);
    } else {
      const movable = fit.is === 'elsewhere' && fit.movable && this.isLoose(fit.alpha, card);
      const why = take && fit.is === 'elsewhere' ? fit.why : fit.objection;
      this.refuse(why ?? laidDown(alpha), movable && !take ? { card, alpha } : null);
    }
  }

  remove(alpha: number, card: string): void {
    if (!this.isLoose(alpha, card)) {
      this.refuse(laidDown(alpha));
      return;
    }
    this.change(without(this.draft, alpha, card), say('removed', { card: cardName(card), alpha: numeral(alpha) }), alpha);
  }

  /** Takes a dragged card out of the alpha or stack that it is in. */
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
    else void this.stack(card);
  }

  stack(card: string): Promise<void> {
    return this.#soon(() => this.#stack(card));
  }

  #stack(card: string): void {
    const against = this.stackObjection(card);
    if (against) this.refuse(against);
    else this.change({ ...this.draft, stack: [...this.draft.stack, card] }, say('stacked', { card: cardName(card), place: this.draft.stack.length + 1 }));
  }

  unstack(card: string): void {
    if (this.standing.stack.includes(card)) return;
    this.change({ ...this.draft, stack: this.draft.stack.filter((one) => one !== card) }, say('unstacked', { card: cardName(card) }));
  }

  /** Moves a card of the stack; cards that are laid down stay on top. */
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

  /** Starts over with another army, as far as the table allows. */
  adopt(army: Pick<Draft, 'alphas' | 'stack'>, name: string): void {
    const whole = this.standing.alphas.every(({ state }) => state === 'free');
    this.change(adopted(this.catalogue, this.draft, army, this.view()), say(whole ? 'loaded' : 'loaded-part', { name }));
  }

  async suggest(wanted?: string): Promise<void> {
    const { styles } = this.catalogue;
    const style = wanted ?? styles[Math.floor(Math.random() * styles.length)] ?? '';
    try {
      this.adopt(split(await suggested(this.view(), style)), say(`style-${style}`));
    } catch {
      this.told = { text: say('load-failed'), wrong: true, rule: null, move: null };
    }
  }

  change(draft: Draft, done: string, alpha: number | null = null): void {
    this.past = [...this.past.slice(-MOST_CHANGES), this.draft];
    this.draft = draft;
    this.told = done ? { text: done, wrong: false, rule: null, move: null } : null;
    this.keep();
    void this.#check().then((found) => {
      const sums = alpha === null ? undefined : found?.alphas[alpha]?.sums;
      const totals = sums && alpha !== null ? say('totals', { alpha: numeral(alpha), cost: sums.cost, life: sums.life, hands: sums.hands, spells: sums.spell_points }) : '';
      announcer.say(`${done} ${totals}`.trim());
    });
  }

  /** What was taken back from the table leaves the draft too, and the work goes on at what is asked. */
  follow(): void {
    this.draft = firstDraft(this.catalogue, this.view(), this.draft.alphas.length);
    this.past = [];
    this.told = null;
    void this.#check();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.draft = settled(this.catalogue, before, this.view());
    this.told = null;
    this.keep();
    void this.#check();
  }

  /** Says why something is not possible, and of which alpha where that is not obvious. */
  refuse(against: Objection, move: Told['move'] = null, alpha = -1): void {
    const why = objected(against);
    this.told = { text: alpha < 0 ? why : say('of-alpha', { alpha: numeral(alpha), why }), wrong: true, rule: against.rule, move };
    this.refusals++;
    announcer.interrupt(`${this.told.text} ${against.rule ?? ''}`.trim());
  }

  setReady(ready: boolean): void {
    this.ready = ready;
    this.told = null;
    this.keep();
  }

  keep(): void {
    keep(this.key, { draft: this.draft, ready: this.ready });
  }
}

/** The workshop changes nothing that lies on the table. */
const laidDown = (alpha: number): Objection => ({ rule: null, reason: 'alpha-made', values: { alpha: alpha + 1 } });

const AGAIN = 60;

/** Sends moves one by one, each once, as soon as the table offers it. */
export class Sender {
  #sentFor: Reach[] | null = null;

  /** Call it inside an effect; it returns the function that stops the waiting. */
  send(aim: Aim, move: string): () => void {
    const offered = aim.reaches;
    const reach = offered.find((one) => one.move.text === move);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      if (!reach || this.#sentFor === offered || aim.reaches !== offered) return;
      aim.aimed = reach;
      aim.confirm();
      // While the table waits for an answer, the move stays aimed at.
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
