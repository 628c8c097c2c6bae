import type { Voice } from '../../lib/text';
import { unseen } from './props';
import { columns, near, type View } from './view';

/** The table in sentences, for players who cannot see it. */
export function situation(view: View, voice: Voice): string[] {
  const { texts } = voice;
  const card = (id: string): string => texts.say(`card-${id}`);
  const me = near(view);
  const row = columns(view).map((position) => `${position} ${card(view.timeline[position] ?? '')}`);
  const sentences = [
    texts.say('geg-say-codex', { colour: texts.say(`colour-${view.codex_colour}`) }),
    texts.say('geg-say-hand', { cards: texts.join((view.hands[me] ?? []).map((id) => (id ? card(id) : texts.say('label-hidden-relic')))) }),
    texts.say('geg-say-row', { cards: row.join(', ') }),
  ];
  view.wands.forEach((wand, seat) => {
    if (wand !== null) sentences.push(texts.say(seat === me ? 'geg-say-wand' : 'geg-say-other-wand', { position: wand }));
  });
  view.crystals.forEach((crystals, seat) => {
    sentences.push(texts.say(seat === me ? 'geg-say-crystals' : 'geg-say-other-crystals', { crystals, target: view.target }));
  });
  const list = (name: string, cards: string[]): void => {
    if (cards.length > 0) sentences.push(texts.say(`geg-say-${name}`, { cards: texts.join(cards.map(card)) }));
  };
  list('known', view.known[me] ?? []);
  list('unseen', unseen(view));
  list('removed', view.removed);
  if (view.mode !== 'duel') {
    sentences.push(texts.say('geg-say-solo', { stones: view.time_stones, pile: view.pile.length }));
  }
  return sentences;
}
