/** The messages of a table's socket: generated from the server's own, with what every event and move has in common. */
import type { Difference } from './frames';
import type * as wire from './generated/socket';

export type { Advised, ClockInfo, Lesson, Line, Offer, Outcome, Prompt, Prospect, PuzzleState, Seat, TableInfo, ToServer } from './generated/socket';

export interface Event {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Typed {
  type: string;
  [field: string]: unknown;
}

export interface Story {
  share: number;
  events: Event[];
}

export type LegalMove = Omit<wire.LegalMove, 'typed'> & { typed: Typed };
/** What a legal move may lead to, as far as the mover can tell; it comes a moment after the move itself. */
export type Sight = Omit<wire.Sight, 'stories'> & { stories: Story[] };
/** By the text of the move. */
export type Sights = ReadonlyMap<string, Sight>;
/** How a battle may end, by the id of the battle. */
export type Odds = wire.Odds;
export type Battles = Readonly<Record<string, Odds>>;
/** What the viewer has but cannot use now, by its id in the game's reference, and why. */
export type Unusable = Readonly<Record<string, Refusal>>;
export type Foreseen = Omit<wire.Foreseen, 'moves' | 'unusable'> & { moves: Sight[]; unusable: Unusable };
export type Scene = Omit<wire.Scene, 'legal'> & { legal: LegalMove[] };
export type Coached = wire.Coached;
export type Refusal = Required<wire.Refusal>;
export type Options = wire.TableInfo['options'];

export type ToClient =
  | (Omit<wire.Snapshot, 'scene' | 'events' | 'sights'> & { scene: Scene | null; events: Event[]; sights?: Sight[] })
  | (Omit<wire.Update, 'scene' | 'events' | 'frames' | 'sights'> & { scene: Scene; events: Event[]; frames?: Difference[]; sights?: Sight[] })
  | (Omit<wire.Refused, 'refusal'> & { refusal: Refusal })
  | Foreseen
  | Exclude<wire.ToClient, wire.Snapshot | wire.Update | wire.Refused | wire.Foreseen>;

/** A message before it has its id. */
export type Wish =
  | Omit<wire.Play, 'id'>
  | Omit<wire.Foresee, 'id'>
  | Omit<wire.Evaluate, 'id'>
  | Omit<wire.Coach, 'id'>
  | Omit<wire.Ask, 'id'>
  | Omit<wire.Answer, 'id'>
  | Omit<wire.AutoAnswers, 'id'>
  | Omit<wire.Say, 'id'>
  | Omit<wire.Recall, 'id'>
  | Omit<wire.Look, 'id'>
  | Omit<wire.Salt, 'id'>;
