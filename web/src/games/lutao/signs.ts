/** Where the names of the lands go: in the sea, near their land, clear of everything else. */
import type { LutaoLaid } from '../../lib/generated/socket';
import { centre, turned, type Point } from './geometry';
import { library } from './reference.svelte';

export interface Sign extends Point {
  code: string;
}

const [LETTER, TALL] = [7.4, 18];
const EDGE = { x: 462, y: 292 };

export function hexesOf(code: string, q: number, r: number, rotation: number): { q: number; r: number }[] {
  return (library.land(code)?.shape ?? []).map(([dq, dr]) => {
    const hex = turned({ q: dq, r: dr }, rotation);
    return { q: hex.q + q, r: hex.r + r };
  });
}

/** Whether a name would be drawn over a hex. */
const covers = (sign: Point, half: number, hex: Point): boolean => Math.abs(sign.x - hex.x) < half + 22 && Math.abs(sign.y - 5 - hex.y) < TALL / 2 + 24;

const known = new Map<string, Sign[]>();

export function signs(lands: readonly LutaoLaid[], name: (code: string) => string): Sign[] {
  const key = JSON.stringify(lands) + lands.map(({ land }) => name(land)).join() + library.ready;
  const found = known.get(key);
  if (found) return found;
  const island = [0, 1, 2, 3, 4, 5].map((turn) => turned({ q: 1, r: 0 }, turn)).concat([{ q: 0, r: 0 }, { q: 2, r: -1 }, { q: 0, r: -2 }, { q: -2, r: 0 }, { q: -1, r: 2 }, { q: 1, r: 1 }]);
  const all = lands.flatMap(({ land, q, r, rotation }) => hexesOf(land, q, r, rotation)).concat(island).map(centre);
  const placed: Sign[] = [];
  for (const { land, q, r, rotation } of lands) {
    const own = hexesOf(land, q, r, rotation).map(centre);
    const half = ((name(land).length + 3) * LETTER) / 2;
    const middle = { x: own.reduce((sum, { x }) => sum + x, 0) / Math.max(1, own.length), y: own.reduce((sum, { y }) => sum + y, 0) / Math.max(1, own.length) };
    let best: { sign: Point; cost: number } | null = null;
    for (const hex of own) {
      for (const [dx, dy] of [[0, -36], [0, 48], [half + 34, 5], [-half - 34, 5], [half + 8, -30], [-half - 8, -30], [half + 8, 42], [-half - 8, 42]] as const) {
        const sign = { x: hex.x + dx, y: hex.y + dy };
        const over = all.filter((other) => covers(sign, half, other)).length;
        const clash = placed.filter((other) => Math.abs(other.x - sign.x) < half + 40 && Math.abs(other.y - sign.y) < TALL + 4).length;
        const outside = Math.abs(sign.x) + half > EDGE.x || Math.abs(sign.y) > EDGE.y ? 3 : 0;
        const cost = 100 * (over + clash + outside) + Math.hypot(sign.x - middle.x, sign.y - middle.y) / 4;
        if (!best || cost < best.cost) best = { sign, cost };
      }
    }
    if (best) placed.push({ code: library.land(land)?.code ?? land, ...best.sign });
  }
  if (known.size > 40) known.clear();
  known.set(key, placed);
  return placed;
}
