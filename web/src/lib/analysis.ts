/** What an analysis says, read for the page. All figures are chances from 0 to 1 by side. */
import type { components } from './generated/api';

type Schemas = components['schemas'];
export type Analysis = Schemas['Analysis'];
export type Report = Schemas['Report'];
export type Step = Schemas['Step'];
export type Decision = Schemas['Decision'];
export type Candidate = Schemas['Candidate'];
export type Balance = Schemas['Balance'];
export type Moment = Schemas['Moment'];
export type Span = Schemas['Span'];

/** The signs of reviewers, and a die for chance. */
export type Sign = '??' | '?' | '?!' | '!!' | 'die';
const GRADES: Partial<Record<Decision['grade'], Sign>> = { blunder: '??', mistake: '?', inaccuracy: '?!' };
/** By how much a move must surpass every other, in the eyes of its player, to be the only good one. */
const ONLY = 0.16;
/** How many signs a curve can bear. */
const MOST_SIGNS = 12;

const EMPTY_DECISION = { loss: 0, exact: false, candidates: [], line: [] };
const EMPTY_CANDIDATE = { error: 0, equal: false, played: false, reason: null };
const EMPTY_STEP = { chance: false, seat: null, move: null, decision: null, outcomes: [] };

/** A step with what the server leaves out because it is nothing. */
export function whole(step: Partial<Step>): Step {
  const { decision } = step;
  const told = decision ? { ...EMPTY_DECISION, ...decision, candidates: (decision.candidates ?? []).map((one) => ({ ...EMPTY_CANDIDATE, ...one })) } : null;
  return { ...EMPTY_STEP, ...step, decision: told } as Step;
}

/** The report so far with news: its steps are those that we had not asked for yet. */
export function grown(before: Report | null, news: Report): Report {
  return { ...news, steps: [...(before?.steps ?? []), ...news.steps.map(whole)] };
}

/** Whether a decision was best and everything else would have been a blunder. */
function isOnly({ grade, candidates }: Decision): boolean {
  const [best, ...others] = candidates;
  return grade === 'best' && best !== undefined && others.length > 0 && best.played && others.every(({ worth }) => best.worth - worth > ONLY);
}

export function signOf(step: Step): Sign | null {
  const sign = step.decision && (GRADES[step.decision.grade] ?? (isOnly(step.decision) ? '!!' : null));
  return sign ?? null;
}

/** The sign of a key moment. */
export const momentSign = (report: Report, { kind, step }: Moment): Sign | null => (kind === 'luck' ? 'die' : signOf(report.steps[step] as Step));

/** The largest swings, as far as they can be told from nothing. */
export const keyMoments = (report: Report): Moment[] => report.moments.filter(({ swing }) => swing.some((value) => points(value) !== '0'));

/** The chances of all sides after a step: as a seat could judge them, or as all seats together. */
export function chancesAt(report: Report, number: number, seat: number, knew: boolean): number[] {
  const step = report.steps[number];
  return (knew ? step?.knew[seat] : step?.true) ?? report.start;
}

export interface Mark {
  step: number;
  sign: Sign;
}

/** What stands on the curve: the key moments, and the weightiest of the other signs. */
export function marksOf(report: Report): Mark[] {
  const moments = keyMoments(report).flatMap((moment) => {
    const sign = momentSign(report, moment);
    return sign ? [{ step: moment.step, sign }] : [];
  });
  const taken = new Set(moments.map(({ step }) => step));
  const others = report.steps.filter(({ number }) => !taken.has(number)).flatMap((step) => {
    const sign = signOf(step);
    return sign && sign !== '?!' ? [{ step: step.number, sign, weight: step.decision?.loss ?? 0 }] : [];
  });
  others.sort((one, other) => other.weight - one.weight);
  return [...moments, ...others.slice(0, Math.max(0, MOST_SIGNS - moments.length)).map(({ step, sign }) => ({ step, sign }))];
}

/** What a turn or round brought a side: by chance, and by the decisions of its own seats and of the others. */
export interface Sum {
  luck: number;
  own: number;
  others: number;
}

/** By turn or round. */
export function sums(report: Report, side: number): Sum[] {
  const found = report.stops.map(() => ({ luck: 0, own: 0, others: 0 }));
  for (const { stop, luck, skill, seat } of report.steps) {
    const sum = found[stop];
    if (!sum) continue;
    sum.luck += luck[side] ?? 0;
    sum[seat !== null && report.sides[seat] === side ? 'own' : 'others'] += skill[side] ?? 0;
  }
  return found;
}

