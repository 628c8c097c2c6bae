import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from './analysis';
import { Review } from './review.svelte';

/** What the server says at each look; the last answer stays. */
let answers: unknown[] = [];
let asked: string[] = [];

const report = (from: number, to: number): Report => ({ steps: Array.from({ length: to - from }, (_, at) => ({ number: from + at })), progress: to / 4 }) as unknown as Report;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    if (init?.method === 'POST') return Promise.resolve(new Response(null, { status: 204 }));
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer === null ? Promise.reject(new Error('offline')) : Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function followed(): Promise<Review> {
  const review = new Review('abc');
  review.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  return review;
}

it('asks for an analysis once, and reads only what is new until it is done', async () => {
  answers = [{ status: 'none', report: null }, { status: 'running', report: report(0, 2) }, { status: 'running', report: report(2, 3) }, { status: 'done', report: report(3, 4) }];
  const review = await followed();
  expect(asked).toEqual(['GET', 'POST', 'GET', 'GET', 'GET'].map((method, at) => `${method} /api/tables/abc/analysis${method === 'GET' ? `?since=${[0, 0, 0, 2, 3][at]}` : ''}`));
  expect(review.report?.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(review.done).toBe(true);
});

it('asks again when it was interrupted, but not for ever', async () => {
  answers = [{ status: 'paused', report: report(0, 1) }, { status: 'paused', report: report(1, 1) }];
  const review = await followed();
  expect(asked.filter((one) => one.startsWith('POST')).length).toBe(3);
  expect(review.fault?.fault).toBe('analysis-stuck');
});

it('waits until the server can be reached again', async () => {
  answers = [null, { status: 'done', report: report(0, 4) }];
  const review = await followed();
  expect([review.fault, review.done]).toEqual([null, true]);
});

it('asks no more when nobody looks', async () => {
  answers = [{ status: 'running', report: report(0, 1) }];
  const review = new Review('abc');
  review.follow();
  await vi.advanceTimersByTimeAsync(1000);
  review.stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(before);
});
