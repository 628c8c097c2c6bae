import { expect, it } from 'vitest';
import { beside, command, neighbour } from './keyboard';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

it('reads digits as cards and letters as commands', () => {
  expect(command(key('2'), null)).toEqual({ do: 'choose', index: 1 });
  expect(command(key('U'), null)).toEqual({ do: 'undo' });
  expect(command(key('?'), null)).toEqual({ do: 'rules' });
  expect(command(key('q'), null)).toBeNull();
});

it('leaves the browser its own keys', () => {
  expect(command(key('l', { ctrlKey: true }), null)).toBeNull();
  expect(command(key('u'), element('<input>'))).toBeNull();
  expect(command(key('Escape'), element('<input>'))).toEqual({ do: 'cancel' });
  expect(command(key('Enter'), element('<button>x</button>'))).toBeNull();
});

it('takes Enter and Space for the table when a pointer has left the focus behind', () => {
  const pressed = element('<button>x</button>');
  expect(command(key('Enter'), pressed, false)).toEqual({ do: 'confirm' });
  expect(command(key(' '), pressed, false)).toEqual({ do: 'skip' });
  expect(command(key('Enter'), element('<input type="range">'))).toEqual({ do: 'confirm' });
  expect(command(key('Enter'), element('<input>'), false), 'a line that is being written').toBeNull();
});

it('goes around the ends', () => {
  expect(neighbour(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(neighbour(['a', 'b', 'c'], null, -1)).toBe('c');
  expect(neighbour([], null, 1)).toBeNull();
});

it('turns with R, the other way with Shift, and zooms', () => {
  expect(command(key('r'), null)).toEqual({ do: 'turn', by: 1 });
  expect(command(key('R', { shiftKey: true }), null)).toEqual({ do: 'turn', by: -1 });
  expect(command(key('+'), null)).toEqual({ do: 'zoom', by: 1 });
  expect(command(key('0'), null)).toEqual({ do: 'zoom', by: 0 });
});

it('finds what lies in the direction of an arrow', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const places = [at(0, 0), at(20, 0), at(40, 2), at(0, 20), at(20, 40)];
  expect(beside(places, at(0, 0), 'right')).toBe(1);
  expect(beside(places, at(20, 0), 'right')).toBe(2);
  expect(beside(places, at(0, 0), 'down')).toBe(3);
  expect(beside(places, at(20, 40), 'up')).toBe(1);
  expect(beside(places, at(40, 2), 'right')).toBe(-1);
});
