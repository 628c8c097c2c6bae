import { getContext, setContext } from 'svelte';
import { added, at, moved, put, swapped, without, type Json, type Path, type Shape } from '../../lib/position';
import { speech, t } from '../../lib/speech.svelte';

/** Fields that hold a seat, counted from 0. */
const SEATS = ['actor', 'active', 'owner', 'winner', 'starter', 'player', 'seat', 'attacker_seat', 'first', 'builder'];
/** Fields that hold a word, not a piece that could lie elsewhere. */
const WORDS = ['phase', 'step', 'window', 'task', 'reason'];
const MOST_STEPS = 100;

/** A position being edited: the piece that is held, and every change that can be undone. */
export class Editing {
  position = $state.raw<Json>({});
  /** Where the piece lies that will be moved. */
  held = $state.raw<Path | null>(null);
  schema = $state.raw<Shape>({});
  seats = $state.raw<string[]>([]);
  /** By field: the stems of the messages that name what games have. */
  kinds = $state.raw<Record<string, string>>({});
  /** Where parts lie that are edited on a drawing and need no fields: `board/units`. */
  drawn = $state.raw<readonly string[]>([]);
  /** What the entries of a list are called, if the game knows. */
  entries = $state.raw<(list: string) => readonly string[] | null>(() => null);
  past = $state.raw<Json[]>([]);
  /** Counts the changes. */
  version = $state(0);

  open(position: Json): void {
    [this.position, this.held, this.past] = [position, null, []];
    this.version += 1;
  }

  change(next: Json): void {
    this.past = [...this.past, this.position].slice(-MOST_STEPS);
    [this.position, this.held] = [next, null];
    this.version += 1;
  }

  /** The same, for a position that a game's own drawing has changed. */
  draw(next: object): void {
    this.change(next as Json);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    [this.position, this.past, this.held] = [before, this.past.slice(0, -1), null];
    this.version += 1;
  }

  put(path: Path, value: Json): void {
    this.change(put(this.position, path, value));
  }

  remove(path: Path): void {
    this.change(without(this.position, path));
  }

  add(list: Path, item: Json): void {
    this.change(added(this.position, list, item));
  }

  /** Takes a piece, lays it back, or exchanges the one that is held with it. */
  touch(path: Path): void {
    if (this.held === null) this.held = path;
    else if (this.holds(path)) this.held = null;
    else this.change(swapped(this.position, this.held, path));
  }

  /** Lays the piece that is held at the end of a list. */
  lay(list: Path): void {
    if (this.held) this.change(moved(this.position, this.held, list));
  }

  holds(path: Path): boolean {
    return this.held !== null && this.held.join('/') === path.join('/');
  }

  get heldName(): string {
    const found = this.held ? at(this.position, this.held) : null;
    return typeof found === 'string' ? this.name(found) : '';
  }

  /** What a field is called. */
  field(name: string | number): string {
    const message = `field-${String(name).replaceAll('_', '-')}`;
    return speech.texts.has(message) ? t(message) : String(name).replaceAll('_', ' ');
  }

  isSeat(name: string | number | undefined): boolean {
    return typeof name === 'string' && SEATS.includes(name);
  }

  isWord(name: string | number | undefined): boolean {
    return typeof name === 'string' && WORDS.includes(name);
  }

  /** What the entries of a list of this length are called; null if they only have numbers. */
  named(name: string | number | undefined, length: number): readonly string[] | null {
    const names = this.entries(String(name)) ?? (this.seats.length > 1 ? this.seats : []);
    return names.length === length && length > 0 ? names : null;
  }

  stemOf(value: string): string | null {
    return value === '' ? null : (Object.values(this.kinds).find((stem) => speech.texts.has(`${stem}-${value}`)) ?? null);
  }

  /** What a piece is called. */
  name(value: string): string {
    const stem = this.stemOf(value) ?? 'field-value';
    return speech.texts.has(`${stem}-${value}`) ? t(`${stem}-${value}`) : value;
  }

  /** All values of the same kind; of the kind that a field has, where its value tells nothing. */
  alike(value: string, field: string | number | undefined): string[] {
    const stem = this.stemOf(value) ?? this.kinds[String(field)] ?? null;
    return stem ? speech.texts.after(`${stem}-`) : [];
  }
}

const KEY = 'editing';
export const provide = (editing: Editing): void => void setContext(KEY, editing);
export const given = (): Editing => getContext<Editing>(KEY);
