import { describe, expect, it } from 'vitest';
import type { Prospect, Scene, ToClient, Wish } from './protocol';
import { Prospects } from './prospects.svelte';

const scene = (version: number, changes: Partial<Scene> = {}): Scene => ({ viewer: 0, version, chances: true, outcome: null, ...changes }) as Scene;
const answer = (id: string, version: number, chance: number): ToClient => ({ type: 'evaluated', id, version, prospect: { chances: [chance, 1 - chance], sides: [0, 1], standing: 'even' } as Prospect });

function asking(): { sent: Wish[]; prospects: Prospects } {
  const sent: Wish[] = [];
  return { sent, prospects: new Prospects((wish) => `r${sent.push(wish)}`) };
}

describe('how the viewer stands', () => {
  it('is not asked for unless the viewer wants to know', () => {
    const { sent, prospects } = asking();
    prospects.look(scene(1, { chances: false }));
    expect(sent).toEqual([]);
  });

  it('is asked once for each version, and one question at a time', () => {
    const { sent, prospects } = asking();
    prospects.look(scene(1));
    prospects.look(scene(1));
    prospects.look(scene(2));
    prospects.look(scene(3));
    expect(sent).toEqual([{ type: 'evaluate', version: 1 }]);
    expect(prospects.hear(answer('r1', 1, 0.6))).toBe(true);
    expect(prospects.found?.chances).toEqual([0.6, 0.4]);
    expect(sent.slice(1)).toEqual([{ type: 'evaluate', version: 3 }]);
  });

  it('is asked again for the next version after a failure, not for the same', () => {
    const { sent, prospects } = asking();
    prospects.look(scene(1));
    expect(prospects.hear({ type: 'failed', id: 'r1', fault: 'fault-stale-version', values: {} })).toBe(true);
    prospects.look(scene(1));
    expect(sent).toHaveLength(1);
    prospects.look(scene(2));
    expect(sent).toHaveLength(2);
  });

  it('is forgotten when it is switched off or the game is over', () => {
    const { sent, prospects } = asking();
    prospects.look(scene(1));
    prospects.hear(answer('r1', 1, 0.6));
    prospects.look(scene(1, { chances: false }));
    expect(prospects.found).toBeNull();
    prospects.look(scene(1));
    expect(sent).toHaveLength(2);
    prospects.look(scene(2, { outcome: { winners: [0] } as unknown as Scene['outcome'] }));
    prospects.hear(answer('r2', 1, 0.7));
    expect(prospects.found).toBeNull();
  });

  it('leaves alone what others have asked', () => {
    const { prospects } = asking();
    expect(prospects.hear(answer('r1', 1, 0.6))).toBe(false);
    expect(prospects.hear({ type: 'done', id: '' })).toBe(false);
  });
});
