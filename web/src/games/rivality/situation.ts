import type { Voice } from '../../lib/text';
import { face } from './tiles';
import { placeOf, tileAt } from './places';
import { sideName, sideValues } from './sides';
import { holder, near, sides, total, type Field, type View } from './view';

/** The table in sentences, for players who cannot see it. */
export function situation(view: View, voice: Voice): string[] {
  const say = voice.texts.say.bind(voice.texts);
  const name = (tile: string | null): string => (tile ? say(`kind-${face(tile).kind}`) : say('riv-unknown-tile'));
  const solo = view.mode === 'solo';
  const line = (field: Field): string => {
    const side = holder(field.leaders);
    const state = side >= 0 ? say('riv-holds', sideValues(view, side, voice)) : say(field.leaders.length ? 'riv-contested' : 'riv-empty');
    const golems = field.golems.map((count, side) => `${sideName(view, side, voice)} ${count}`).join(', ');
    return `${say('riv-cell', { tile: tileAt(voice.texts, field.tile ?? '', name(field.tile), field, solo) })} ${state} ${golems}.`;
  };
  const occupied = view.battlefield.filter(({ golems }) => total(golems) > 0);
  const sentences = [say('riv-say-turn', { turn: view.turn + Number(view.phase !== 'over') })];
  for (const side of sides(view)) {
    sentences.push(say('riv-say-side', { ...sideValues(view, side, voice), points: view.points[side] ?? 0, golems: view.supplies[side] ?? 0 }));
    const wizard = view.wizards[side];
    if (wizard) sentences.push(say('riv-say-wizard', { ...sideValues(view, side, voice), place: placeOf(voice.texts, wizard, solo) }));
  }
  const hand = view.hands[near(view)] ?? [];
  if (hand.length) sentences.push(say('riv-say-hand', { tiles: voice.texts.join(hand.map(name)) }));
  sentences.push(say('riv-say-tiles', { count: occupied.length }), ...occupied.map(line));
  return sentences;
}
