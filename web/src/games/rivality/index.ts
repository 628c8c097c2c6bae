import type { Scene } from '../../lib/protocol';
import type { Cue } from '../../lib/sound';
import { t } from '../../lib/speech.svelte';
import type { Voice } from '../../lib/text';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import { drawable, entries, parts } from './editor/field';
import Field from './editor/Field.svelte';
import Tools from './editor/Tools.svelte';
import Ending from './Ending.svelte';
import { gesture, held } from './decisions';
import Hand from './Hand.svelte';
import { telling } from './places';
import { preview } from './preview';
import Score from './Score.svelte';
import { library } from './tiles';
import { situation } from './situation';
import { unfold } from './unfold';
import { near, sideOf, sideOfSeat, tint, viewOf } from './view';

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

/** Suramun, who has no seat. */
const rivals: GameUi['rivals'] = (scene, { figures, winners }) => {
  const points = figures?.suramun;
  return points === undefined ? [] : [{ name: t('riv-suramun'), colour: tint(1 - sideOf(viewOf(scene).human)), points, won: winners.length === 0 }];
};

export const ui: GameUi = {
  Board,
  Hand,
  Score,
  Ending,
  prepare: () => library.read(),
  rivals,
  Face: null,
  colour: (scene, seat) => tint(sideOfSeat(viewOf(scene), seat)),
  avatar: (colour) => `golem-${colour}`,
  foresight: 'aimed',
  hand,
  held: (scene, seat) => (viewOf(scene).hands[seat] ?? []).map((tile) => tile && `tile-${tile}`),
  gesture,
  preview,
  unfold,
  telling,
  prompt: ({ prompt, legal }) => (prompt?.id === 'mulligan' && legal.length === 1 ? 'riv-prompt-keep' : null),
  opensTurn: (event) => event.event === 'tile-placed' || event.event === 'turn-skipped',
  cue: (event) => CUES[event.event] ?? null,
  caption: () => null,
  editor: { parts, details: ['supplies', 'active', 'actor'], entries, fits: drawable, Field, Tools },
  situation: (scene: Scene, voice: Voice) => situation(viewOf(scene), voice),
};
