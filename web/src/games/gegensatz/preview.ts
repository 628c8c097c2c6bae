import { kebab } from '../../lib/names';
import type { GegensatzEvent } from '../../lib/generated/socket';
import type { Event, LegalMove, Scene, Sight } from '../../lib/protocol';
import type { Values, Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { told, why } from './props';
import { moveOf, near, viewOf, type View } from './view';

const PARADOX_PROMPTS = ['paradox', 'form'];

/** The share of the stories in which an event happens. */
function share(sight: Sight, holds: (event: Event) => boolean): number {
  return sight.stories.reduce((sum, story) => sum + (story.events.some(holds) ? story.share : 0), 0);
}

function span(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}

export const percent = (part: number): number => Math.round(part * 100);

function duel(sight: Sight, view: View, voice: Voice): Effect[] {
  const duels = told(sight, 'duel-fought');
  if (duels.length === 0) return [];
  const me = near(view);
  const sums = (seat: number): string => span(duels.map((event) => event.sums[seat] ?? 0));
  const won = (seat: number) => (event: Event) =>
    (event.event === 'crystal-stolen' || event.event === 'duel-unrewarded') && event.seat === seat;
  const [win, lose] = [share(sight, won(me)), share(sight, won(1 - me))];
  const tone = win === 1 ? 'good' : lose === 1 ? 'bad' : 'plain';
  const say = voice.texts.say.bind(voice.texts);
  return [
    { tone, icon: 'i-swords', text: say('geg-duel', { own: sums(me), other: sums(1 - me) }), tip: say('geg-legend-duel') },
    { tone, text: say('geg-duel-chances', { win: percent(win), lose: percent(lose) }), tip: say('geg-legend-chances') },
  ];
}

/** What the move brings, or may bring. */
function gains(sight: Sight, view: View, voice: Voice): Effect[] {
  const me = near(view);
  const say = voice.texts.say.bind(voice.texts);
  const effects: Effect[] = [];
  const add = <Kind extends GegensatzEvent['event']>(kind: Kind, make: (event: Extract<GegensatzEvent, { event: Kind }>, values: Values) => Effect): void => {
    const event = told(sight, kind)[0];
    if (event) effects.push(make(event, voice.values(Object.fromEntries(Object.entries(event)))));
  };
  add('crystal-gained', (event) => ({
    tone: 'good',
    icon: 'crystal',
    text: say('geg-crystal', { from: view.crystals[me] ?? 0, to: event.crystals, target: view.target }),
    tip: say('geg-legend-gain'),
  }));
  add('codex-turned', (_, values) => ({ tone: 'plain', icon: 'codex', text: say('geg-codex-turns', values), tip: say('geg-legend-turns') }));
  add('relics-exchanged', (event) => ({ tone: 'plain', cards: event.taken_cards, text: say('geg-taken') }));
  add('shrine-joined', (event) => ({ tone: 'plain', icon: 'shrine', cards: [event.card], text: say('geg-shrine-gets') }));
  add('card-removed', (event) => ({ tone: 'quiet', cards: [event.card], text: say('geg-leaves') }));
  add('relic-returned', (event) => ({ tone: 'quiet', cards: [event.card], text: say('geg-leaves') }));
  add('stone-removed', (event) => ({
    tone: event.stones === 0 ? 'bad' : 'quiet',
    icon: 'time-stone',
    text: say('geg-stone', { stones: event.stones }),
  }));
  add('card-drawn', (event) => ({
    tone: event.pile === 0 ? 'bad' : 'quiet',
    icon: 'i-hourglass',
    text: say('geg-draw', { pile: event.pile }),
  }));
  add('stones-restored', (event) => ({ tone: 'good', icon: 'time-stone', text: say('geg-stones-back', { stones: event.stones }) }));
  const win = share(sight, (event) => event.event === 'game-won' && event.seat === me);
  const lose = share(sight, (event) => event.event === 'game-lost' || (event.event === 'game-won' && event.seat !== me));
  if (win > 0) effects.push({ tone: 'good', icon: 'star', text: say('geg-wins', { chance: percent(win) }) });
  if (lose > 0) effects.push({ tone: 'bad', icon: 'i-flag', text: say('geg-loses', { chance: percent(lose) }) });
  return effects;
}

function paradox(sight: Sight, view: View, voice: Voice): Effect[] {
  if (!PARADOX_PROMPTS.includes(sight.next_prompt ?? '')) return [];
  const swap = told(sight, 'relic-swapped')[0];
  const hand = (view.hands[near(view)] ?? []).filter((card): card is string => card !== null && card !== swap?.card);
  const cards = swap ? [...hand, swap.taken] : hand;
  const effects: Effect[] = [{ tone: 'good', cards, text: voice.texts.say('geg-paradox-ready'), tip: voice.texts.say('geg-legend-paradox') }];
  const others = view.wands.filter((_, seat) => seat !== near(view));
  if (swap && others.includes(swap.position)) {
    effects.push({ tone: 'plain', icon: 'i-swords', text: voice.texts.say('geg-duel-later') });
  }
  return effects;
}

function effectsOf(sight: Sight, kind: string, view: View, voice: Voice): Effect[] {
  const effects = [...paradox(sight, view, voice), ...duel(sight, view, voice), ...gains(sight, view, voice)];
  return effects.length || kind !== 'play' ? effects : [{ tone: 'quiet', text: voice.texts.say('geg-nothing-more') }];
}

/** A legal move before it is made: where it leads and what it would bring, by what the engine foresees. */
export function preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview {
  const view = viewOf(scene);
  const say = voice.texts.say.bind(voice.texts);
  const kind = kebab(move.typed.type);
  const typed = moveOf(move);
  const there = 'position' in typed ? view.timeline[typed.position] : undefined;
  const values = voice.values({ ...move.typed, ...(there ? { taken: there } : {}), ...(view.drawn ? { cards: [view.drawn] } : {}) });
  const reason = why(move, sight);
  const how = reason ? say(`geg-why-${reason.by}`, reason.by === 'steps' ? { steps: reason.steps } : {}) : '';
  return {
    title: say(`geg-title-${kind}`, { ...values, how }),
    detail: say(`geg-detail-${kind}`, { ...values, how }),
    verb: say(`geg-verb-${kind}`, values),
    effects: sight ? effectsOf(sight, kind, view, voice) : [],
  };
}
