import type { Event, Scene } from '../../lib/protocol';
import type { Cue } from '../../lib/sound';
import type { Voice } from '../../lib/text';
import type { Effect, GameUi } from '../game';
import Board from './Board.svelte';
import CardSheet from './CardSheet.svelte';
import { cardNamed } from './cards';
import { gesture } from './decisions';
import { doubt } from './doubt';
import Field from './editor/Field.svelte';
import { drawable, entries, parts } from './editor/map';
import Tools from './editor/Tools.svelte';
import Ending from './Ending.svelte';
import Hand from './Hand.svelte';
import { preview } from './preview';
import Score from './Score.svelte';
import { situation } from './situation';
import { unfold } from './unfold';
import { areArmed, eventOf, peoplesOf, seatOf, seatTint, tintOf, viewOf, wordOf } from './view';

const CUES: Record<string, Cue> = {
  'armies-placed': 'stone',
  'armies-moved': 'swap',
  'ship-landed': 'swap',
  'battle-begun': 'duel',
  'cards-revealed': 'codex',
  'hits-taken': 'stone',
  'artefact-taken': 'crystal',
  'city-taken': 'crystal',
  'spell-declared': 'paradox',
  'spell-stopped': 'refused',
};

/** Steps of a turn that follow from the rest of the log. */
const QUIET = new Set([
  'picked', 'window-passed', 'course-set', 'movement-ended', 'combat-ended', 'formation-ended', 'command-ended', 'placement-ended', 'combat-cards-drawn', 'combat-cards-seen', 'card-sunk',
  'buying-ended', 'choice-made', 'province-contested', 'ship-boarded', 'spell-aimed', 'spell-shown', 'void-declined', 'gift-declined', 'witches-passed', 'ghosts-declined',
]);

/** What the number keys choose, in order: spells, cards, peoples and sides. */
function hand(scene: Scene): string[] {
  return scene.legal.flatMap((move) => {
    const { target } = gesture(scene, move);
    return target && /^[skcf]:|^side:/.test(target) ? [target] : [];
  });
}

function caption(events: Event[]): Effect | null {
  const told = events.map(eventOf).findLast((one) => one.event === 'hits-taken' || one.event === 'points-counted');
  if (told?.event === 'points-counted') return { tone: 'plain', icon: 'star', text: `${told.total}` };
  return told ? { tone: 'bad', icon: 'i-swords', text: `−${told.armies}` } : null;
}

function quiet(told: Event): boolean {
  const event = eventOf(told);
  return QUIET.has(event.event) || (event.event === 'bought' && event.number === 0) || (event.event === 'cards-offered' && event.runes.length === 0);
}

export const ui: GameUi = {
  Board,
  Hand,
  Score,
  Ending,
  cards: { has: (name) => cardNamed(name) !== null, Sheet: CardSheet },
  Face: null,
  colour: (scene, seat) => seatTint(viewOf(scene), seat),
  avatar: (colour) => `seat-${colour}`,
  foresight: 'aimed',
  battles: (scene) => scene.outcome === null && areArmed(viewOf(scene)),
  hand,
  wideHand: true,
  held: (scene, seat) => peoplesOf(viewOf(scene), seat).flatMap((people) => viewOf(scene).peoples[people]?.hand.map(({ spell }) => spell && `spell-${spell}`) ?? []),
  gesture,
  preview,
  doubt,
  passes: (move) => wordOf(move) === 'pass',
  halfway: (scene) => ['place_count', 'move_count', 'board', 'teleport_count'].includes(viewOf(scene).phase),
  unfold,
  opensTurn: (event) => event.event === 'turn-begun',
  tint: (scene, event) => tintOf(viewOf(scene), event),
  doer: (scene, event) => seatOf(viewOf(scene), event),
  quiet,
  cue: (event) => CUES[event.event] ?? null,
  caption,
  editor: { parts, details: ['peoples', 'spells', 'actor', 'turn'], entries, fits: drawable, Field, Tools },
  situation: (scene: Scene, voice: Voice) => situation(viewOf(scene), voice),
};
