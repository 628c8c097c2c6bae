import { buttons, sources, targets, turned, turnsOf, type Reach, type Turns } from './aim';

/** Choose, aim, confirm: what the player points at while a decision is open. */
export class Aim {
  reaches = $state.raw<Reach[]>([]);
  chosen = $state<string | null>(null);
  aimed = $state.raw<Reach | null>(null);
  /** What is under the pointer, or what has the focus. */
  hovered = $state.raw<Reach | null>(null);
  hoveredSource = $state<string | null>(null);
  /** The move that a hint recommends. */
  advised = $state<string | null>(null);
  /** What is aimed at before the player chooses anything, such as a number. Cancelling returns to it. */
  resting = $state.raw<Reach | null>(null);
  /** The move that passes or ends the step, which has a key of its own. */
  pass = $state.raw<Reach | null>(null);
  /** How the sources have been turned during this decision. */
  turns = $state.raw<Turns>(new Map<string, number>());

  sources = $derived(sources(this.reaches));
  /** The thing whose targets are lit. */
  held = $derived(this.chosen ?? (this.aimed ? null : this.hoveredSource));
  targets = $derived(targets(this.reaches, this.held, this.turnOf(this.held)));
  buttons = $derived(buttons(this.reaches));
  /** Whether the chosen thing can be turned. */
  turnable = $derived(this.chosen !== null && turnsOf(this.reaches, this.chosen).length > 1);
  /** What the preview describes. Once something is aimed at, only that, since it is what a confirmation plays. */
  preview = $derived(this.aimed ?? this.hovered);
  /** Whether there is a choice that can be cancelled. */
  begun = $derived(this.chosen !== null || this.aimed !== this.resting);
  /** What Enter plays: what is aimed at, the button that a hint recommends, or the only possible move. */
  ready = $derived(this.aimed ?? (this.chosen === null ? this.#lit() : null));

  constructor(private readonly act: (reach: Reach) => void) {}

  open(reaches: Reach[], pass: Reach | null = null): void {
    this.reaches = reaches;
    this.pass = pass;
    this.resting = null;
    this.cancel();
    this.turns = new Map();
    this.advised = null;
  }

  choose(source: string): void {
    if (!this.sources.has(source)) return;
    const again = this.chosen === source;
    this.cancel();
    this.chosen = again ? null : source;
  }

  /** The current rotation of a source. */
  turnOf(source: string | null): number {
    return (source !== null && this.turns.get(source)) || 0;
  }

  /** Turns a source, by default the chosen one, and keeps the target. */
  turn(by: 1 | -1, source: string | null = this.chosen): void {
    const ways = turnsOf(this.reaches, source);
    if (source === null || ways.length < 2) return;
    this.#setTurn(source, turned(ways, this.turnOf(source), by));
    this.aimed = this.#again(this.aimed);
    this.hovered = this.#again(this.hovered);
  }

  /** Points at a target; pointing at it twice, or with `now`, carries the move out. */
  point(target: string, now: boolean): void {
    const reach = this.targets.get(target);
    if (!reach) return;
    if (now || this.aimed === reach) this.act(reach);
    else this.aimed = reach;
  }

  confirm(): void {
    if (this.ready) this.act(this.ready);
  }

  /** While something is aimed at, the keys aim at the next target. */
  follow(target: string): void {
    const reach = this.targets.get(target);
    if (reach && this.aimed?.target) this.aimed = reach;
  }

  /** Aims at something before the player has chosen anything. */
  rest(reach: Reach): void {
    this.resting = this.aimed = reach;
  }

  hover(target: string | null): void {
    this.hovered = (target !== null && this.targets.get(target)) || null;
  }

  /** Lights a recommended move. */
  advise(text: string): void {
    const reach = this.reaches.find(({ move }) => move.text === text);
    this.advised = text;
    if (!reach) return;
    this.chosen = reach.source;
    if (reach.source !== null && reach.turn !== undefined) this.#setTurn(reach.source, reach.turn);
    this.aimed = reach.target === null ? null : reach;
  }

  cancel(): void {
    this.chosen = null;
    this.aimed = this.resting;
    this.hovered = null;
    this.hoveredSource = null;
  }

  #lit(): Reach | null {
    const [first] = this.buttons;
    return this.buttons.find(({ move }) => move.text === this.advised) ?? (this.reaches.length === 1 && first ? first : null);
  }

  #setTurn(source: string, turn: number): void {
    this.turns = new Map(this.turns).set(source, turn);
  }

  #again(reach: Reach | null): Reach | null {
    return reach?.target == null ? reach : (this.targets.get(reach.target) ?? null);
  }
}
