import { describe, expect, it, vi } from 'vitest';
import { countdown, gamesOf, gradeOf, playerName, pointsText } from './events';
import { EventSight } from './event.svelte';
import type { EventTold } from './generated/socket';

vi.mock('./speech.svelte', () => ({ t: (id: string, values: Record<string, unknown> = {}) => `${id}${Object.values(values).join()}` }));

const player = (number: number, kind: string, name: string, level: string | null = null) => ({
  number, kind, name, level, guest: null, avatar: '', program: false, away: false, rank: number, points: 0, breaks: [], games: 0, wins: 0, streak: false, sheet: [], table: null,
});
const event = {
  type: 'event', id: 'e', name: 'Friday', kind: 'swiss', game: 'nim', options: {}, clock: null, rated: false, state: 'running', host: null, seats: 2, rounds: 3, round: 2,
  round_due: null, next_at: null, minutes: 0, starts_at: null, wanted: null, most: 64, startable: false, began_at: 1, ends_at: null, ended_at: null,
  players: [player(1, 'person', 'Ada'), player(3, 'bot', 'master', 'master'), player(2, 'bot', 'master', 'master'), player(4, 'person', '')],
  games: [
    { number: 1, round: 1, players: [1, 2], table: 'a', points: [1, 0], over: true },
    { number: 2, round: 2, players: [2, 1], table: 'b', points: null, over: false },
  ],
} as unknown as EventTold;

describe('events', () => {
  it('writes points as people do', () => {
    expect([0, 0.5, 1, 2.5, 1 / 3, 4 / 3, 2.75, 0.1].map(pointsText)).toEqual(['0', '½', '1', '2½', '⅓', '1⅓', '2¾', '0.10']);
  });

  it('grades a result by what could be had', () => {
    expect([gradeOf(1, 1), gradeOf(0.5, 1), gradeOf(0, 1), gradeOf(4, 2)]).toEqual(['w', 'd', 'l', 'w']);
  });

  it('numbers bots of the same level in the order in which they came', () => {
    expect(event.players.map((one) => playerName(event, one).slice(-2))).toEqual(['da', ' 2', ' 1', 'st']);
  });

  it('shows the games of a round, and of an arena the latest first', () => {
    expect(gamesOf(event, 2).map(({ number }) => number)).toEqual([2]);
    expect(gamesOf({ ...event, kind: 'arena' }, 1).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('counts down to nothing and not below', () => {
    expect([125, 3600, 0.2, -5].map(countdown)).toEqual(['2:05', '1:00:00', '0:01', '0:00']);
  });

  it('follows an event, and knows when there is none', () => {
    const lines: { onmessage?: (event: { data: string }) => void; onclose?: (event: { code: number }) => void; close: () => void }[] = [];
    const sight = new EventSight('e', () => {
      lines.push({ close: () => undefined });
      return lines.at(-1) as unknown as WebSocket;
    });
    sight.look();
    lines[0]?.onmessage?.({ data: JSON.stringify([{ ...event, now: 5000 }]) });
    expect(sight.told?.round).toBe(2);
    expect(Math.abs(sight.now - 5000)).toBeLessThan(60);
    lines[0]?.onclose?.({ code: 4404 });
    expect([sight.gone, lines.length]).toEqual([true, 1]);
    sight.stop();
  });
});
