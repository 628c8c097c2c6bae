/** What stands in a province, and what it means. */
import type { Voice } from '../../lib/text';
import { armiesText, artefactsAt, isCitySite, isYours, landLine, peopleName, type Say } from './labels';
import { CITY, isContested, landOf, landOwner, onLutao, type Province, type View } from './view';

export interface Fact {
  text: string;
  /** What it means, for those who see it for the first time. */
  why: string;
}

export function facts(say: Say, view: View, province: Province, voice: Voice): Fact[] {
  const found: Fact[] = [];
  const tell = (text: string, ...why: string[]): void => void found.push({ text, why: why.map((id) => say(`lut-tip-${id}`)).join(' ') });
  tell(armiesText(say, view, province, voice), province.golems > 0 ? 'golems' : province.owner === null ? 'empty' : 'armies');
  if (isContested(province)) tell(say('lut-attacked-by', { count: province.attackers }), 'contested');
  if (province.city) tell(say('lut-city'), province.id === CITY ? 'city-lutao' : 'city');
  if (isCitySite(province)) tell(say('lut-city-site'), 'city-site');
  if (province.ships.length > 0) {
    const directions = province.ships.map((way) => say(`direction-${way}`)).join(', ');
    tell(say('lut-ships-at', { count: province.ships.length, directions }), 'ship', ...(province.sailed.length > 0 ? ['ship-sailed'] : []));
  }
  const held = province.hostages.reduce((sum, count) => sum + count, 0);
  if (held > 0) tell(say('lut-count-hostages', { count: held }), 'hostages');
  for (const { people, kind } of artefactsAt(view, province.id)) {
    tell(say(isYours(view, people, voice) ? `lut-your-artefact-${kind}` : `lut-artefact-${kind}`, { people: peopleName(say, view, people) }), `artefact-${kind}`);
  }
  if (view.traps.includes(province.id)) tell(say('lut-trap-here'), 'trap');
  const land = landOf(province.id);
  if (!onLutao(province.id)) tell(landLine(say, view, land), landOwner(view, land) >= 0 ? 'land-whole' : 'land-open');
  return found;
}

interface Spot {
  x: number;
  y: number;
}

/** Between a card and the edge of the map. */
const EDGE = 8;

/** Where the card about a place goes: above, below or beside it, wherever it hides the least. */
export function cardPlace(at: Spot, half: number, size: { wide: number; high: number }, map: { wide: number; high: number }, shy: (Spot & { weight: number })[]): { left: number; top: number } {
  const inside = (from: number, length: number, room: number): number => Math.max(EDGE, Math.min(from, room - length - EDGE));
  const spots = [
    { left: at.x - size.wide / 2, top: at.y - half - size.high },
    { left: at.x - size.wide / 2, top: at.y + half },
    { left: at.x + half, top: at.y - size.high / 2 },
    { left: at.x - half - size.wide, top: at.y - size.high / 2 },
  ].map(({ left, top }) => ({ left: inside(left, size.wide, map.wide), top: inside(top, size.high, map.high) }));
  const covers = ({ left, top }: { left: number; top: number }, { x, y }: Spot): boolean => {
    const near = 0.75 * half;
    return x > left - near && x < left + size.wide + near && y > top - near && y < top + size.high + near;
  };
  const cost = (spot: { left: number; top: number }): number => [{ ...at, weight: 4 }, ...shy].reduce((sum, other) => sum + (covers(spot, other) ? other.weight : 0), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
