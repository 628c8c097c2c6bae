import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Catalogue, type Reference } from './catalogue';
import { adopted, emptyDraft, exported, firstDraft, moved, movesLeft, nextMove, settled, split, withCard, without, type Draft } from './draft';
import { Workshop } from './shop.svelte';
import { endOf, laid, nextStep } from './stepwise';
import { gives, TAGS } from './tags';
import { standing, type CreationView } from './view';

const catalogue = new Catalogue(JSON.parse(readFileSync('src/games/athlas/builder/fixtures/reference.json', 'utf-8')) as Reference);
const WATER = 'G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09';
const words = (text: string): string[] => text.split(' ').filter(Boolean);

type Pile = CreationView['piles'][number];
const pile = (cards: string[] | null = []): Pile => ({ cards, size: cards?.length ?? null, revealed: false, seen: [] });

function viewOf(changes: Partial<CreationView> = {}): CreationView {
  return {
    viewer: 0, mode: 'standard', cards: 'standard', points: 250, games: 1, game: 0, wins: [0, 0],
    piles: Array.from({ length: 8 }, (_, index) => pile(index < 4 ? [] : null)), stacks: [[], null],
    slot: 0, draft: [], phase: 'genus', actor: 0, ...changes,
  };
}

function draftOf(text: string, alphas = 3): Draft {
  const army = split(text);
  return { ...emptyDraft(alphas), alphas: emptyDraft(alphas).alphas.map((_, index) => army.alphas[index] ?? []), stack: army.stack };
}

/** Plays the moves of a draft; `offers` says which cards the table offers, else all. */
function submitted(draft: Draft, start: CreationView, offers: (move: string, laid: string[]) => boolean = () => true): string[] {
  let view = start;
  const moves: string[] = [];
  const next = (): string | null => {
    const all = draft.alphas.flatMap((cards, alpha) => cards.map((card) => `card ${alpha + 1} ${card}`));
    return nextMove(catalogue, draft, view, new Set(all.filter((move) => offers(move, view.draft ?? []))));
  };
  for (let move = next(); move !== null; move = next()) {
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
  if (verb === 'card') return { ...view, draft: [...(view.draft ?? []), two].sort() };
  if (verb === 'done') {
    return { ...view, draft: [], piles: piles([...(view.draft ?? [])].sort()), slot: slot + 1, phase: view.game > 0 || slot === last ? 'stack' : 'genus' };
  }
  const stack = (view.stacks[view.viewer] ?? []) as string[];
  if (one === 'done') return { ...view, phase: 'creating', actor: 1, slot: null, draft: null };
  return { ...view, stacks: [[...stack, one], null] };
}

describe('changes', () => {
  it('moves cards and changes the genus', () => {
    const draft = draftOf('G01 E09 / G02 E08');
    expect(withCard(catalogue, draft, 0, 'E08').alphas).toEqual([['G01', 'E09', 'E08'], ['G02'], []]);
    expect(withCard(catalogue, draft, 0, 'G07').alphas[0]).toEqual(['G07', 'E09']);
    expect(without(draft, 0, 'G01').alphas[0]).toEqual(['E09']);
  });

  it('brings cards of a stack to other places', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  });
});

