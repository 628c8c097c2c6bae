import { buttons, sources, targets, type Reach } from './aim';

/** Choose, aim, confirm: what the player points at while a decision is open. */
export class Aim {
  reaches = $state.raw<Reach[]>([]);
  chosen = $state<string | null>(null);
  aimed = $state.raw<Reach | null>(null);
  /** Under the pointer, or a button with the focus. */
  hovered = $state.raw<Reach | null>(null);
  hoveredSource = $state<string | null>(null);
  /** The move that a hint recommends. */
  advised = $state<string | null>(null);

  sources = $derived(sources(this.reaches));
  targets = $derived(targets(this.reaches, this.chosen ?? (this.aimed ? null : this.hoveredSource)));
  buttons = $derived(buttons(this.reaches));
  /** What the preview tells about. */
  preview = $derived(this.hovered ?? this.aimed);

  constructor(private readonly act: (reach: Reach) => void) {}

  open(reaches: Reach[]): void {
    this.reaches = reaches;
    this.cancel();
    this.advised = null;
  }

  choose(source: string): void {
    if (!this.sources.has(source)) return;
    const again = this.chosen === source;
    this.cancel();
    this.chosen = again ? null : source;
  }

  /** Points at a target; pointing at it twice, or with `now`, carries the move out. */
  point(target: string, now: boolean): void {
    const reach = this.targets.get(target);
    if (!reach) return;
    if (now || this.aimed === reach) this.act(reach);
    else this.aimed = reach;
  }

  confirm(): void {
    if (this.aimed) this.act(this.aimed);
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
    this.aimed = reach.target === null ? null : reach;
  }

  cancel(): void {
    this.chosen = null;
    this.aimed = null;
    this.hovered = null;
    this.hoveredSource = null;
  }
}
