/** A position as plain data: how it is changed piece by piece, and how it travels in a link. */
import type { components } from './generated/api';

export type PositionFile = components['schemas']['PositionFile'];
export type CheckedPosition = components['schemas']['CheckedPosition'];
export type Verdict = components['schemas']['Verdict'];
export type WeighedPosition = components['schemas']['WeighedPosition'];
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];
type Branch = Json[] | { [name: string]: Json };

export const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);
export const isGroup = (value: Json | undefined): value is { [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (one: Path, other: Path): boolean => one.length === other.length && one.every((key, at) => key === other[at]);

export function at(root: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => (isList(value) || isGroup(value) ? (value as Record<string | number, Json>)[key] : undefined), root);
}

/** The same data with another value at a place. */
export function put(root: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (isList(root) ? [...root] : { ...(root as object) }) as Branch;
  (copy as Record<string | number, Json>)[key] = put((copy as Record<string | number, Json>)[key] ?? null, rest, value);
  return copy;
}

/** The same data without an item of a list. */
export function without(root: Json, path: Path): Json {
  const list = at(root, path.slice(0, -1));
  return isList(list) ? put(root, path.slice(0, -1), list.toSpliced(Number(path.at(-1)), 1)) : root;
}

/** The same data with an item more at the end of a list. */
export function added(root: Json, list: Path, item: Json): Json {
  const items = at(root, list);
  return isList(items) ? put(root, list, [...items, item]) : root;
}

/** Two pieces change places. */
export function swapped(root: Json, one: Path, other: Path): Json {
  const [first, second] = [at(root, one) ?? null, at(root, other) ?? null];
  return put(put(root, one, second), other, first);
}

/** A piece of a list goes to the end of a list; a piece that stands alone leaves nothing behind. */
export function moved(root: Json, piece: Path, list: Path): Json {
  const item = at(root, piece) ?? null;
  const from = piece.slice(0, -1);
  if (!isList(at(root, from))) return put(added(root, list, item), piece, null);
  // What comes later in the same list moves up, so the piece is taken away first, unless the list lies behind it.
  return same(from, list) ? added(without(root, piece), list, item) : without(added(root, list, item), piece);
}

/** What a JSON schema says of a place. */
export interface Shape {
  type?: string;
  items?: Shape;
  anyOf?: Shape[];
  $ref?: string;
  properties?: Record<string, Shape>;
  default?: Json;
  $defs?: Record<string, Shape>;
}

/** The shape without references and without the possibility that nothing is there; and whether there is that. */
export function shapeOf(schema: Shape, shape: Shape | undefined): { shape: Shape; nullable: boolean } {
  if (!shape) return { shape: {}, nullable: false };
  if (shape.$ref) return shapeOf(schema, schema.$defs?.[shape.$ref.split('/').at(-1) ?? '']);
  if (shape.anyOf) {
    const some = shape.anyOf.filter(({ type }) => type !== 'null');
    return { shape: shapeOf(schema, some[0]).shape, nullable: some.length < shape.anyOf.length };
  }
  return { shape, nullable: shape.type === 'null' };
}

/** The least that a shape allows, for a new item. */
export function blank(schema: Shape, wanted: Shape | undefined): Json {
  const { shape, nullable } = shapeOf(schema, wanted);
  if (nullable) return null;
  switch (shape.type) {
    case 'integer': case 'number': return 0;
    case 'string': return '';
    case 'boolean': return false;
    case 'array': return [];
    case 'object': return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, blank(schema, part)]));
    default: return null;
  }
}

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
}

/** A position for the part of a link after `#`, which stays in the browser. */
export async function pack(file: PositionFile): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(file), new CompressionStream('deflate-raw')));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The position in a link; null if there is none. */
export async function unpack(text: string): Promise<PositionFile | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return readFile(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

/** The position in a file; null if it is something else. */
export function readFile(text: string): PositionFile | null {
  try {
    const found = JSON.parse(text) as Partial<PositionFile> | null;
    return found?.format === 'manawell position 1' && typeof found.game === 'string' && isGroup(found.position as Json) ? (found as PositionFile) : null;
  } catch {
    return null;
  }
}
