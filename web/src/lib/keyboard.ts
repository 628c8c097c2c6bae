export type Towards = 'left' | 'up' | 'right' | 'down';

/** What a key asks for at the table. */
export type Command =
  | { do: 'choose'; index: number }
  | { do: 'step'; by: 1 | -1; towards: Towards }
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 | 0 }
  | { do: 'confirm' | 'cancel' | 'skip' | 'undo' | 'hint' | 'rules' | 'situation' }
  | { do: 'tab'; tab: 'log' | 'chat' | 'board' };

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
}

const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  h: { do: 'hint' },
  s: { do: 'situation' },
  l: { do: 'tab', tab: 'log' },
  c: { do: 'tab', tab: 'chat' },
  b: { do: 'tab', tab: 'board' },
  '?': { do: 'rules' },
  ' ': { do: 'skip' },
  enter: { do: 'confirm' },
  escape: { do: 'cancel' },
  arrowleft: { do: 'step', by: -1, towards: 'left' },
  arrowup: { do: 'step', by: -1, towards: 'up' },
  arrowright: { do: 'step', by: 1, towards: 'right' },
  arrowdown: { do: 'step', by: 1, towards: 'down' },
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
  '0': { do: 'zoom', by: 0 },
};

const FIELDS = 'input, textarea, select, [contenteditable]';
const NUMBERS = 'input[type=range], input[type=number]';

/** Whether letters belong to a field that is being filled in. */
export const isTyping = (focus: Element | null): boolean => focus?.matches(FIELDS) ?? false;

/**
 * The command of a key, or null if it belongs to the browser or to a field that is being filled in. Enter and Space press
 * what the keys have focused; what a pointer has pressed keeps the focus, but not these keys.
 */
export function command(pressed: Key, focus: Element | null, byKeys = true): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.toLowerCase();
  if (focus?.matches(NUMBERS) && key === 'enter') return { do: 'confirm' };
  if (isTyping(focus)) return key === 'escape' ? { do: 'cancel' } : null;
  const acts = byKeys && (focus?.matches('button, a, summary') ?? false);
  if (acts && (key === 'enter' || key === ' ')) return null;
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  if (key === 'r') return { do: 'turn', by: pressed.shiftKey ? -1 : 1 };
  return LETTERS[key] ?? null;
}

/** The next of several things; after the last comes the first. */
export function neighbour<T>(things: readonly T[], now: T | null, by: 1 | -1): T | null {
  if (things.length === 0) return null;
  const at = now === null ? -1 : things.indexOf(now);
  if (at < 0) return things[by === 1 ? 0 : things.length - 1] ?? null;
  return things[(at + by + things.length) % things.length] ?? null;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = ({ left, top, width, height }: Place): [number, number] => [left + width / 2, top + height / 2];

/** The nearest of several places in a direction. Distance to the side counts double; places behind do not count. */
export function beside(places: readonly Place[], from: Place, towards: Towards): number {
  const [x, y] = middle(from);
  const along = towards === 'right' || towards === 'down' ? 1 : -1;
  const level = towards === 'left' || towards === 'right';
  const far = places.map((place) => {
    const [dx, dy] = [middle(place)[0] - x, middle(place)[1] - y];
    const [ahead, aside] = level ? [dx * along, Math.abs(dy)] : [dy * along, Math.abs(dx)];
    return ahead > 1 && ahead >= aside / 2 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : -1;
}
