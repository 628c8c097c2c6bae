import { get, send, type CourseInfo, type LearnedLesson, type LessonInfo } from './api';
import { people } from './people.svelte';
import { router } from './router.svelte';
import { t } from './speech.svelte';

/** The lessons of a course in their order. */
export const lessonsOf = (course: CourseInfo): LessonInfo[] => course.parts.flatMap((part) => part.lessons);

/** What this guest has learned: `game/lesson`. */
export async function learned(): Promise<Set<string>> {
  await people.find();
  return new Set((await get<LearnedLesson[]>('/api/learned')).map(({ game, lesson }) => `${game}/${lesson}`));
}

/** The first lesson that is still to come, if any. */
export function nextLesson(course: CourseInfo, done: ReadonlySet<string>, after?: string): LessonInfo | undefined {
  const lessons = lessonsOf(course);
  const from = after === undefined ? 0 : lessons.findIndex(({ id }) => id === after) + 1;
  const isOpen = ({ id }: LessonInfo): boolean => !done.has(`${course.game}/${id}`);
  return lessons.slice(from).find(isOpen) ?? lessons.find(isOpen);
}

/** Whether the guided first game is what comes next: the first part is done, or its last lesson was just finished. */
export function isReadyToPlay(course: CourseInfo, done: ReadonlySet<string>): boolean {
  return course.parts[0]?.lessons.every(({ id }) => done.has(`${course.game}/${id}`)) ?? false;
}

/** Begins the guided first game. */
export async function playFirstGame(game: string): Promise<void> {
  await people.beSomebody(t('guest'));
  const { id } = await send<{ id: string }>('POST', `/api/games/${game}/first-game`);
  router.go(`/t/${id}`);
}

/** Minutes as they are told: whole ones, but at least one. */
export const minutesOf = (lessons: LessonInfo[]): number => Math.max(1, Math.round(lessons.reduce((sum, { minutes }) => sum + minutes, 0)));

const key = (lesson: string): string => `manawell.lesson.${lesson}`;

/** The step at which a lesson was left. */
export function stepOf(lesson: string): number {
  const kept = Number(localStorage.getItem(key(lesson)) ?? 0);
  return Number.isInteger(kept) && kept > 0 && kept < 100 ? kept : 0;
}

export function keepStep(lesson: string, step: number): void {
  if (step > 0) localStorage.setItem(key(lesson), String(step));
  else localStorage.removeItem(key(lesson));
}
