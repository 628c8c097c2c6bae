import type { Scene } from '../../lib/protocol';
import type { Cue } from '../../lib/sound';
import type { Voice } from '../../lib/text';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { gesture, held } from './decisions';
import Hand from './Hand.svelte';
import { telling } from './places';
import { preview } from './preview';
import Score from './Score.svelte';
import { situation } from './situation';
import { unfold } from './unfold';
import { near, sideOfSeat, tint, viewOf } from './view';

const CUES: Record<string, Cue> = {
  'tile-placed': 'swap',
  'wizard-set': 'choose',
  'spell-cast': 'stone',
  'delayed-spell-cast': 'stone',
  'spell-blocked': 'refused',
  'golems-removed': 'swap',
  'tile-besieged': 'duel',
  'tile-revealed': 'codex',
  'tile-scored': 'crystal',
};

function hand(scene: Scene): string[] {
  const view = viewOf(scene);
  return (view.hands[near(view)] ?? []).flatMap((tile) => (tile === null ? [] : [held(tile)]));
}

export const ui: GameUi = {
  Board,
  Hand,
  Score,
  Ending,
  Face: null,
  colour: (scene, seat) => tint(sideOfSeat(viewOf(scene), seat)),
  avatar: (colour) => `golem-${colour}`,
  foresight: 'aimed',
  hand,
  gesture,
  preview,
  unfold,
  telling,
  prompt: ({ prompt, legal }) => (prompt?.id === 'mulligan' && legal.length === 1 ? 'riv-prompt-keep' : null),
  opensTurn: (event) => event.event === 'tile-placed' || event.event === 'turn-skipped',
  cue: (event) => CUES[event.event] ?? null,
  caption: () => null,
  situation: (scene: Scene, voice: Voice) => situation(viewOf(scene), voice),
};
