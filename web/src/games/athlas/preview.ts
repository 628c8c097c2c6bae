import { kebab } from '../../lib/names';
import type { Event, LegalMove, Scene, Sight, Typed } from '../../lib/protocol';
import type { Values, Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { alphaName, cardName, placeName, sayer, totalsOf, unitName, type Say } from './labels';
import { compass } from './names';
import { outlook, type Hit, type Outlook } from './outlook';
import { library } from './reference.svelte';
import { activeUnit, genusOf, near, PER_PLAYER, pointsLeft, ROMAN, unitNamed, viewOf, type View } from './view';

/** Told by the title, by a chip of its own, or of no interest before it happens. */
const UNTOLD = new Set([
  'attacked', 'life-lost', 'unit-died', 'unit-moved', 'unit-pushed', 'ability-used', 'unit-marked', 'healed', 'terrain-changed', 'field-flooded',
  'activation-begun', 'activation-ended', 'turn-begun', 'unit-summoned', 'intervention-played', 'choice-named', 'intervention-announced', 'intervention-resolved',
  'interventions-discarded', 'alpha-revealed',
]);
const TITLES = new Set(['Go', 'Give', 'Use', 'Summon', 'Act', 'Play', 'Discard', 'PickUnit', 'PickField', 'PickArea', 'PickDirection', 'PickRelic', 'PickAlpha', 'PickFigure', 'MarkCard', 'Cancel', 'Keep', 'Leave', 'Lose', 'Then', 'Pass', 'End', 'EndAll', 'EndSummon', 'Enough']);

const given = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The attack as a sum with every part named: "4 + 1 bonus + 2 high ground − 1 armour = 6 damage". */
export function sumOf(say: Say, hit: Hit): string {
  const parts = [String(hit.base)];
  if (hit.modifiers > 0) parts.push(`+ ${say('ath-sum-bonus', { value: hit.modifiers })}`);
  if (hit.high > 0) parts.push(`+ ${say('ath-sum-high', { value: hit.high })}`);
  parts.push(`− ${say('ath-sum-armour', { value: hit.armour })}`);
  if (hit.pierced > 0) parts.push(`(${say('ath-sum-pierced', { value: hit.pierced })})`);
  return `${parts.join(' ')} = ${say('ath-sum-damage', { value: hit.damage })}`;
}

/** "pool II: 7 → 2 life" */
export function poolText(say: Say, view: View, alpha: number, look: Outlook): string {
  const change = look.pools.get(alpha);
  const seat = Math.floor(alpha / PER_PLAYER);
  const number = (alpha % PER_PLAYER) + 1;
  return say('ath-pool', { unit: alphaName(say, view, seat, number), numeral: ROMAN[number] ?? '', from: change?.from ?? 0, to: change?.to ?? 0 });
}

/** The ability of a genus card has a name of its own. */
function useName(say: Say, typed: Typed): string {
  const card = String(typed.card);
  const facts = typed.type === 'Use' ? library.card(card) : undefined;
  const [ability] = facts?.kind === 'genus' ? facts.abilities : [];
  return ability ? say(`ath-part-${ability.id}`) : cardName(say, card);
}

function valuesOf(say: Say, view: View, typed: Typed): Values {
  const { board } = view;
  const spot = typeof typed.q2 === 'number' ? { q: typed.q2, r: Number(typed.r2) } : typeof typed.q === 'number' ? { q: typed.q, r: Number(typed.r) } : null;
  const user = activeUnit(board) ?? unitNamed(board, view.announced.at(-1)?.unit);
  const seat = near(view);
  return {
    field: spot ? placeName(say, spot, user) : '',
    way: spot && user ? say(`ath-to-${compass(user, spot)}`) : '',
    unit: given(typed.unit) ? unitName(say, view, board, typed.unit) : '',
    user: user ? unitName(say, view, board, user.name) : '',
    card: given(typed.card) ? useName(say, typed) : '',
    other: given(typed.other) ? cardName(say, typed.other) : '',
    relic: given(typed.relic) ? say(`relic-${typed.relic}`) : '',
    taken: given(typed.relic) ? 'yes' : 'no',
    how: given(typed.how) ? say(`ath-${typed.how}`) : '',
    direction: given(typed.direction) ? say(`ath-way-${typed.direction}`) : '',
    terrain: given(typed.terrain) ? say(`terrain-${typed.terrain}`) : '',
    figure: given(typed.figure) ? say(`figure-${typed.figure}`) : '',
    alpha: typeof typed.alpha === 'number' ? alphaName(say, view, seat, typed.alpha) : '',
    count: Number(typed.count ?? 0),
    x: Number(typed.x ?? 0),
    moment: given(typed.moment) ? momentName(say, typed.moment) : '',
  };
}

export function momentName(say: Say, moment: string): string {
  if (moment === 'now') return say('ath-moment-now');
  if (moment === 'cE') return say('ath-moment-end');
  const number = Number(moment.slice(1));
  return number === 0 ? say('ath-moment-start') : say('ath-moment-after', { number });
}

function details(say: Say, view: View, typed: Typed): string {
  const seat = near(view);
  if (typed.type === 'Summon') {
    const cost = totalsOf(view, seat, Number(typed.alpha))?.cost ?? 0;
    return say('ath-detail-summon', { cost, left: pointsLeft(view, seat) - cost });
  }
  if (given(typed.card) && ['Use', 'Play'].includes(typed.type)) return library.text(typed.card);
  const extra = [
    given(typed.direction) && typed.type === 'Use' ? say('ath-detail-push', { direction: say(`ath-way-${typed.direction}`) }) : '',
    given(typed.relic) && typed.type === 'Go' ? say('ath-detail-relic', { relic: say(`relic-${typed.relic}`) }) : '',
  ];
  return extra.filter((one) => one !== '').join(' ');
}

/** The alphas that are hurt or healed, in chips. */
function chips(say: Say, view: View, look: Outlook): Effect[] {
  const mine = near(view);
  const effects: Effect[] = look.hits.map((hit) => ({ tone: hit.seat === mine ? 'bad' : 'good', icon: 'i-swords', text: sumOf(say, hit) }));
  for (const [alpha, { from, to }] of look.pools) {
    if (from === to) continue;
    effects.push({ tone: Math.floor(alpha / PER_PLAYER) === mine ? 'bad' : 'good', icon: 'i-heart', text: poolText(say, view, alpha, look) });
  }
  for (const { cause, amount, unit, seat } of look.losses) {
    if (['fall', 'drown', 'squeeze'].includes(cause)) effects.push({ tone: seat === mine ? 'bad' : 'good', text: say(`ath-fx-${cause}`, { unit: unitName(say, view, view.board, unit), amount }) });
  }
  look.died.forEach((unit) => {
    const own = unitNamed(view.board, unit)?.seat === mine;
    effects.push({ tone: own ? 'bad' : 'good', text: say('ath-fx-dies', { unit: unitName(say, view, view.board, unit) }) });
  });
  for (const { seat, alpha, left } of look.healed) {
    effects.push({ tone: seat === mine ? 'good' : 'bad', icon: 'i-heart', text: say('ath-fx-healed', { unit: alphaName(say, view, seat, alpha), left }) });
  }
  for (const { unit, condition } of look.marked) {
    effects.push({ tone: 'plain', text: say('ath-fx-marked', { unit: unitName(say, view, view.board, unit), condition: say(`condition-${condition}`) }) });
  }
  return effects;
}

function terrainChips(say: Say, look: Outlook): Effect[] {
  const counts = new Map<string, number>();
  for (const terrain of look.terrain.values()) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts].map(([terrain, count]) => ({ tone: 'plain', text: say('ath-fx-terrain', { terrain: say(`terrain-${terrain}`), count }) }));
}

