/** The places of cells in words, as seen from the Well, which is in the middle of every game but the solo game. */
import type { Options } from '../../lib/protocol';
import type { Telling, Texts, Values, Voice } from '../../lib/text';
import { sideName, sideValues, type Sides } from './sides';
import { figure, sideOf, type Spot } from './view';

export const coordinates = ({ x, y }: Spot): string => `(${figure(x)}, ${figure(y)})`;

/** "north of the Well", "on (2, 3)": the words after "lies" or after the name of a tile. */
export function placeOf(texts: Texts, spot: Spot, solo: boolean): string {
  if (solo) return texts.say('riv-place-cell', { cell: coordinates(spot) });
  const [along, across] = [spot.y > 0 ? 'S' : 'N', spot.x > 0 ? 'E' : 'W'];
  const [rows, columns] = [Math.abs(spot.y), Math.abs(spot.x)];
  const side = (name: string): string => texts.say(`riv-side-${name}`);
  if (rows === 0 && columns === 0) return texts.say('riv-place-well');
  const way = side((rows ? along : '') + (columns ? across : ''));
  if (rows <= 1 && columns <= 1) return texts.say('riv-place-near', { way });
  if (rows === 0 || columns === 0) return texts.say('riv-place-far', { cells: rows + columns, way });
  return texts.say('riv-place-both', { rows, along: side(along), columns, across: side(across) });
}

/** A tile with its place; the Well needs none. */
export const tileAt = (texts: Texts, tile: string, name: string, spot: Spot, solo: boolean): string =>
  texts.say('riv-part-tile', { tile: name, 'tile-id': tile, place: placeOf(texts, spot, solo) });

/** The places that an event names by their coordinates, and the sides it names by their colours. */
export const telling: Telling = (fields, voice, options) => {
  const place = (x: unknown, y: unknown): string | null =>
    typeof x === 'number' && typeof y === 'number' ? placeOf(voice.texts, { x, y }, options.mode === 'solo') : null;
  const [there, source] = [place(fields.x, fields.y), place(fields.source_x, fields.source_y)];
  return { ...(there === null ? {} : { place: there }), ...(source === null ? {} : { 'source-place': source }), ...sidesIn(fields, voice, options) };
};

function sidesIn({ colour, colours, points }: Record<string, unknown>, voice: Voice, options: Options): Values {
  const sides: Sides = { mode: String(options.mode), human: String(options.solo_colour) };
  if (typeof colour === 'string') return sideValues(sides, sideOf(colour), voice);
  if (Array.isArray(colours)) return { winners: voice.texts.join(colours.map((one) => sideName(sides, sideOf(one), voice))) };
  return Array.isArray(points) ? Object.fromEntries(points.map((_, side) => [`side-${side}`, sideName(sides, side, voice)])) : {};
}
