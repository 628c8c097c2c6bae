import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Catalogue, type Reference } from './catalogue';
import {
  adopted, armyProblems, emptyDraft, exported, firstDraft, firstTurnUnits, fitOf, godPointsOf, imported, misfit, moved, movesLeft,
  fittingStack, nextMove, problemsOf, settled, stackMisfit, sumsOf, unitsFor, withCard, without, type Draft,
} from './draft';
import { suggest, STYLES } from './suggest';
import { gives, TAGS } from './tags';
import { standing, type CreationView, type Pile } from './view';

const catalogue = new Catalogue(JSON.parse(readFileSync('src/games/athlas/builder/fixtures/reference.json', 'utf-8')) as Reference);
const WATER = 'G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09';
const words = (text: string): string[] => text.split(' ').filter(Boolean);

const pile = (cards: string[] | null = []): Pile => ({ cards, size: cards?.length ?? null, revealed: false, seen: [] });

function viewOf(changes: Partial<CreationView> = {}): CreationView {
  return {
    viewer: 0, mode: 'standard', cards: 'standard', points: 250, games: 1, game: 0, wins: [0, 0],
    piles: Array.from({ length: 8 }, (_, index) => pile(index < 4 ? [] : null)), stacks: [[], null],
    slot: 0, draft: [], phase: 'genus', actor: 0, ...changes,
  };
}

function draftOf(text: string, alphas = 3): Draft {
  const army = imported(catalogue, text, 500);
  expect(army.errors).toEqual([]);
  return { ...emptyDraft(alphas), alphas: emptyDraft(alphas).alphas.map((_, index) => army.alphas[index] ?? []), stack: army.stack };
}

/** Plays the moves of a draft as the rules would, and checks that each is legal. */
function submitted(draft: Draft, start: CreationView): string[] {
  let view = start;
  const moves: string[] = [];
  for (let move = nextMove(catalogue, draft, view); move !== null; move = nextMove(catalogue, draft, view)) {
    const left = movesLeft(draft, view);
    moves.push(move);
    view = after(view, move);
    expect(movesLeft(draft, view), move).toBe(left - 1);
  }
  return moves;
}

function after(view: CreationView, move: string): CreationView {
  const [verb, one = '', two = ''] = move.split(' ');
  const slot = view.slot ?? 0;
  const piles = (cards: string[], at = slot): Pile[] => view.piles.map((old, index) => (index === at ? pile(cards) : old));
  const last = view.mode === 'campaign' ? 3 : 2;
  if (verb === 'rebuild') {
    if (one === 'none') return { ...view, phase: 'stack' };
    return { ...view, slot: Number(one) - 1, piles: piles([], Number(one) - 1), phase: 'genus' };
  }
  if (verb === 'genus') return { ...view, phase: 'card', draft: [two] };
  if (verb === 'card') {
    expect(misfit(catalogue, view.draft ?? [], two, view.points), move).toBeNull();
    return { ...view, draft: [...(view.draft ?? []), two].sort() };
  }
  if (verb === 'done') {
    return { ...view, draft: [], piles: piles([...(view.draft ?? [])].sort()), slot: slot + 1, phase: view.game > 0 || slot === last ? 'stack' : 'genus' };
  }
  const stack = (view.stacks[view.viewer] ?? []) as string[];
  if (one === 'done') return { ...view, phase: 'creating', actor: 1, slot: null, draft: null };
  expect(stackMisfit(catalogue, stack, one), move).toBeNull();
  return { ...view, stacks: [[...stack, one], null] };
}

