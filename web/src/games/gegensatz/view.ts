import type { GegensatzEvent, GegensatzMove, GegensatzView } from '../../lib/generated/socket';
import { typedAs } from '../typed';

/** The table as one viewer sees it: manawell/games/gegensatz/information/view.py. */
export type View = GegensatzView;

export const { viewOf, eventOf, moveOf } = typedAs<View, GegensatzEvent, GegensatzMove>();

/** The seat from whose side the table is seen: the viewer's, or the first one for spectators. */
export const near = (view: View): number => (view.viewer >= 0 ? view.viewer : 0);

/** The positions from left to right as seen from there (GEG-2.8). */
export function columns(view: View): number[] {
  const all = view.timeline.map((_, position) => position);
  return near(view) === 1 ? all.reverse() : all;
}
