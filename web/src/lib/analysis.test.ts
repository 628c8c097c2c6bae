import { expect, it } from 'vitest';
import { chancesAt, chapters, grown, keyMoments, marksOf, missing, nextStop, percents, points, rangeOf, signOf, spreadOf, stopAt, sums, waterfall, waypoints, whole, type Balance, type Candidate, type Decision, type Report, type Step } from './analysis';

const candidate = (worth: number, played = false): Candidate => ({ text: String(worth), worth, played, error: 0, equal: false, reason: null });
const decision = (grade: Decision['grade'], ...candidates: Candidate[]): Decision => ({ grade, loss: 0, exact: false, line: [], candidates });
const step = (number: number, stop: number, fields: Partial<Step> = {}): Step =>
  whole({ number, stop, true: [0.5, 0.5], knew: [[0.6, 0.4], [0.3, 0.7]], luck: [0, 0], skill: [0, 0], ...fields });

const REPORT = {
  sides: [0, 1], start: [0.5, 0.5], last: 4, moments: [],
  stops: [{ stop: { kind: 'setup', number: 0, seat: null }, first: 0, last: 0 }, { stop: { kind: 'turn', number: 1, seat: 0 }, first: 1, last: 2 }, { stop: { kind: 'turn', number: 2, seat: 1 }, first: 3, last: 4 }],
  steps: [
    step(0, 0, { luck: [0.1, -0.1] }),
    step(1, 1, { seat: 0, skill: [-0.2, 0.2], decision: decision('blunder') }),
    step(2, 1, { seat: 0, luck: [0.05, -0.05] }),
    step(3, 2, { seat: 1, skill: [0.1, -0.1], decision: decision('mistake') }),
  ],
} as unknown as Report;

it('fills in what the server leaves out', () => {
  expect(whole({ number: 3, decision: { grade: 'best' } as Decision })).toMatchObject({ seat: null, chance: false, decision: { loss: 0, candidates: [], line: [] } });
  const news = grown(REPORT, { ...REPORT, steps: [{ number: 4, stop: 2 } as Step] });
  expect(news.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  expect(news.steps[4]?.decision).toBeNull();
});

it('gives a sign to what stands out, and only to that', () => {
  const signs = (...candidates: Candidate[]) => signOf(step(1, 1, { decision: decision('best', ...candidates) }));
  expect(signOf(step(1, 1, { decision: decision('inaccuracy') }))).toBe('?!');
  expect(signOf(step(1, 1, { decision: decision('good') }))).toBeNull();
  expect(signs(candidate(0.9, true), candidate(0.5), candidate(0.4))).toBe('!!');
  expect(signs(candidate(0.9, true), candidate(0.8), candidate(0.4)), 'another one was good too').toBeNull();
  expect(signs(candidate(0.9), candidate(0.5, true)), 'it was not played').toBeNull();
  expect(signs(candidate(0.9, true)), 'nothing else is known').toBeNull();
});

it('tells figures that add up as they are told', () => {
  const balance = { start: 0.314, luck: 0.084, own: -0.106, others: 0.046, residue: -0.005, result: 0.333 } as Balance;
  expect(Math.round(missing(balance) * 100), '31 + 8 − 11 + 5 = 33').toBe(0);
  expect(percents([0.567, 0.198, 0.235])).toEqual([57, 20, 23]);
  expect(percents([0.3]), 'alone').toEqual([30]);
  expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, one) => sum + one)).toBe(100);
});

it('knows what one seat knew from what was true', () => {
  expect(chancesAt(REPORT, 1, 1, true)).toEqual([0.3, 0.7]);
  expect(chancesAt(REPORT, 1, 1, false)).toEqual([0.5, 0.5]);
  expect(chancesAt(REPORT, 9, 0, true), 'not analysed yet').toEqual([0.5, 0.5]);
});