describe('sums', () => {
  it('adds up the example of the rulebook', () => {
    const ranger = sumsOf(catalogue, words('G01 A01 E04 E05 S03'));
    expect([ranger.cost, ranger.life, ranger.hands, ranger.spellPoints, ranger.physical]).toEqual([32, 10, 0, 0, 2]);
    expect(ranger.best.ranged?.value).toBe(6);
    expect(ranger.best.melee).toBeNull();
    expect([unitsFor(250, ranger.cost), firstTurnUnits(ranger.cost), firstTurnUnits(20), firstTurnUnits(70)]).toEqual([7, 1, 3, 1]);
  });

  it('leaves open what the player will name', () => {
    expect(sumsOf(catalogue, words('G02 E16')).best.melee).toMatchObject({ card: 'E16', value: null, bonus: 1 });
    expect(sumsOf(catalogue, words('G02 E16 E01')).best.melee).toMatchObject({ card: 'E01', value: 8 });
  });

  it('knows flags', () => {
    expect(sumsOf(catalogue, words('G06 A06')).flags.sort()).toEqual(['amphibious', 'flying']);
  });
});

describe('what fits', () => {
  const rules = (cards: string, card: string, points = 250): string | undefined => misfit(catalogue, words(cards), card, points)?.rule;

  it('names the rule that stands against a card', () => {
    expect(rules('', 'E09')).toBe('ATH-4.2');
    expect(rules('G01', 'G02')).toBe('ATH-4.2');
    expect(rules('G01 E09', 'E04')).toBe('ATH-4.3');
    expect(rules('G01 S01', 'S02')).toBe('ATH-4.4');
    expect(rules('G07 E17 S02', 'E04', 30)).toBe('ATH-4.3');
    expect(rules('G07 E17', 'E05', 25)).toBe('ATH-4.7');
    expect(rules('G01 E09 A10', 'E04')).toBeUndefined();
    expect(rules('G01 S01 E20', 'S02')).toBeUndefined();
  });

  it('tells of values', () => {
    expect(misfit(catalogue, words('G01 E09'), 'E04', 250)?.values).toEqual({ card: 'E04', needed: 2, free: 1 });
    expect(misfit(catalogue, words('G01 S01'), 'S02', 250)?.values).toEqual({ card: 'S02', needed: 4, free: 0 });
  });

  it('sees the other alphas', () => {
    const draft = draftOf('G01 E09 / G02 E08');
    const open = (): boolean => true;
    expect(fitOf(catalogue, draft, 0, 'E09', 250, open).is).toBe('here');
    expect(fitOf(catalogue, draft, 0, 'E08', 250, open)).toMatchObject({ is: 'elsewhere', alpha: 1, movable: true, objection: { rule: 'ATH-2.2' } });
    expect(fitOf(catalogue, draft, 0, 'E08', 250, (alpha) => alpha === 0)).toMatchObject({ is: 'elsewhere', movable: false });
    expect(fitOf(catalogue, draft, 0, 'G03', 250, open)).toMatchObject({ is: 'replaces', objection: { rule: 'ATH-4.2' } });
    expect(fitOf(catalogue, draft, 0, 'E04', 250, open)).toMatchObject({ is: 'refused', objection: { rule: 'ATH-4.3' } });
    expect(fitOf(catalogue, draft, 0, 'E05', 250, open).is).toBe('fits');
    expect(fitOf(catalogue, draft, 0, 'E05', 250, () => false)).toMatchObject({ objection: { message: 'alpha-made' } });
  });

  it('moves cards and changes the genus', () => {
    const draft = draftOf('G01 E09 / G02 E08');
    expect(withCard(catalogue, draft, 0, 'E08').alphas).toEqual([['G01', 'E09', 'E08'], ['G02'], []]);
    const changed = withCard(catalogue, draft, 0, 'G07');
    expect(changed.alphas[0]).toEqual(['G07', 'E09']);
    expect(problemsOf(catalogue, changed.alphas[0] ?? [], 250, 0)).toEqual([]);
    expect(problemsOf(catalogue, without(draft, 0, 'G01').alphas[0] ?? [], 250, 0).map(({ rule }) => rule)).toEqual(['ATH-4.2']);
    const short = withCard(catalogue, draftOf('G01 E04'), 0, 'G07').alphas[0] ?? [];
    expect(problemsOf(catalogue, short, 250, 0)).toMatchObject([{ rule: 'ATH-4.3', values: { short: 1 } }]);
    expect(armyProblems(catalogue, draft, 250)).toMatchObject([{ message: 'needs-genus', values: { alpha: 3 } }]);
  });

  it('counts god points', () => {
    expect(stackMisfit(catalogue, words('D07 D04'), 'D01')).toMatchObject({ rule: 'ATH-5.1', values: { needed: 3, free: 2 } });
    expect(stackMisfit(catalogue, words('D09 D15 D16 D19'), 'D05')).toMatchObject({ message: 'stack-full' });
    expect(stackMisfit(catalogue, words('D09'), 'D09')).toMatchObject({ rule: 'ATH-2.2' });
    expect(godPointsOf(catalogue, words('D07 D08 D05 D09'))).toBe(8);
    expect(fittingStack(catalogue, words('D07 D04 D01 D07 D09'))).toEqual(words('D07 D04 D09'));
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  });
});