function effectsOf(scene: Scene, sight: Sight, voice: Voice): Effect[] {
  const say = sayer(voice.texts);
  const view = viewOf(scene);
  const look = outlook(view.board, sight);
  const told = (event: Event): Effect => ({ tone: event.event !== 'game-won' ? 'quiet' : event.seat === near(view) ? 'good' : 'bad', text: voice.event(event) });
  const rest = look.events.filter((event: Event) => !UNTOLD.has(event.event));
  const won = rest.filter(({ event }) => event === 'game-won');
  const effects = [...won.map(told), ...chips(say, view, look), ...terrainChips(say, look), ...rest.filter((event) => !won.includes(event)).map(told)];
  if (!look.certain) effects.push({ tone: 'quiet', text: say('ath-fx-perhaps') });
  return effects;
}

/** A legal move before it is made, in words. */
export function preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview {
  const view = viewOf(scene);
  const say = sayer(voice.texts);
  const { typed } = move;
  const kind = TITLES.has(typed.type) ? kebab(typed.type) : 'other';
  const values = { ...valuesOf(say, view, typed), move: move.text };
  const use = typed.type === 'Use' ? useTitle(say, values, typed) : '';
  return {
    title: use || say(`ath-title-${kind}`, values),
    detail: details(say, view, typed),
    verb: say(`ath-verb-${kind}`, values),
    effects: sight ? effectsOf(scene, sight, voice) : [],
  };
}

function useTitle(say: Say, values: Values, typed: Typed): string {
  const target = given(typed.unit) ? 'unit' : typeof typed.q === 'number' ? 'field' : given(typed.other) ? 'card' : 'self';
  const more = [
    given(typed.direction) ? String(values.direction) : '',
    given(typed.terrain) ? String(values.terrain) : '',
    typeof typed.x === 'number' ? say('ath-x', { x: typed.x }) : '',
    given(typed.relic) ? say('ath-with', { relic: String(values.relic) }) : '',
    given(typed.unit) && given(typed.other) ? String(values.other) : '',
  ].filter((one) => one !== '');
  const title = say(`ath-title-use-${target}`, values);
  return more.length ? `${title} (${more.join(', ')})` : title;
}

export const genusName = (say: Say, view: View, seat: number, alpha: number): string => cardName(say, genusOf(view, seat, alpha));
