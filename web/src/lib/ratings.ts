import type { RatingInfo } from './api';

type Step = RatingInfo['steps'][number];

export interface RatingCurve {
  /** The line of the ratings and the band of their uncertainty, as SVG points. */
  line: string;
  band: string;
  low: number;
  high: number;
}

/** The history of a rating as a drawing of this size; null while there is nothing to connect. */
export function curveOf(steps: Step[], width: number, height: number): RatingCurve | null {
  if (steps.length < 2) return null;
  const low = Math.min(...steps.map(({ rating, error }) => rating - error));
  const high = Math.max(...steps.map(({ rating, error }) => rating + error));
  const at = (number: number, value: number): string =>
    `${((number * width) / (steps.length - 1)).toFixed(1)},${(((high - value) * height) / (high - low)).toFixed(1)}`;
  const upper = steps.map(({ rating, error }, number) => at(number, rating + error));
  const lower = steps.map(({ rating, error }, number) => at(number, rating - error));
  return { line: steps.map(({ rating }, number) => at(number, rating)).join(' '), band: [...upper, ...lower.reverse()].join(' '), low, high };
}
