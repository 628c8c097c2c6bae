/** Legal moves in words: what a move is called, what it leads to. */
import type { LegalMove, Odds, Scene, Sight } from '../../lib/protocol';
import { marked, type Values, type Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { artefactsAt, landName, peopleName, provinceName, provinceValues, runeName, sayer, spellName, type Say } from './labels';
import { library } from './reference.svelte';
import { CARD_SYMBOLS, detailsOf, GOLEM_SIDE, landOf, moveOf, ownPeople, provinceOf, sourceProvince, tint, viewOf, type Details, type View } from './view';

/** All that moves can name; each names some of it. */
interface Named {
  type: string;
  word?: string;
  province?: string;
  direction?: string;
  armies?: number;
  number?: number;
  hostages?: number;
  place?: number;
  people?: string;
  rune?: string | null;
  spell?: string;
  card?: string;
  land?: string;
}

/** Which messages speak about a move. */
function messageOf(view: View, { type, word = type.toLowerCase() }: Named, { attacks }: Details): string {
  if (type === 'Take') return view.phase === 'move_count' && attacks ? 'attack' : `take-${view.phase.replaceAll('_', '-')}`;
  if (type === 'Word' && word === 'end') return `end-${view.step}`;
  if (type === 'Word' && (word === 'yes' || word === 'no' || word === 'pass')) return `${word}-${view.phase}`;
  if (type === 'Word' && word === 'enough' && view.phase === 'golem_from') return 'enough-golems';
  if (type === 'Spell') return `spell-${word}`;
  if (type === 'Card') return `card-${word}`;
  if (type === 'TrapCard') return `${word}-card`;
  if (type === 'Vessel') return `${word}-ship`;
  return attacks && ['land', 'to'].includes(word) ? `${word}-attack` : word;
}

function valuesOf(say: Say, view: View, named: Named, { sticks = 0 }: Details): Values {
  const source = sourceProvince(view);
  const place = named.province ?? view.goal_province ?? source?.id;
  return {
    ...(place ? provinceValues(say, place) : {}),
    origin: source ? provinceName(say, source.id) : '',
    direction: named.direction ? say(`direction-${named.direction}`) : '',
    armies: named.armies ?? named.number ?? 0,
    number: named.number ?? named.armies ?? 0,
    hostages: named.hostages ?? 0,
    place: named.place ?? 0,
    sticks,
    people: named.people ? say(`people-${named.people}`) : '',
    rune: runeName(say, named.rune ?? null),
    spell: named.spell ? spellName(say, named.spell) : '',
    card: named.card ? cardName(say, named.type, named.card) : '',
    land: named.land ? landName(say, named.land) : '',
    battles: view.provinces.filter(({ attackers }) => attackers > 0).length,
  };
}

function cardName(say: Say, type: string, card: string): string {
  if (type === 'Card') return say(`card-${card}`);
  return say(library.facts.runes.includes(card) ? `rune-${card}` : `people-${card}`);
}

/** The names in a title that open their cards. */
function openers(values: Values, { people, rune, spell, card }: Named): Values {
  const found = Object.entries({ people, rune, spell, card }).flatMap(([field, id]) => (id ? [[field, marked(`${values[field]}`, `${field}-${id}`)]] : []));
  return Object.fromEntries(found);
}

const percent = (share: number): number => Math.round(100 * share);

export function oddsText(say: Say, odds: Odds): string {
  if (odds.wins < 0.005) return say('lut-odds-none');
  return say('lut-odds', { wins: percent(odds.wins), left: Math.round(10 * odds.left) / 10 });
}

function oddsChips(say: Say, sight: Sight | null): Effect[] {
  const odds = sight?.odds;
  if (!odds) return [];
  return [{ tone: odds.wins >= 0.5 ? 'good' : 'bad', icon: 'i-swords', text: oddsText(say, odds), tip: say('lut-tip-odds') }];
}

/** What armies that enter a province find there. */
function entryChips(say: Say, view: View, id: string, { attacks, rests }: Details, sight: Sight | null): Effect[] {
  const province = provinceOf(view, id);
  if (!province) return [];
  const chips = oddsChips(say, sight);
  if (attacks) {
    if (province.golems > 0) chips.push({ tone: 'bad', icon: 'golem-stone', text: say('lut-fx-golems', { count: province.golems }) });
    else chips.push({ tone: 'plain', icon: `seat-${tint(province.owner ?? 0)}`, text: say('lut-fx-against', { count: province.armies, people: peopleName(say, view, province.owner ?? GOLEM_SIDE) }) });
    if (province.city) chips.push({ tone: 'bad', icon: 'city', text: say('lut-fx-city') });
    if (rests) chips.push({ tone: 'quiet', text: say('lut-fx-rest') });
  } else if (province.owner === null) chips.push({ tone: 'good', text: say('lut-fx-free', provinceValues(say, id)) });
  for (const { people, kind } of artefactsAt(view, id)) {
    if (people === ownPeople(view)) chips.push({ tone: 'good', icon: 'artifact', text: say(`lut-fx-artefact-${kind}`) });
  }
  return chips;
}

function placeEffects(say: Say, view: View, word: string, id: string, details: Details, sight: Sight | null): Effect[] {
  const { golems = 0, armies = 0, owner = null } = provinceOf(view, id) ?? {};
  switch (word) {
    case 'to':
      return view.phase === 'teleport_to' ? [] : entryChips(say, view, id, details, sight);
    case 'fight':
      return entryChips(say, view, id, details, sight);
    case 'city':
      return [{ tone: 'good', icon: 'city', text: say('lut-fx-city-built', { land: landName(say, landOf(id)) }) }];
    case 'from':
      return [...oddsChips(say, sight), { tone: 'plain', icon: 'golem-stone', text: say('lut-fx-golems-join', { count: golems }) }];
    case 'raise':
      return [{ tone: 'plain', icon: 'golem-stone', text: say('lut-fx-golem-supply', { count: view.golem_supply }) }];
    case 'at':
    case 'kill':
    case 'golems':
      return [{ tone: 'plain', text: say('lut-fx-there', { count: armies, people: peopleName(say, view, owner ?? GOLEM_SIDE) }) }];
    default:
      return [];
  }
}

function effectsOf(say: Say, view: View, move: LegalMove, sight: Sight | null): Effect[] {
  const [typed, details] = [moveOf(move), detailsOf(move)];
  switch (typed.type) {
    case 'At':
      return placeEffects(say, view, typed.word, typed.province, details, sight);
    case 'Take':
      return view.phase === 'move_count' ? entryChips(say, view, view.goal_province ?? '', details, sight) : [];
    case 'Edge':
      if (typed.word !== 'land') return [];
      return [{ tone: 'plain', icon: 'ship', text: say('lut-fx-sticks', { sticks: details.sticks ?? 0, stock: details.stock ?? 0 }) }, ...entryChips(say, view, typed.province, details, sight)];
    case 'Card':
      return [{ tone: 'plain', icon: CARD_SYMBOLS[typed.card] ?? 'cc-miss', text: say(`card-text-${typed.card}`) }];
    default:
      return [];
  }
}

function detailOf(say: Say, move: LegalMove): string {
  const typed = moveOf(move);
  if (typed.type === 'Spell') return say(`spell-text-${typed.spell}`);
  if (typed.type === 'Choose') return say(`people-text-${typed.people}`);
  if (typed.type === 'Moon') return say(`rune-text-${typed.rune}`);
  if (typed.type === 'Keep') return say(library.facts.runes.includes(typed.card) ? `rune-text-${typed.card}` : `people-text-${typed.card}`);
  return '';
}

/** A legal move before it is made, in words. */
export function preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview {
  const view = viewOf(scene);
  const say = sayer(voice.texts);
  const named: Named = moveOf(move);
  const details = detailsOf(move);
  const message = messageOf(view, named, details);
  const values = { ...valuesOf(say, view, named, details), move: move.text };
  const phrase = (part: string, spoken: Values): string => say(voice.texts.has(`lut-${part}-${message}`) ? `lut-${part}-${message}` : 'lut-title-other', spoken);
  const title = phrase('title', { ...values, ...openers(values, named) });
  const verb = voice.texts.has(`lut-verb-${message}`) ? phrase('verb', values) : phrase('title', values);
  return { title, detail: detailOf(say, move), verb, effects: effectsOf(say, view, move, sight) };
}
