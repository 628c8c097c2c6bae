import { readFileSync } from 'node:fs';
import { toldIn, type Difference, type Told } from '../lib/frames';
import type { Event, Scene } from '../lib/protocol';

interface Reel {
  first: unknown;
  view: unknown;
  events: Event[];
  frames: Difference[];
}

/** What a table sent during a game, for tests. */
export function reel(game: string): { first: unknown; scene: Scene; events: Event[]; frames: Difference[]; told: Told[] } {
  const { first, view, events, frames } = JSON.parse(readFileSync(`fixtures/reels/${game}.json`, 'utf-8')) as Reel;
  const scene: Scene = { version: 9, viewer: 0, view, actor: null, prompt: null, legal: [], outcome: null, auto_answers: {}, chances: false, undo: 'nothing' };
  return { first, scene, events, frames, told: toldIn(scene, events, frames) };
}
