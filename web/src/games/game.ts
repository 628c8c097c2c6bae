import type { Component } from 'svelte';
import type { Aim } from '../lib/aim.svelte';
import type { Gesture } from '../lib/aim';
import type { Policy } from '../lib/foresight.svelte';
import type { Told } from '../lib/frames';
import type { Json } from '../lib/position';
import type { Battles, Event, LegalMove, Outcome, Scene, Seat, Sight, Sights, Unusable } from '../lib/protocol';
import type { SeatColour } from '../lib/players';
import type { Cue } from '../lib/sound';
import type { Telling, Voice } from '../lib/text';
import type { Editing } from '../ui/editor/editing.svelte';


/** One consequence of a move, for a chip under the prompt. */
export interface Effect {
  tone: 'good' | 'bad' | 'plain' | 'quiet';
  text: string;
  icon?: string;
  cards?: string[];
  /** What it means, for its tooltip. */
  tip?: string;
}

/** What a move would do, in words. */
export interface Preview {
  title: string;
  detail: string;
  /** The text of the confirming button. */
  verb: string;
  effects: Effect[];
}

/** A picture between one scene and the next. */
export interface Frame {
  view: unknown;
  event: Event;
  /** How long it stays, in milliseconds at normal pace. */
  hold: number;
}

export interface BoardArgs {
  scene: Scene;
  seats: Seat[];
  aim: Aim;
  /** What the legal moves may lead to, as far as the server has answered. */
  sights: Sights;
  /** The odds of the battles that are announced or under way, as far as the server has answered. */
  battles?: Battles;
  /** What the viewer has but cannot use now, and why, once `explain` has asked for it. */
  unusable?: Unusable;
  explain?: () => void;
  voice: Voice;
  /** All events so far, including those that the moving board has not shown yet. */
  events: Event[];
  /** The event being shown, if the board is in motion. */
  event: Event | null;
  point: (target: string) => void;
}

export interface EndingArgs {
  scene: Scene;
  events: Event[];
  voice: Voice;
}

export interface EditorArgs {
  editing: Editing;
  voice: Voice;
}

/** Parts of a position that are edited on a drawing, in place of fields. */
export interface GameEditor {
  /** Where parts lie that need no fields: those drawn, those that follow from the rest, and those without a place in this mode: `board/units`. */
  parts(position: Json): readonly string[];
  /** Fields that few positions need, since the drawing changes them together with others. */
  details?: readonly string[];
  /** What the entries of a list are called that are counted neither by seat nor by number; null if the list is another one. */
  entries?(position: Json, list: string): readonly string[] | null;
  /** Whether the position can be drawn at all, right or wrong. */
  fits(position: Json): boolean;
  /** In place of the board. */
  Field: Component<EditorArgs>;
  /** Beside it. */
  Tools: Component<EditorArgs>;
}

export interface ScoreArgs {
  scene: Scene;
  seat: number;
}

export interface CardArgs {
  /** The message that names it: `card-P3`, `people-elves`. */
  name: string;
  scene: Scene;
}

/**
 * What a game brings to the table page; everything else is built once for all games.
 *
 * Explanations: `use:tip={text}` (lib/tip.svelte.ts) on any element of HTML or SVG explains it on hover, focus and long
 * press, and describes it to screen readers. Elements may be nested; the innermost text counts. Use it instead of
 * `title=`. A press still plays; a long press explains without playing. An element that takes no focus gets
 * `tabindex="0"` and a role only if the keyboard cannot reach the same words in another way.
 *
 * Cards by name: what `cards.has` knows is a button wherever a strong voice names it (log, digest, heading of the dock,
 * `<Told text={…} />` in a game's own windows) and opens `cards.Sheet` in the shared dialog. Sentences that a game builds
 * itself name things with `marked(t('card-P3'), 'card-P3')` (lib/text.ts); titles and details of previews may hold such
 * marks, labels for screen readers may not. From code, `useCards()?.open('card-P3')` (lib/cards.svelte.ts) opens one.
 */
export interface GameUi {
  /** Reads what the board cannot be drawn without. */
  prepare?(): Promise<void>;
  Board: Component<BoardArgs>;
  Hand: Component<BoardArgs>;
  Score: Component<ScoreArgs>;
  /** How the result came about, under the scores. */
  Ending?: Component<EndingArgs>;
  /** Opponents without a seat, for the result. */
  rivals?(scene: Scene, outcome: Outcome): { name: string; colour: SeatColour; points: number; won: boolean }[];
  /** What opens when a name is pressed, by the message that names it, such as `card-P3`. */
  cards?: { has(name: string): boolean; Sheet: Component<CardArgs> };
  /** A small picture of a card, for chips. */
  Face: Component<{ card: string }> | null;
  /** The colour of a seat; partners may have the same. */
  colour(scene: Scene, seat: number): SeatColour;
  /** The symbol that stands for a person of this colour. */
  avatar(colour: SeatColour): string;
  /** The things in the hand, in the order of the number keys. */
  hand(scene: Scene): string[];
  /** What a seat holds that the board does not show: each by the message that names it, null if it is not known. */
  held?(scene: Scene, seat: number): (string | null)[];
  /** Whether the hand is as wide as the dock, so that an analysis lists what is held instead. */
  wideHand?: boolean;
  /** Whether the board shows what every move leads to, only the one that is pointed at, or none. */
  foresight: Policy;
  /** Whether there are battles whose odds the board shows. */
  battles?(scene: Scene): boolean;
  /** The message that asks for the open decision, where it is not `prompt-<id>`. */
  prompt?(scene: Scene): string | null;
  gesture(scene: Scene, move: LegalMove): Gesture;
  /** Without a sight, only what the move itself says; the effects stay empty until it comes. */
  preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview;
  /**
   * What to ask before sending a legal move that hardly anyone means: the messages `doubt-ABOUT` and
   * `doubt-ABOUT-text`; questions with the same `once` are asked only once.
   */
  doubt?(scene: Scene, move: LegalMove): { once: string; about: string } | null;
  /** Whether a move passes or ends the step, so that Space plays it. If there are several, the first legal one counts. */
  passes?(move: LegalMove): boolean;
  /** Whether the open decision is the second half of a choice, such as how many; cancelling takes back the first half. */
  halfway?(scene: Scene): boolean;
  /** The pictures between a scene and the next one: which events are shown, and for how long. */
  unfold(scene: Scene, told: Told[]): Frame[];
  opensTurn(event: Event): boolean;
  /** Whether what opens a turn has a number in the log; all have one, unless the rules do not count it. */
  numbered?(event: Event): boolean;
  /** The colour of an event, where it is not that of its seat. */
  tint?(scene: Scene, event: Event): SeatColour | null;
  /** The seat that caused an event, if the event does not name it. */
  doer?(scene: Scene, event: Event): number | null;
  /** Values for the page's own words about an event. */
  telling?: Telling;
  /** Whether an event gets no line in the log. */
  quiet?(event: Event): boolean;
  cue(event: Event): Cue | null;
  /** What a replay shows over the board after these events. */
  caption(events: Event[]): Effect | null;
  editor?: GameEditor;
  /** The table in sentences, for reading aloud. */
  situation(scene: Scene, voice: Voice): string[];
}