/** The step at which the next turn or round ends, or the last one did. */
export function nextStop(report: Report, step: number, by: 1 | -1): number {
  const ends = report.stops.map(({ last }) => last);
  const found = by > 0 ? ends.find((end) => end > step) : ends.filter((end) => end < step).at(-1);
  return found ?? (by > 0 ? report.last : 0);
}

export const stopAt = (report: Report, step: number): number => Math.max(0, report.stops.findIndex(({ last }) => last >= step));

/** The steps that a curve leads through: all of them where there is room for so many, or else the ends of turns and rounds. */
export function waypoints({ steps, stops }: Report, most: number): number[] {
  if (steps.length <= most) return steps.map(({ number }) => number);
  const ends = stops.map(({ last }) => last).filter((last) => last < steps.length);
  return [...new Set([0, ...ends, steps.length - 1])];
}

/** Turns or rounds in a row, so few that all of them have room over the curve. */
export interface Chapter {
  kind: string;
  /** The numbers of its first and last turn or round. */
  from: number;
  to: number;
  first: number;
  last: number;
  /** The indices of its stops in the report. */
  stops: number[];
}

/** The whole game in at most so many chapters of equally many turns or rounds; what comes before the first belongs to it. */
export function chapters({ stops }: Report, most: number): Chapter[] {
  const numbers = Math.max(1, ...stops.map(({ stop }) => stop.number));
  const every = Math.ceil(numbers / most);
  const found: Chapter[] = [];
  stops.forEach(({ stop: { kind, number }, first, last }, index) => {
    const at = Math.ceil(Math.max(1, number) / every) - 1;
    const chapter = (found[at] ??= { kind, from: at * every + 1, to: Math.min(numbers, (at + 1) * every), first, last, stops: [] });
    if (number > 0) chapter.kind = kind;
    chapter.last = last;
    chapter.stops.push(index);
  });
  return found.filter(Boolean);
}

/** How often a chance lies between two values. */
export interface Bin {
  from: number;
  to: number;
  share: number;
  /** Whether what came lies there. */
  came: boolean;
}

const BINS = 5;

/** What could have come in a step, by the chance of a side after it; nothing if that hardly differs. */
export function spreadOf({ outcomes, true: after }: Step, side: number): Bin[] {
  const came = after[side] ?? 0;
  const values = outcomes.map((outcome) => outcome[side] ?? 0);
  const [least, most] = [Math.min(came, ...values), Math.max(came, ...values)];
  if (values.length === 0 || percent(most) - percent(least) < BINS) return [];
  const wide = (most - least) / BINS;
  const bin = (value: number): number => Math.min(BINS - 1, Math.floor((value - least) / wide));
  return Array.from({ length: BINS }, (_, at) => ({
    from: least + at * wide, to: least + (at + 1) * wide, share: values.filter((value) => bin(value) === at).length / values.length, came: bin(came) === at,
  }));
}

export const FIGURES = ['start', 'luck', 'own', 'others', 'residue'] as const;
export type Figure = (typeof FIGURES)[number];

export interface Bar {
  figure: Figure | 'result';
  value: number;
  from: number;
  to: number;
}

/** A balance as bars, each of which begins where the one before it ends; the last is the result. */
export function waterfall(balance: Balance): Bar[] {
  let at = 0;
  const bars: Bar[] = FIGURES.map((figure) => {
    const [from, value] = [at, balance[figure]];
    at += value;
    return { figure, value, from, to: at };
  });
  return [...bars, { figure: 'result', value: balance.result, from: 0, to: balance.result }];
}

/** What is missing from the figures as they are told, so that these add up exactly, too. */
export function missing({ start, luck, own, others, result }: Balance): number {
  return (percent(result) - [start, luck, own, others].reduce((sum, value) => sum + percent(value), 0)) / 100;
}

/** Chances in whole percents that add up to as many as the chances do: the largest remainders are rounded up. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance * 100));
  const remainders = chances.map((chance, at) => ({ at, left: chance * 100 - (whole[at] ?? 0) })).sort((one, other) => other.left - one.left);
  const wanted = percent(chances.reduce((sum, chance) => sum + chance, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const raised = new Set(remainders.slice(0, wanted).map(({ at }) => at));
  return whole.map((one, at) => (raised.has(at) ? one + 1 : one));
}

/** The range that bars need, so that none leaves its lane. */
export function rangeOf(bars: Bar[]): [number, number] {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}

/** Points of chance with a sign; nothing changes if it rounds to nothing. */
export function points(value: number): string {
  const rounded = Math.round(value * 100);
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '\u2212'}${Math.abs(rounded)}`;
}

export const percent = (value: number): number => Math.round(value * 100);
