import { beforeEach, describe, expect, it } from 'vitest';
import type { Reach } from './aim';
import { Aim } from './aim.svelte';

const reach = (source: string | null, target: string, turn?: number): Reach => ({
  source,
  target,
  ...(turn === undefined ? {} : { turn }),
  move: { text: `${source}@${target}/${turn}`, typed: { type: 'Place' } },
});

describe('a thing that can be turned', () => {
  let played: string[];
  let aim: Aim;
  beforeEach(() => {
    played = [];
    aim = new Aim(({ move }) => played.push(move.text));
    aim.open(['a', 'b'].flatMap((source) => ['x', 'y'].flatMap((target) => [0, 1, 2, 3].map((turn) => reach(source, target, turn)))));
  });

  it('keeps what is aimed at while it turns', () => {
    aim.choose('a');
    aim.point('x', false);
    aim.turn(1);
    aim.turn(1);
    expect(aim.preview?.move.text).toBe('a@x/2');
    aim.turn(-1);
    aim.confirm();
    expect(played).toEqual(['a@x/1']);
  });

  it('lies as it was turned when it is chosen again, until the next decision', () => {
    aim.choose('a');
    aim.turn(-1);
    aim.choose('b');
    expect(aim.targets.get('x')?.move.text).toBe('b@x/0');
    aim.choose('a');
    expect(aim.targets.get('x')?.move.text).toBe('a@x/3');
    aim.open(aim.reaches);
    expect(aim.turnOf('a')).toBe(0);
  });

  it('lies as a hint wants it', () => {
    aim.advise('b@y/2');
    expect(aim.turnOf('b')).toBe(2);
    expect(aim.aimed).toBe(aim.targets.get('y'));
  });

  it('cannot be turned when turning means nothing', () => {
    aim.open([reach('a', 'x')]);
    aim.choose('a');
    expect(aim.turnable).toBe(false);
    aim.turn(1);
    expect(aim.targets.get('x')?.move.text).toBe('a@x/undefined');
  });
});

describe('what Enter plays', () => {
  let played: string[];
  let aim: Aim;
  const button = (text: string): Reach => ({ source: null, target: null, move: { text, typed: { type: text } } });
  beforeEach(() => {
    played = [];
    aim = new Aim(({ move }) => played.push(move.text));
  });

  it('is what the preview shows, wherever the pointer is', () => {
    aim.open([reach(null, 'x'), reach(null, 'y')]);
    aim.hover('y');
    expect(aim.preview?.target).toBe('y');
    aim.point('x', false);
    aim.hover('y');
    expect(aim.preview?.target).toBe('x');
    aim.confirm();
    expect(played).toEqual(['null@x/undefined']);
  });

  it('is the button that a hint has lit, or the only one there is', () => {
    aim.open([button('keep')]);
    expect(aim.ready?.move.text).toBe('keep');
    aim.open([button('keep'), button('redraw')]);
    expect(aim.ready).toBeNull();
    aim.advise('redraw');
    aim.confirm();
    expect(played).toEqual(['redraw']);
  });

  it('follows the keys from one target to the next, but not before something is aimed at', () => {
    aim.open([reach(null, 'x'), reach(null, 'y')]);
    aim.follow('y');
    expect(aim.aimed).toBeNull();
    aim.point('x', false);
    aim.follow('y');
    expect(aim.ready?.target).toBe('y');
  });

  it('is what was aimed at from the start once a choice is cancelled', () => {
    aim.open([reach(null, 'n:1'), reach(null, 'n:7')]);
    const all = aim.targets.get('n:7') as Reach;
    aim.rest(all);
    expect(aim.begun, 'there is nothing to cancel').toBe(false);
    aim.point('n:1', false);
    expect(aim.begun).toBe(true);
    aim.cancel();
    expect(aim.ready).toBe(all);
  });
});
