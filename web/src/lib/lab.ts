import type { BalanceEstimate, BalanceReport, BalanceSingle } from './api';

/** Below this share of false findings something is called clear. */
const CLEAR = 0.05;

export interface KindOf {
  kind: string;
  chosen: boolean;
  rows: BalanceSingle[];
}

export const share = (row: BalanceSingle): number => row.score / row.games;

/** The elements of a report by kind, in the report's order of kinds; the best first. */
export function kindsOf(report: BalanceReport): KindOf[] {
  const kinds = [...new Set(report.singles.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    chosen: report.chosen.includes(kind),
    rows: report.singles.filter((row) => row.kind === kind).sort((one, two) => share(two) - share(one)),
  }));
}

export const isClear = (estimate: BalanceEstimate | null): boolean => estimate !== null && estimate.q < CLEAR;

/** A share in whole and tenth percents, as the language writes it. */
export const percent = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A difference of shares in percentage points, with its sign. */
export const points = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(100 * value);
