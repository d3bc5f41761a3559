import { median } from '../compare-times';

/** The median of some figures, with the least and the greatest of them. */
export interface Spread {
  median: number;
  least: number;
  greatest: number;
}

/** @param figures one of each round */
export function spread(figures: readonly number[]): Spread {
  return { median: median(figures), least: Math.min(...figures), greatest: Math.max(...figures) };
}

/** The ratios of two series inside each round: a slowdown of a whole round cancels out.
 *  @throws Error when the series have no or different numbers of rounds */
export function ratiosByRound(ours: readonly number[], others: readonly number[]): number[] {
  if (ours.length === 0 || ours.length !== others.length)
    throw new Error(`${ours.length} and ${others.length} rounds cannot be compared.`);
  return ours.map((figure, round) => figure / (others[round] ?? Number.NaN));
}

/** The means of the two measurements of each round that begin and end it. */
export function meansByRound(first: readonly number[], last: readonly number[]): number[] {
  return first.map((figure, round) => (figure + (last[round] ?? Number.NaN)) / 2);
}

/** The value below which the given part of the times lies.
 *  @param part from 0 to 1 */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
