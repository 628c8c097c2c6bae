import type { Options } from '../lib/protocol';
import type { SeatColour } from '../lib/players';

/** The colour of a seat by its id; partners share one. */
const COLOURS: Record<string, SeatColour> = {
  A: 'orange', B: 'purple',
  orange: 'orange', purple: 'purple', turquoise: 'teal',
  gold: 'gold', silver: 'silver',
  crimson: 'rose', violet: 'purple', teal: 'teal', amber: 'orange',
};
const USUAL: readonly SeatColour[] = ['orange', 'purple', 'teal', 'rose'];

export interface SeatLook {
  /** The message `seat-<id>` names the seat. */
  id: string;
  colour: SeatColour;
}

/** The names and colours of the seats of a table that has no board yet; they are the same as on the board. */
export function seatLooks(game: string, options: Options, seats: readonly string[]): SeatLook[] {
  // Each player of this variant leads two of the four peoples and goes by the first (LUT-18.2).
  const ids = game === 'lutao' && options.mode === 'pro' ? ['crimson', 'teal'] : seats;
  return ids.map((id, index) => ({ id, colour: COLOURS[id.replace(/_\d+$/, '')] ?? USUAL[index] ?? 'orange' }));
}
