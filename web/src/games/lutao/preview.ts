import type { LegalMove, Odds, Scene, Sight, Typed } from '../../lib/protocol';
import { marked, type Values, type Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { departures, wayTo, type Way } from './geometry';
import { artefactsAt, landName, peopleName, provinceName, provinceValues, runeName, sayer, spellName, type Say } from './labels';
import { library } from './reference.svelte';
import { CARD_SYMBOLS, courseOf, facing, folkOf, GOLEM_SIDE, landOf, onLutao, ownPeople, provinceOf, seaOf, sourceProvince, tint, viewOf, type View } from './view';

/** The way to a landing as the rules would lay it. */
export function wayOf(view: View, typed: Typed): Way | null {
  const goal = typed.type === 'Via' ? { q: Number(typed.q), r: Number(typed.r) } : facing(view, String(typed.province), String(typed.direction));
  if (!goal) return null;
  const sea = seaOf(view);
  return wayTo(sea, courseOf(view, (province, direction) => departures(sea, province, direction)), goal);
}

/** Whether entering a province means a battle. */
export function hostile(view: View, id: string | null | undefined): boolean {
  const province = provinceOf(view, id);
  if (!province) return false;
  return province.golems > 0 || (province.owner !== null && province.owner !== ownPeople(view) && province.armies > 0);
}

/** Where the armies that are being chosen will go. */
export function goalOf(view: View): string | null {
  if (view.goal === null) return null;
  return view.provinces[['move_count', 'golem_from'].includes(view.phase) ? view.goal : Math.floor(view.goal / 6)]?.id ?? null;
}

function wordOf(view: View, typed: Typed): string {
  const word = String(typed.word ?? typed.type.toLowerCase());
  if (typed.type === 'Take') return view.phase === 'move_count' && hostile(view, goalOf(view)) ? 'attack' : `take-${view.phase.replaceAll('_', '-')}`;
  if (typed.type === 'Word' && word === 'end') return `end-${view.step}`;
  if (typed.type === 'Word' && (word === 'yes' || word === 'no')) return `${word}-${view.phase}`;
  if (typed.type === 'Word' && word === 'pass') return `pass-${view.phase}`;
  if (typed.type === 'Word' && word === 'enough' && view.phase === 'golem_from') return 'enough-golems';
  if (typed.type === 'Spell') return `spell-${word}`;
  if (typed.type === 'Card') return `card-${word}`;
  if (typed.type === 'TrapCard') return `${word}-card`;
  if (typed.type === 'Vessel') return `${word}-ship`;
  if (typed.type === 'Edge' && word === 'land' && hostile(view, String(typed.province))) return 'land-attack';
  if (typed.type === 'At' && word === 'to' && hostile(view, String(typed.province))) return 'to-attack';
  return word;
}

function valuesOf(say: Say, view: View, typed: Typed): Values {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const source = sourceProvince(view);
  const place = text(typed.province) || goalOf(view) || source?.id;
  return {
    ...(place ? provinceValues(say, place) : {}),
    origin: source ? provinceName(say, source.id) : '',
    direction: typed.direction ? say(`direction-${text(typed.direction)}`) : '',
    armies: Number(typed.armies ?? typed.number ?? 0),
    number: Number(typed.number ?? typed.armies ?? 0),
    hostages: Number(typed.hostages ?? 0),
    place: Number(typed.place ?? 0),
    sticks: typed.type === 'Edge' || typed.type === 'Via' ? (wayOf(view, typed)?.sticks ?? 0) : 0,
    people: typed.people ? say(`people-${text(typed.people)}`) : '',
    rune: typed.rune ? runeName(say, text(typed.rune)) : '',
    spell: typed.spell ? spellName(say, text(typed.spell)) : '',
    card: typed.card ? cardName(say, typed) : '',
    land: typed.land ? landName(say, text(typed.land)) : '',
    battles: view.provinces.filter(({ attackers }) => attackers > 0).length,
    rest: source ? source.armies - source.moved : 0,
  };
}

function cardName(say: Say, typed: Typed): string {
  const card = String(typed.card);
  if (typed.type === 'Card') return say(`card-${card}`);
  return library.facts.runes.includes(card) ? say(`rune-${card}`) : say(`people-${card}`);
}

/** The names in a title that open their cards. */
function namedOf(values: Values, typed: Typed): Values {
  const found = ['people', 'rune', 'spell', 'card'].filter((field) => typeof typed[field] === 'string');
  return Object.fromEntries(found.map((field) => [field, marked(String(values[field]), `${field}-${String(typed[field])}`)]));
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

/** What a battle in a province means for the one who enters it. */
function battleChips(say: Say, view: View, id: string, sight: Sight | null): Effect[] {
  const province = provinceOf(view, id);
  if (!province) return [];
  const chips = oddsChips(say, sight);
  const me = ownPeople(view);
  const folk = folkOf(view, me);
  if (hostile(view, id)) {
    const golems = province.golems > 0;
    if (golems) chips.push({ tone: 'bad', icon: 'golem-stone', text: say('lut-fx-golems', { count: province.golems }) });
    else chips.push({ tone: 'plain', icon: `seat-${tint(province.owner ?? 0)}`, text: say('lut-fx-against', { count: province.armies, people: peopleName(say, view, province.owner ?? GOLEM_SIDE) }) });
    if (province.city) chips.push({ tone: 'bad', icon: 'city', text: say('lut-fx-city') });
    if (onLutao(id) && !golems && !folk?.people_artefact) chips.push({ tone: 'quiet', text: say('lut-fx-rest') });
  } else if (province.owner === null) chips.push({ tone: 'good', text: say('lut-fx-free', provinceValues(say, id)) });
  for (const { people, kind } of artefactsAt(view, id)) {
    if (people === me) chips.push({ tone: 'good', icon: 'artifact', text: say(`lut-fx-artefact-${kind}`) });
  }
  return chips;
}

function effectsOf(say: Say, view: View, typed: Typed, sight: Sight | null): Effect[] {
  const word = String(typed.word);
  const province = typeof typed.province === 'string' ? typed.province : null;
  if (typed.type === 'At' && word === 'to' && view.phase !== 'teleport_to' && province) return battleChips(say, view, province, sight);
  if (typed.type === 'Take' && view.phase === 'move_count') return battleChips(say, view, goalOf(view) ?? '', sight);
  if (typed.type === 'Edge' && word === 'land' && province) {
    const way = wayOf(view, typed);
    const folk = folkOf(view, ownPeople(view));
    const stock = (folk?.sticks ?? 0) + (folk?.wind ?? 0) + (folk?.bound_wind ?? 0);
    return [...(way ? [{ tone: 'plain' as const, icon: 'ship', text: say('lut-fx-sticks', { sticks: way.sticks, stock }) }] : []), ...battleChips(say, view, province, sight)];
  }
  if (typed.type === 'At' && word === 'fight' && province) return battleChips(say, view, province, sight);
  if (typed.type === 'At' && word === 'city' && province) return [{ tone: 'good', icon: 'city', text: say('lut-fx-city-built', { land: landName(say, landOf(province)) }) }];
  if (typed.type === 'At' && word === 'from' && province) return [...oddsChips(say, sight), { tone: 'plain', icon: 'golem-stone', text: say('lut-fx-golems-join', { count: provinceOf(view, province)?.golems ?? 0 }) }];
  if (typed.type === 'At' && word === 'raise') return [{ tone: 'plain', icon: 'golem-stone', text: say('lut-fx-golem-supply', { count: view.golem_supply }) }];
  if (typed.type === 'At' && ['at', 'kill', 'golems'].includes(word) && province) {
    const found = provinceOf(view, province);
    return found ? [{ tone: 'plain', text: say('lut-fx-there', { count: found.armies, people: peopleName(say, view, found.owner ?? GOLEM_SIDE) }) }] : [];
  }
  if (typed.type === 'Card' && typeof typed.card === 'string') return [{ tone: 'plain', icon: CARD_SYMBOLS[typed.card] ?? 'cc-miss', text: say(`card-text-${typed.card}`) }];
  return [];
}

function detailOf(say: Say, typed: Typed): string {
  if (typed.type === 'Spell') return say(`spell-text-${String(typed.spell)}`);
  if (typed.type === 'Choose') return say(`people-text-${String(typed.people)}`);
  if (typed.type === 'Moon') return say(`rune-text-${String(typed.rune)}`);
  if (typed.type === 'Keep') return say(library.facts.runes.includes(String(typed.card)) ? `rune-text-${String(typed.card)}` : `people-text-${String(typed.card)}`);
  return '';
}

/** A legal move before it is made, in words. */
export function preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview {
  const view = viewOf(scene);
  const say = sayer(voice.texts);
  const { typed } = move;
  const word = wordOf(view, typed);
  const values = { ...valuesOf(say, view, typed), move: move.text };
  const phrase = (part: string, spoken: Values): string => say(voice.texts.has(`lut-${part}-${word}`) ? `lut-${part}-${word}` : 'lut-title-other', spoken);
  const title = phrase('title', { ...values, ...namedOf(values, typed) });
  const verb = voice.texts.has(`lut-verb-${word}`) ? phrase('verb', values) : phrase('title', values);
  return { title, detail: detailOf(say, typed), verb, effects: effectsOf(say, view, typed, sight) };
}

