import { quadraticKappa } from './kappa';

/** Coordinate search: rounds over all cuts, half-width of the search around a cut, and number of values
 *  tried in it. */
const ROUNDS = 4;
const REACH = 0.3;
const STEPS = 25;

/** Tunes the cuts between levels for the best agreement of a regression with the teachers: its predictions
 *  are too near to the middle, so that rounding would give no A1 and no C2. It is a coordinate search that
 *  starts from the distribution of the teachers' means. */
export function tuneThresholds(
  predictions: readonly number[],
  a: readonly number[],
  b: readonly number[],
): number[] {
  const score = (cuts: readonly number[]) => {
    const levels = predictions.map((prediction) => cutLevel(prediction, cuts));
    return (quadraticKappa(levels, a) + quadraticKappa(levels, b)) / 2;
  };
  const sorted = [...predictions].sort((x, y) => x - y);
  const countUpTo = (level: number) => a.filter((x, i) => (x + b[i]!) / 2 < level + 0.5).length;
  let cuts = [1, 2, 3, 4, 5].map((level) => sorted[Math.min(countUpTo(level), sorted.length - 1)]!);
  let best = score(cuts);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < cuts.length; i++) {
      const present = cuts[i]!;
      for (let step = 0; step < STEPS; step++) {
        const candidate = cuts.with(i, present + REACH * ((2 * step) / (STEPS - 1) - 1));
        const value = isAscending(candidate) ? score(candidate) : -1;
        if (value > best + 1e-6) [best, cuts] = [value, candidate];
      }
    }
  return cuts;
}

/** The level 1–6 of a prediction. */
export function cutLevel(prediction: number, cuts: readonly number[]): number {
  return 1 + cuts.filter((cut) => prediction >= cut).length;
}

/** Minimum distance between two cuts. */
const MIN_WIDTH = 0.1;

function isAscending(cuts: readonly number[]): boolean {
  return cuts.every((cut, i) => i === 0 || cut - cuts[i - 1]! >= MIN_WIDTH);
}