it('books luck, own decisions and those of others by turn', () => {
  expect(sums(REPORT, 0)).toEqual([{ luck: 0.1, own: 0, others: 0 }, { luck: 0.05, own: -0.2, others: 0 }, { luck: 0, own: 0, others: 0.1 }]);
});

it('stops at the ends of turns', () => {
  expect([0, 1, 2, 3].map((at) => nextStop(REPORT, at, 1))).toEqual([2, 2, 4, 4]);
  expect([4, 3, 2, 1].map((at) => nextStop(REPORT, at, -1))).toEqual([2, 2, 0, 0]);
  expect([0, 1, 4].map((at) => stopAt(REPORT, at))).toEqual([0, 1, 2]);
});

it('leads a curve through all steps, or where they are too many through the ends of turns', () => {
  expect(waypoints(REPORT, 4)).toEqual([0, 1, 2, 3]);
  expect(waypoints(REPORT, 3), 'the turn that is being analysed ends where the analysis is').toEqual([0, 2, 3]);
  expect(waypoints({ ...REPORT, steps: [] }, 3)).toEqual([]);
});

it('divides a game into chapters that have room, with the setup in the first', () => {
  expect(chapters(REPORT, 1)).toEqual([{ kind: 'turn', from: 1, to: 2, first: 0, last: 4, stops: [0, 1, 2] }]);
  expect(chapters(REPORT, 9).map(({ from, to, first, last }) => [from, to, first, last])).toEqual([[1, 1, 0, 2], [2, 2, 3, 4]]);
  expect(chapters({ ...REPORT, stops: [{ stop: { kind: 'game', number: 0, seat: null }, first: 0, last: 4 }] }, 9)).toHaveLength(1);
});

it('shows what could have come in five parts, unless all of it is alike', () => {
  const outcomes = [[0.1, 0.9], [0.1, 0.9], [0.35, 0.65], [0.6, 0.4]];
  const bins = spreadOf(step(1, 1, { true: [0.35, 0.65], outcomes, chance: true }), 0);
  expect(bins.map(({ share }) => share)).toEqual([0.5, 0, 0.25, 0, 0.25]);
  expect(bins.map(({ came }) => came)).toEqual([false, false, true, false, false]);
  expect(spreadOf(step(1, 1, { true: [0.5, 0.5], outcomes: [[0.51, 0.49], [0.5, 0.5]] }), 0)).toEqual([]);
  expect(spreadOf(step(1, 1), 0)).toEqual([]);
});

it('marks the key moments and the other grave errors once', () => {
  const moments = [{ step: 0, kind: 'luck', swing: [0.1, -0.1], seat: null }, { step: 1, kind: 'skill', swing: [-0.2, 0.2], seat: 0 }] as Report['moments'];
  const faint = { step: 2, kind: 'luck', swing: [0.004, -0.004], seat: 0 } as Report['moments'][number];
  expect(keyMoments({ ...REPORT, moments: [...moments, faint] })).toEqual(moments);
  expect(marksOf({ ...REPORT, moments })).toEqual([{ step: 0, sign: 'die' }, { step: 1, sign: '??' }, { step: 3, sign: '?' }]);
});

it('lets bars begin where the last one ends, and end at the result', () => {
  const bars = waterfall({ seat: 0, start: 0.5, luck: 0.2, own: -0.3, others: 0.7, residue: -0.1, result: 1, accuracy: null, grades: {}, errors: {} });
  expect(bars.slice(1, 5).map(({ from }, at) => Math.abs(from - (bars[at]?.to ?? 0)) < 1e-9)).toEqual([true, true, true, true]);
  expect(bars[4]?.to).toBeCloseTo(1);
  expect(bars[5]).toEqual({ figure: 'result', value: 1, from: 0, to: 1 });
  expect(rangeOf(bars)[1]).toBeCloseTo(1.1);
  expect([0.004, 0.126, -0.126].map(points)).toEqual(['0', '+13', '\u221213']);
});
