import type { Event, Scene } from '../../lib/protocol';
import type { Cue } from '../../lib/sound';
import type { Voice } from '../../lib/text';
import type { Effect, GameUi } from '../game';
import { usable, usableAbilities } from './abilities';
import { abilityOf, gesture, summoning } from './decisions';
import Board from './Board.svelte';
import CardSheet from './CardSheet.svelte';
import Field from './editor/Field.svelte';
import { drawable } from './editor/field';
import Tools from './editor/Tools.svelte';
import Ending from './Ending.svelte';
import Hand from './Hand.svelte';
import { telling } from './names';
import { preview } from './preview';
import Score from './Score.svelte';
import { situation } from './situation';
import { unfold } from './unfold';
import { creating, eventOf, fieldId, moveOf, tint, viewOf } from './view';

const CUES: Record<string, Cue> = {
  'unit-summoned': 'codex',
  'unit-moved': 'swap',
  'unit-pushed': 'swap',
  attacked: 'duel',
  'life-lost': 'refused',
  'unit-died': 'stone',
  'terrain-changed': 'stone',
  'field-flooded': 'stone',
  'relic-held': 'crystal',
  'intervention-played': 'paradox',
  healed: 'crystal',
};

/** What the number keys choose: units to activate, abilities, or alphas, in the order on the screen. */
function hand(scene: Scene): string[] {
  const view = viewOf(scene);
  if (view.phase === 'choose') return view.board.units.filter((unit) => scene.legal.some(({ typed }) => typed.type === 'Act' && typed.unit === unit.name)).map(fieldId);
  if (view.phase === 'act') return usableAbilities(view, usable(scene.legal.map((move) => ({ move }))));
  return [...new Set(scene.legal.flatMap((move) => abilityOf(moveOf(move)) ?? (move.typed.type === 'Summon' ? (summoning(gesture(scene, move).source) ?? []) : [])))];
}

function caption(events: Event[]): Effect | null {
  const told = events.map(eventOf).findLast(({ event }) => event === 'attacked' || event === 'unit-died');
  return told?.event === 'attacked' ? { tone: 'plain', icon: 'i-swords', text: `${told.value} − ${told.armour} = ${told.damage}` } : null;
}

/** Steps of a turn that the rest of the log implies. */
const QUIET = new Set(['window-passed', 'summoning-ended', 'activation-begun', 'activation-ended', 'card-chosen', 'choice-named']);

export const ui: GameUi = {
  Board,
  Hand,
  Score,
  Ending,
  Face: null,
  cards: { has: (name) => /^card-[AGESD]\d\d$/.test(name), Sheet: CardSheet },
  colour: (_scene, seat) => tint(seat),
  avatar: (colour) => `seat-${colour}`,
  foresight: 'aimed',
  hand,
  wideHand: true,
  held: (scene, seat) => (viewOf(scene).stacks[seat] ?? []).map((card) => card && `card-${card}`),
  gesture,
  preview,
  prompt: ({ prompt, legal }) => (prompt?.id === 'summon' && !legal.some(({ typed }) => typed.type === 'EndSummon') ? 'ath-prompt-summon' : null),
  passes: ({ typed }) => ['Pass', 'End', 'EndSummon', 'Enough'].includes(typed.type),
  unfold,
  opensTurn: (event) => event.event === 'turn-begun',
  telling,
  quiet: (event) => QUIET.has(event.event),
  cue: (event) => CUES[event.event] ?? null,
  caption,
  editor: {
    parts: () => ['board/terrain', 'board/units', 'board/pools', 'board/relics', 'board/serials', 'abilities', 'points'],
    details: ['board', 'active', 'actor'],
    fits: (position) => drawable(position) && !creating(viewOf({ view: position })),
    Field,
    Tools,
  },
  situation: (scene: Scene, voice: Voice) => situation(viewOf(scene), voice),
};