describe('submission', () => {
  it('takes the small steps that the rules ask for', () => {
    expect(submitted(draftOf(WATER), viewOf())).toEqual([
      'genus 1 G06', 'card 1 E19', 'card 1 E09', 'card 1 E05', 'done 1',
      'genus 2 G03', 'card 2 E04', 'card 2 E18', 'card 2 A01', 'card 2 A02', 'done 2',
      'genus 3 G07', 'card 3 A06', 'done 3',
      'stack D07', 'stack D08', 'stack D05', 'stack D09', 'stack done',
    ]);
  });

  it('gives hands and spell points before they are needed', () => {
    const moves = submitted(draftOf('G07 E04 S01 S12 A10 E20 E26 / G01 / G02'), viewOf());
    expect(moves.slice(0, 8)).toEqual(['genus 1 G07', 'card 1 A10', 'card 1 E20', 'card 1 E26', 'card 1 E04', 'card 1 S01', 'card 1 S12', 'done 1']);
    expect(moves.at(-1)).toBe('stack done');
  });

  it('goes on in the middle', () => {
    const made = viewOf().piles.map((old, index) => (index === 0 ? pile(words('E05 E09 E19 G06')) : old));
    const view = viewOf({ piles: made, slot: 1, phase: 'card', draft: ['G02', 'E08'] });
    const draft = settled(catalogue, draftOf('G01 / G03 E09 E02 / G04 E19'), view);
    expect(draft.alphas).toEqual([words('G06 E05 E09 E19'), words('G02 E08 E02'), words('G04')]);
    expect(standing(view, null).alphas.map(({ state }) => state)).toEqual(['made', 'begun', 'free']);
    expect(submitted(draft, view)).toEqual(['card 2 E02', 'done 2', 'genus 3 G04', 'done 3', 'stack done']);
    expect(firstDraft(catalogue, view, 3).alphas).toEqual([words('G06 E05 E09 E19'), words('G02 E08'), []]);
  });

  it('waits for its turn and for a genus', () => {
    expect(nextMove(catalogue, draftOf(WATER), viewOf({ viewer: 1, actor: 0, phase: 'creating' }))).toBeNull();
    expect(nextMove(catalogue, emptyDraft(3), viewOf())).toBeNull();
    expect(standing(viewOf({ actor: 1, phase: 'creating' }), null).ready).toBe(true);
  });

  it('makes four alphas in a campaign', () => {
    const moves = submitted(draftOf('G01 / G02 / G03 / G04', 4), viewOf({ mode: 'campaign' }));
    expect(moves).toContain('genus 4 G04');
    expect(moves.at(-1)).toBe('stack done');
  });

  it('rebuilds one alpha or none', () => {
    const old = ['G01 E04', 'G02 E08', 'G03', 'G04'].map(words);
    const piles = viewOf().piles.map((none, index) => (index < 4 ? pile(old[index]) : none));
    const view = viewOf({ mode: 'campaign', game: 1, phase: 'rebuild', piles });
    const kept = { ...firstDraft(catalogue, view, 4), stack: ['D09'] };
    expect(kept.alphas).toEqual(old);
    expect(submitted(kept, view)).toEqual(['rebuild none', 'stack D09', 'stack done']);
    const other = withCard(catalogue, { ...kept, rebuild: 1 }, 1, 'E02');
    expect(standing(view, 1).alphas.map(({ state }) => state)).toEqual(['kept', 'free', 'kept', 'kept']);
    expect(submitted(other, view)).toEqual(['rebuild 2', 'genus 2 G02', 'card 2 E08', 'card 2 E02', 'done 2', 'stack D09', 'stack done']);
  });
});

