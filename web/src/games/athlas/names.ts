/** The names of units and places in words without coordinates: the plate on the base, and the compass. */
import type { Telling, Values } from '../../lib/text';
import { distance, flat } from './geometry';
import { ROMAN, type Spot } from './view';

const COMPASS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;
const CENTRE: Spot = { q: 0, r: 0 };
const SQUASHED = 0.86;

/** What is on the plate of a unit's base: "II" for the first unit of the second alpha, "II·2" for the next one. */
export function plate(unit: string): string {
  const found = /^[gs](\d)\.(\d+)$/.exec(unit);
  if (!found) return unit;
  const numeral = ROMAN[Number(found[1])] ?? '';
  return Number(found[2]) > 1 ? `${numeral}·${found[2]}` : numeral;
}

/** The direction from one field to another. */
export function compass(from: Spot, to: Spot): (typeof COMPASS)[number] {
  const [one, two] = [flat(from), flat(to)];
  const eighth = Math.round(Math.atan2((two.y - one.y) / SQUASHED, two.x - one.x) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8] ?? 'E';
}

/** The part of the battlefield that a field lies in. */
export const region = (spot: Spot): string => (distance(CENTRE, spot) <= 1 ? 'C' : compass(CENTRE, spot));

const spotOf = (q: unknown, r: unknown): Spot | null => (typeof q === 'number' && typeof r === 'number' ? { q, r } : null);

/** Events name units by their plates, fields by their part of the battlefield, and movements by their direction. */
export const telling: Telling = (fields, { texts }) => {
  const told: Values = {};
  for (const name of ['unit', 'target']) if (fields[name]) told[name] = plate(String(fields[name]));
  const [from, to] = [spotOf(fields.from_q, fields.from_r), spotOf(fields.q, fields.r)];
  if (to) told.place = texts.say(`ath-in-${region(to)}`);
  if (from && to) told.way = texts.say(`ath-to-${compass(from, to)}`);
  const choice = String(fields.choice ?? '');
  const field = /^(-?\d+),(-?\d+)$/.exec(choice);
  if (field) told.choice = texts.say(`ath-in-${region({ q: Number(field[1]), r: Number(field[2]) })}`);
  else if (choice !== plate(choice)) told.choice = plate(choice);
  const moment = /^c(\d+)$/.exec(String(fields.moment ?? ''));
  if (moment) told.number = Number(moment[1]);
  return told;
};
