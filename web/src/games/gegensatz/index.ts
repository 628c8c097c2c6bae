import type { Event, LegalMove, Scene } from '../../lib/protocol';
import type { Voice } from '../../lib/text';
import type { Gesture } from '../../lib/aim';
import { seatColour } from '../../lib/players';
import type { Cue } from '../../lib/sound';
import type { Effect, GameUi } from '../game';
import Board from './Board.svelte';
import { drawable, parts } from './editor/table';
import Field from './editor/Field.svelte';
import Tools from './editor/Tools.svelte';
import CardSheet from './CardSheet.svelte';
import Crystals from './Crystals.svelte';
import Hand from './Hand.svelte';
import Relic from './Relic.svelte';
import { library } from './faces';
import { handOf, held, shrined, side, slot } from './props';
import { preview } from './preview';
import { situation } from './situation';
import { unfold } from './unfold';
import { eventOf, moveOf, near, viewOf, type View } from './view';

const TURN_OPENERS = ['wand-placed', 'relic-swapped', 'sat-out', 'turn-skipped'];

const CUES: Record<string, Cue> = {
  'relic-swapped': 'swap',
  'paradox-formed': 'paradox',
  'crystal-gained': 'crystal',
  'codex-turned': 'codex',
  'duel-fought': 'duel',
  'crystal-stolen': 'crystal',
  'stone-removed': 'stone',
  'card-replaced': 'swap',
};

/** Whether one more crystal ends the game (GEG-16.1). */
const endsWithCrystal = (view: View): boolean => (view.crystals[near(view)] ?? 0) + 1 >= view.target;

/** Where a move begins and ends on the table. */
function gesture(scene: Scene, move: LegalMove): Gesture {
  const typed = moveOf(move);
  switch (typed.type) {
    case 'Play':
      return { source: held(typed.card), target: slot(typed.position) };
    case 'Place':
    case 'Replace':
      return { source: null, target: slot(typed.position) };
    case 'Take':
      // If the paradox ends the game, nothing is exchanged, so there is no place to point at.
      return { source: null, target: endsWithCrystal(viewOf(scene)) ? null : side(typed.side) };
    case 'Form':
      return { source: null, target: held(typed.card) };
    case 'Return':
      return { source: null, target: shrined(typed.card) };
    default:
      return { source: null, target: null };
  }
}

/** The sums of a duel. */
function caption(events: Event[]): Effect | null {
  const duel = events.map(eventOf).find((event) => event.event === 'duel-fought');
  return duel ? { tone: 'plain', icon: 'i-swords', text: duel.sums.join(' : ') } : null;
}

function hand(scene: Scene): string[] {
  const view = viewOf(scene);
  return handOf(view, near(view)).flatMap(({ card }) => (card === null ? [] : [held(card)]));
}

export const ui: GameUi = {
  Board,
  Hand,
  Score: Crystals,
  Face: Relic,
  prepare: () => library.read(),
  cards: { has: (name) => name.startsWith('card-'), Sheet: CardSheet },
  colour: (_, seat) => seatColour(seat),
  avatar: (colour) => `wand-${colour}`,
  foresight: 'all',
  hand,
  gesture,
  preview,
  unfold,
  opensTurn: (event) => TURN_OPENERS.includes(event.event),
  /** Placing a wand is no turn. */
  numbered: (event) => event.event !== 'wand-placed',
  cue: (event) => CUES[event.event] ?? null,
  caption,
  editor: { parts, fits: drawable, Field, Tools },
  situation: (scene: Scene, voice: Voice) => situation(viewOf(scene), voice),
};
