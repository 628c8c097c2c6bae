import type { AthlasMove } from '../../lib/generated/socket';
import { kebab } from '../../lib/names';
import type { Event, LegalMove, Scene, Sight } from '../../lib/protocol';
import type { Values, Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { choicesIn } from './decisions';
import { alphaName, cardName, placeName, sayer, totalsOf, unitName, type Say } from './labels';
import { compass } from './names';
import { outlook, type Hit, type Outlook } from './outlook';
import { library } from './reference.svelte';
import { activeUnit, moveOf, near, PER_PLAYER, pointsLeft, ROMAN, unitNamed, viewOf, type View } from './view';

/** Told by the title, by a chip of its own, or of no interest before it happens. */
const UNTOLD = new Set([
  'attacked', 'life-lost', 'unit-died', 'unit-moved', 'unit-pushed', 'ability-used', 'unit-marked', 'healed', 'terrain-changed', 'field-flooded',
  'activation-begun', 'activation-ended', 'turn-begun', 'unit-summoned', 'intervention-played', 'choice-named', 'intervention-announced', 'intervention-resolved',
  'interventions-discarded', 'alpha-revealed',
]);
const TITLES = new Set(['Go', 'Give', 'Use', 'Summon', 'Act', 'Play', 'Discard', 'PickUnit', 'PickField', 'PickArea', 'PickDirection', 'PickRelic', 'PickAlpha', 'PickFigure', 'MarkCard', 'Cancel', 'Keep', 'Leave', 'Lose', 'Then', 'Pass', 'End', 'EndAll', 'EndSummon', 'Enough']);


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
function useName(say: Say, typed: AthlasMove, card: string): string {
  const facts = typed.type === 'Use' ? library.card(card) : undefined;
  const [ability] = facts?.kind === 'genus' ? facts.abilities : [];
  return ability ? say(`ath-part-${ability.id}`) : cardName(say, card);
}

function valuesOf(say: Say, view: View, typed: AthlasMove): Values {
  const { board } = view;
  const { first, last, unit, card, other, relic, how, direction, terrain, figure, alpha, count, x, moment } = choicesIn(typed);
  const spot = last ?? first;
  const user = activeUnit(board) ?? unitNamed(board, view.announced.at(-1)?.unit);
  return {
    field: spot ? placeName(say, spot, user) : '',
    way: spot && user ? say(`ath-to-${compass(user, spot)}`) : '',
    unit: unit ? unitName(say, view, board, unit) : '',
    user: user ? unitName(say, view, board, user.name) : '',
    card: card ? useName(say, typed, card) : '',
    other: other ? cardName(say, other) : '',
    relic: relic ? say(`relic-${relic}`) : '',
    taken: relic ? 'yes' : 'no',
    how: how ? say(`ath-${how}`) : '',
    direction: direction ? say(`ath-way-${direction}`) : '',
    terrain: terrain ? say(`terrain-${terrain}`) : '',
    figure: figure ? say(`figure-${figure}`) : '',
    alpha: alpha === null ? '' : alphaName(say, view, near(view), alpha),
    count: count ?? 0,
    x: x ?? 0,
    moment: moment ? momentName(say, moment) : '',
  };
}

export function momentName(say: Say, moment: string): string {
  if (moment === 'now') return say('ath-moment-now');
  if (moment === 'cE') return say('ath-moment-end');
  const number = Number(moment.slice(1));
  return number === 0 ? say('ath-moment-start') : say('ath-moment-after', { number });
}

function details(say: Say, view: View, typed: AthlasMove): string {
  if (typed.type === 'Summon') {
    const seat = near(view);
    const cost = totalsOf(view, seat, typed.alpha)?.cost ?? 0;
    return say('ath-detail-summon', { cost, left: pointsLeft(view, seat) - cost });
  }
  if (typed.type === 'Use' || typed.type === 'Play') return library.text(typed.card);
  return typed.type === 'Go' && typed.relic ? say('ath-detail-relic', { relic: say(`relic-${typed.relic}`) }) : '';
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
  const typed = moveOf(move);
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

function useTitle(say: Say, values: Values, typed: AthlasMove): string {
  const { unit, first, other, direction, terrain, x, relic } = choicesIn(typed);
  const target = unit ? 'unit' : first ? 'field' : other ? 'card' : 'self';
  const more = [
    direction ? String(values.direction) : '',
    terrain ? String(values.terrain) : '',
    x === null ? '' : say('ath-x', { x }),
    relic ? say('ath-with', { relic: String(values.relic) }) : '',
    unit && other ? String(values.other) : '',
  ].filter((one) => one !== '');
  const title = say(`ath-title-use-${target}`, values);
  return more.length ? `${title} (${more.join(', ')})` : title;
}