describe('the workshop', () => {
  const answers = JSON.parse(readFileSync('src/games/athlas/builder/fixtures/checks.json', 'utf-8')) as Record<string, unknown>;
  let asked: URLSearchParams[];
  let shop: Workshop;
  const open = async (text: string, view = viewOf()): Promise<void> => {
    sessionStorage.setItem('bench', JSON.stringify({ draft: draftOf(text), ready: false }));
    shop = new Workshop(catalogue, () => view, 'bench');
    await vi.waitFor(() => expect(shop.checked).not.toBeNull());
  };

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (path: string) => {
      const query = new URLSearchParams(path.split('?')[1]);
      asked.push(query);
      return Promise.resolve(new Response(JSON.stringify(answers[query.get('army') ?? ''])));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it('begins anew when what was kept is damaged', async () => {
    sessionStorage.setItem('bench', '{"draft":{"alphas":[["Z99"]],"stack":7}}');
    shop = new Workshop(catalogue, () => viewOf(), 'bench');
    expect(shop.draft).toEqual(emptyDraft(3));
    expect(shop.ready).toBe(false);
  });

  it('says of every card what the rules say of it', async () => {
    await open('G01 E09 / G02 E08');
    expect(shop.fit('E09', 0).is).toBe('here');
    expect(shop.fit('E08', 0)).toMatchObject({ is: 'elsewhere', alpha: 1, movable: true, objection: { reason: 'refusal-card-used', values: { alpha: 2 } } });
    expect(shop.fit('G03', 0)).toMatchObject({ is: 'replaces' });
    expect(shop.fit('E04', 0)).toMatchObject({ is: 'refused', objection: { reason: 'refusal-no-hand', values: { card: 'E04', needed: 2, free: 1 } } });
    expect(shop.fit('E05', 0).is).toBe('fits');
    expect(shop.sums[0]).toMatchObject({ cost: expect.any(Number) as number, hands: 1 });
    expect(shop.problems.map(({ reason }) => reason)).toEqual(['refusal-genus-first']);
  });

  it('asks by the options of the table, and of each draft once', async () => {
    await open('G01 E09 / G02 E08', viewOf({ points: 300 }));
    const before = asked.length;
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ mode: 'standard', cards: 'standard', points: '300', army: 'G01 E09 / G02 E08 / ' });
    await shop.imagine(shop.draft);
    expect(asked.length).toBe(before);
  });

  it('adds what fits, refuses what does not, and takes a card from another alpha when it is told to', async () => {
    await open('G01 E09 / G02 E08');
    await shop.add(0, 'E04');
    expect(shop.told).toMatchObject({ wrong: true, rule: shop.checked?.alphas[0]?.refused.E04?.rule });
    await shop.add(0, 'E08');
    expect(shop.told).toMatchObject({ wrong: true, move: { card: 'E08', alpha: 0 } });
    await shop.add(0, 'E05');
    expect(shop.draft.alphas[0]).toEqual(['G01', 'E09', 'E05']);
    shop.undo();
    await shop.add(0, 'E08', true);
    expect(shop.draft.alphas).toEqual([['G01', 'E09', 'E08'], ['G02'], []]);
  });

  it('leaves alone what lies on the table', async () => {
    const made = viewOf().piles.map((old, index) => (index === 0 ? pile(words('G01 E09')) : old));
    await open('G01 E09 / G02 E08', viewOf({ piles: made, slot: 1 }));
    expect(shop.fit('E05', 0)).toMatchObject({ is: 'refused', objection: { rule: null, reason: 'alpha-made' } });
    shop.remove(0, 'E09');
    expect(shop.draft.alphas[0]).toContain('E09');
  });

  it('knows what stands against interventions', async () => {
    await open('G01 E09 / G02 E08 / // D07 D04');
    expect(shop.stackObjection('D01')).toMatchObject({ reason: 'refusal-god-points', values: { needed: 3, free: 2 } });
    expect(shop.stackObjection('D09')).toBeNull();
    expect(shop.checked?.god_points).toBe(6);
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

  it('lays down first what the table offers first', () => {
    const offers = (move: string, laid: string[]): boolean => !move.endsWith('E04') || laid.includes('A10');
    expect(submitted(draftOf('G07 E04 A10 / G01 / G02'), viewOf(), offers).slice(0, 4)).toEqual(['genus 1 G07', 'card 1 A10', 'card 1 E04', 'done 1']);
  });

  it('goes on in the middle', () => {
    const made = viewOf().piles.map((old, index) => (index === 0 ? pile(words('E05 E09 E19 G06')) : old));
    const view = viewOf({ piles: made, slot: 1, phase: 'card', draft: ['G02', 'E08'] });
    const draft = settled(catalogue, draftOf('G01 / G03 E09 E02 / G04 E19'), view);
    expect(draft.alphas).toEqual([words('G06 E05 E09 E19'), words('G02 E08 E02'), words('G04')]);
    expect(standing(view, null, 3).alphas.map(({ state }) => state)).toEqual(['made', 'begun', 'free']);
    expect(submitted(draft, view)).toEqual(['card 2 E02', 'done 2', 'genus 3 G04', 'done 3', 'stack done']);
    expect(firstDraft(catalogue, view, 3).alphas).toEqual([words('G06 E05 E09 E19'), words('G02 E08'), []]);
  });

  it('waits for its turn and for a genus', () => {
    expect(nextMove(catalogue, draftOf(WATER), viewOf({ viewer: 1, actor: 0, phase: 'creating' }), new Set())).toBeNull();
    expect(nextMove(catalogue, emptyDraft(3), viewOf(), new Set())).toBeNull();
    expect(standing(viewOf({ actor: 1, phase: 'creating' }), null, 3).ready).toBe(true);
  });

  it('lays down every card at once in a lesson, and ends nothing by itself', () => {
    const [asked, begun] = [viewOf(), viewOf({ phase: 'card', slot: 0, draft: ['G01'] })];
    const draft = draftOf('G01 E04 / /');
    expect(nextStep(catalogue, draft, asked, new Set(['genus 1 G01']))).toBe('genus 1 G01');
    expect(nextStep(catalogue, draft, begun, new Set(['card 1 E04', 'done 1']))).toBe('card 1 E04');
    expect(nextStep(catalogue, draftOf('G01 / /'), begun, new Set(['card 1 E04', 'done 1']))).toBeNull();
    expect([endOf(asked), endOf(begun), endOf(viewOf({ phase: 'stack', slot: null }))]).toEqual([null, 'done 1', 'stack done']);
    expect(laid(begun)).toBe(laid(asked) + 1);
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
    expect(standing(view, 1, 4).alphas.map(({ state }) => state)).toEqual(['kept', 'free', 'kept', 'kept']);
    expect(submitted(other, view)).toEqual(['rebuild 2', 'genus 2 G02', 'card 2 E08', 'card 2 E02', 'done 2', 'stack D09', 'stack done']);
  });
});

describe('text', () => {
  it('goes out and comes back', () => {
    expect(exported(draftOf(WATER))).toBe(WATER);
    expect(exported(draftOf('g01 e04 / G02 / G03'))).toBe('G01 E04 / G02 / G03');
  });

  it('puts an army into what is left of a draft', () => {
    const made = viewOf().piles.map((old, index) => (index === 0 ? pile(['G03', 'A06']) : old));
    const view = viewOf({ piles: made, slot: 1 });
    expect(adopted(catalogue, emptyDraft(3), split(WATER), view).alphas).toEqual([['G03', 'A06'], words('E04 E18 A01 A02'), ['G07']]);
  });
});

describe('tags', () => {
  it('leave no card without a use', () => {
    for (const card of catalogue.cards.values()) {
      const plain = card.kind === 'genus' || ['A10', 'E30'].includes(card.id);
      expect(plain || TAGS.some((tag) => gives(card, tag)), card.id).toBe(true);
    }
  });
});
