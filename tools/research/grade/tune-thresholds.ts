import { quadraticKappa } from './kappa';

const ROUNDS = 4;
const REACH = 0.3;
const STEPS = 25;

/** The cuts with which a regression's answers agree best with the teachers: it answers too near to the middle,
 *  so that rounding would find no A1 and no C2. Coordinate search from the shares of the teachers' means. */
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
  const below = (level: number) => a.filter((x, i) => (x + b[i]!) / 2 < level + 0.5).length;
  let cuts = [1, 2, 3, 4, 5].map((level) => sorted[Math.min(below(level), sorted.length - 1)]!);
  let best = score(cuts);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < cuts.length; i++) {
      const from = cuts[i]!;
      for (let step = 0; step < STEPS; step++) {
        const tried = cuts.with(i, from + REACH * ((2 * step) / (STEPS - 1) - 1));
        const value = isAscending(tried) ? score(tried) : -1;
        if (value > best + 1e-6) [best, cuts] = [value, tried];
      }
    }
  return cuts;
}

/** 1–6. */
export function cutLevel(prediction: number, cuts: readonly number[]): number {
  return 1 + cuts.filter((cut) => prediction >= cut).length;
}

const MIN_WIDTH = 0.1;

function isAscending(cuts: readonly number[]): boolean {
  return cuts.every((cut, i) => i === 0 || cut - cuts[i - 1]! >= MIN_WIDTH);
}
