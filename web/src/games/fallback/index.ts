import { seatColour } from '../../lib/players';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import { fields, moveWords } from './words';

/** A board in words for a game without a board of its own: it shows what the server sends. */
export const ui: GameUi = {
  Board,
  Hand,
  Score,
  Face: null,
  colour: (_, seat) => seatColour(seat),
  avatar: (colour) => `seat-${colour}`,
  foresight: 'aimed',
  hand: () => [],
  gesture: () => ({ source: null, target: null }),
  preview: (_, move, sight, voice) => ({
    title: moveWords(move, voice),
    detail: '',
    verb: moveWords(move, voice),
    effects: (sight?.stories[0]?.events ?? []).map((event) => ({ tone: 'plain', text: voice.event(event) })),
  }),
  unfold: () => [],
  opensTurn: () => false,
  cue: () => null,
  caption: () => null,
  situation: (scene, voice) => fields(scene.view, voice.texts).map(([name, value]) => `${name}: ${value}.`),
};
