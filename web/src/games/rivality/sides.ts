/** What the sides are called. */
import type { Values, Voice } from '../../lib/text';
import { COLOURS, sideOf, type View } from './view';

/** What determines who plays a side, from the view or from the options of the table. */
export type Sides = Pick<View, 'mode' | 'human'>;

/** The seat that plays a side alone; null for a team, and for the rival in the solo game, who has no seat. */
function seatOf({ mode, human }: Sides, side: number): number | null {
  if (mode === 'solo') return side === sideOf(human) ? 0 : null;
  return mode === 'teams' ? null : side;
}

/** `$side` and `$side-is`: a single player by name or as "you", a team by its colour, the rival in the solo game by name. */
export function sideValues(sides: Sides, side: number, voice: Voice): Values {
  const seat = seatOf(sides, side);
  if (seat === null) return { side: voice.texts.say(sides.mode === 'solo' ? 'riv-suramun' : `colour-${COLOURS[side] ?? 'orange'}`), 'side-is': 'other' };
  const { seat: name, 'seat-is': is } = voice.values({ seat });
  return { side: name ?? '', 'side-is': is ?? 'other' };
}

/** The same in a word, for lists. */
export function sideName(sides: Sides, side: number, voice: Voice): string {
  const { side: name, 'side-is': is } = sideValues(sides, side, voice);
  return is === 'you' ? voice.texts.say('riv-part-you') : String(name);
}