describe('text', () => {
  it('goes out and comes back', () => {
    expect(exported(draftOf(WATER))).toBe(WATER);
    expect(exported(draftOf('g01 e04 / G02 / G03'))).toBe('G01 E04 / G02 / G03');
  });

  it.each([
    ['G01 X99 / G02', 'no-such-card', { word: 'X99' }],
    ['G01 E04 / G02 E04', 'import-twice', { card: 'E04' }],
    ['G01 D05', 'import-not-in-alpha', { card: 'D05', alpha: 1 }],
    ['G01 // E04', 'import-not-in-stack', { card: 'E04' }],
    ['G01 / E04', 'needs-genus', { alpha: 2 }],
    ['G01 / G02 G03', 'many-genera', { alpha: 2 }],
    ['G01 E04 E09', 'hands-short', { alpha: 1, short: 1 }],
    ['G02 S02', 'spell-points-short', { alpha: 1, short: 4 }],
    ['G01 // D07 D04 D01', 'god-points-short', { card: 'D01', needed: 3, free: 2 }],
    ['G01/G02/G03/G04/G05', 'import-many', { count: 5 }],
    ['  ', 'import-empty', {}],
  ])('says what is wrong with %s', (text, message, values) => {
    expect(imported(catalogue, text, 250).errors).toMatchObject([{ message, values }]);
  });

  it('puts an army into what is left of a draft', () => {
    const made = viewOf().piles.map((old, index) => (index === 0 ? pile(['G03', 'A06']) : old));
    const view = viewOf({ piles: made, slot: 1 });
    const army = imported(catalogue, WATER, 250);
    expect(adopted(catalogue, emptyDraft(3), army, view).alphas).toEqual([['G03', 'A06'], words('E04 E18 A01 A02'), ['G07']]);
  });
});

describe('suggestions', () => {
  let seed = 7;
  const below = (n: number): number => ((seed = (seed * 1103515245 + 12345) % 2147483648), n > 0 ? (seed >> 8) % n : 0);

  it.each(STYLES)('are legal, whole and different: %s', (style) => {
    const found = new Set<string>();
    for (let round = 0; round < 60; round++) {
      for (const [points, alphas] of [[100, 3], [250, 3], [500, 4]] as const) {
        const army = suggest(catalogue, points, alphas, below, style);
        expect(imported(catalogue, exported(army), points).errors, exported(army)).toEqual([]);
        expect(army.alphas.length).toBe(alphas);
        expect(army.alphas.every((cards) => cards.length >= 2)).toBe(true);
        if (alphas === 3) expect(sumsOf(catalogue, army.alphas.flat()).cost).toBeLessThanOrEqual(100);
        found.add(exported(army));
      }
    }
    expect(found.size).toBeGreaterThan(5);
  });

  it('leave no card without a use', () => {
    for (const card of catalogue.cards.values()) {
      const plain = card.kind === 'genus' || ['A10', 'E30'].includes(card.id);
      expect(plain || TAGS.some((tag) => gives(card, tag)), card.id).toBe(true);
    }
  });
});
