import type { components } from './generated/api';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type GameInfo = Schemas['GameInfo'];
export type Mode = Schemas['ModeInfo'];
export type Choice = Schemas['ChoiceInfo'];
export type Count = Schemas['CountInfo'];
export type Level = Schemas['LevelInfo'];
export type SeatWish = Schemas['SeatWish'];
export type TermsWish = Partial<Schemas['TermsWish']>;
export type ListedTable = Schemas['ListedTable'];
export type Replay = Schemas['Replay'];
export type Comments = Schemas['Comments'];
export type CourseInfo = Schemas['CourseInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type LearnedLesson = Schemas['LearnedLesson'];
export type AllPuzzles = Schemas['AllPuzzles'];
export type BalanceReport = Schemas['BalanceReport'];
export type BalanceSingle = Schemas['BalanceSingle'];
export type BalanceEstimate = Schemas['BalanceEstimate'];
export type Laboratory = Schemas['Laboratory'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type SolvedPuzzles = Schemas['SolvedPuzzles'];
export type PictureInfo = Schemas['PictureInfo'];
export type Profile = Schemas['Profile'];
export type Person = Schemas['Person'];
export type Privacy = Schemas['Privacy'];
export type CarryLink = Schemas['CarryLink'];
export type Carried = Schemas['Carried'];
export type GamesPage = Schemas['GamesPage'];
export type Tally = Schemas['TallyInfo'];
export type Blocked = Schemas['Blocked'];
export type RatingInfo = Schemas['RatingInfo'];
export type ListedEvent = Schemas['ListedEvent'];
export type NewEventWish = Schemas['NewEvent'];
export type Rulebook = Schemas['RulebookInfo'];
export type Objection = Schemas['Objection'];
export type NoticeInfo = Schemas['NoticeInfo'];
export type NoticeWishes = Schemas['NoticeWishes'];

/** What went wrong, as a message id with values. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly fault: string,
    readonly values: Record<string, string | number> = {},
    /** The rule of the game that excludes a position. */
    readonly objection: Objection | null = null,
  ) {
    super(fault);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Fault(0, 'fault-offline');
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const told = body as { fault?: string; values?: Record<string, string | number>; objection?: Objection | null } | null;
  throw new Fault(answer.status, told?.fault ?? 'fault-server', told?.values ?? { status: answer.status }, told?.objection);
}

export async function fetchText(path: string): Promise<string> {
  return (await request(path)).text();
}

export async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

export async function remove(path: string): Promise<void> {
  await request(path, { method: 'DELETE' });
}

export async function send<T>(method: 'POST' | 'PATCH', path: string, body: unknown = {}): Promise<T> {
  const answer = await request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (answer.status === 204 ? null : await answer.json()) as T;
}
