import { expect, it } from 'vitest';
import { command, neighbour } from './keyboard';

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

it('goes around the ends', () => {
  expect(neighbour(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(neighbour(['a', 'b', 'c'], null, -1)).toBe('c');
  expect(neighbour([], null, 1)).toBeNull();
});
