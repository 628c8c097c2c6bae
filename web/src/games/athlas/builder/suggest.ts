/** An army out of the drawer: one of several styles, varied by a card or two, always legal. */
import type { Catalogue } from './catalogue';
import { godPointsOf, misfit, problemsOf, stackMisfit, sumsOf } from './draft';

export interface Army {
  alphas: string[][];
  stack: string[];
}

interface Style extends Army {
  /** For each alpha, what goes well with it. */
  extras: string[][];
}

export const STYLES = ['flyers', 'archers', 'water', 'raid', 'knights', 'mages', 'horde'] as const;
export type StyleId = (typeof STYLES)[number];

const line = (text: string): string[][] => text.split('/').map((part) => part.trim().split(/\s+/).filter(Boolean));

const style = (alphas: string, stack: string, extras: string): Style => ({ alphas: line(alphas), stack: line(stack)[0] ?? [], extras: line(extras) });

const TEMPLATES: Record<StyleId, Style> = {
  flyers: style(
    'G03 E04 A01 / G04 A06 E08 E07 / G05 A12 S02 S12 S10 / G06 E09 E05',
    'D01 D11 D12 D09',
    'E18 A02 E03 / A11 E28 E03 / E26 S09 S04 / E02 E12',
  ),
  archers: style(
    'G01 E04 A01 E05 / G02 E22 A02 E03 / G09 E23 A09 / G03 E29 E10',
    'D05 D04 D10 D09',
    'S09 E12 E28 / E10 E29 A07 / E06 A03 E13 / E18 E27',
  ),
  water: style(
    'G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 / G05 S07 S02 S10 E30',
    'D07 D08 D05 D09',
    'E02 E12 A11 / E10 E03 E29 / S07 E28 E27 / A12 E26',
  ),
  raid: style(
    'G05 A07 S06 S02 S05 A05 A08 / G01 E11 A02 / G09 A09 E09 / G04 E08 E27',
    'D10 D11 D12 D05',
    'E27 A12 E26 / E10 A01 E29 / E03 E02 A03 / E07 A11',
  ),
  knights: style(
    'G04 E08 E02 E05 / G02 E01 A11 E03 / G05 S05 S09 S02 / G06 E24 E07',
    'D03 D14 D10 D05',
    'A13 A03 E12 / A14 A02 A07 / E26 A12 A09 / E28 A08',
  ),
  mages: style(
    'G05 S12 S02 E26 A12 / G01 E20 S03 S11 E23 / G04 E08 E07 S04 / G09 E13 E09',
    'D19 D17 D04 D15',
    'S09 S10 E28 / A01 S09 E27 / A11 E03 A13 / A09 E03',
  ),
  horde: style(
    'G08 E09 E03 / G02 E08 E02 A11 / G07 E17 / G04 E21 E05',
    'D18 D05 D12 D10',
    'A04 E12 E10 / A02 E28 A13 / A06 S02 E28 / A03 E18',
  ),
};

/** A number below n. */
export type Chance = (n: number) => number;

export const chance: Chance = (n) => Math.floor(Math.random() * n);

/** Army of a style, or of any, with as many alphas as needed. */
export function suggest(catalogue: Catalogue, points: number, alphas: number, below: Chance = chance, wanted?: StyleId): Army & { style: StyleId } {
  const chosen = wanted ?? (STYLES[below(STYLES.length)] as StyleId);
  const template = TEMPLATES[chosen];
  const army = { alphas: template.alphas.slice(0, alphas).map((cards) => [...cards]), stack: [...template.stack] };
  for (let change = 1 + below(2); change > 0; change--) vary(catalogue, army, template, points, below);
  if (below(2)) exchange(catalogue, army, below);
  army.alphas = army.alphas.map((cards) => trimmed(catalogue, cards, points));
  army.stack = army.stack.filter((card, index) => stackMisfit(catalogue, army.stack.slice(0, index), card) === null);
  return { ...army, style: chosen };
}

/** Adds a card that goes well with an alpha, or puts it in the place of another. */
function vary(catalogue: Catalogue, army: Army, template: Style, points: number, below: Chance): void {
  const alpha = below(army.alphas.length);
  const cards = army.alphas[alpha] ?? [];
  const free = (template.extras[alpha] ?? []).filter((card) => !army.alphas.some((used) => used.includes(card)));
  const extra = free[below(free.length)];
  if (extra === undefined) return;
  if (misfit(catalogue, cards, extra, points) === null) {
    army.alphas[alpha] = [...cards, extra];
    return;
  }
  const place = 1 + below(Math.max(1, cards.length - 1));
  const swapped = cards.map((card, index) => (index === place ? extra : card));
  if (problemsOf(catalogue, swapped, points, alpha).length === 0 && arms(catalogue, swapped) >= arms(catalogue, cards)) army.alphas[alpha] = swapped;
}

/** How many kinds of attack it has. */
const arms = (catalogue: Catalogue, cards: string[]): number => Object.values(sumsOf(catalogue, cards).best).filter((strike) => strike !== null).length;

/** One intervention for another of the same god points. */
function exchange(catalogue: Catalogue, army: Army, below: Chance): void {
  const place = below(army.stack.length);
  const old = army.stack[place];
  const price = old === undefined ? 0 : godPointsOf(catalogue, [old]);
  const others = [...catalogue.interventions.values()].filter(({ id, god_points }) => god_points === price && !army.stack.includes(id));
  const other = others[below(others.length)];
  if (other) army.stack[place] = other.id;
}

/** Lays cards aside, the last first, until the rest is legal. */
function trimmed(catalogue: Catalogue, cards: string[], points: number): string[] {
  const kept = [...cards];
  while (kept.length > 1 && problemsOf(catalogue, kept, points, 0).length > 0) kept.pop();
  return kept;
}
