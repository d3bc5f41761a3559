import { quadraticKappa } from './kappa';

const ROUNDS = 4;
const REACH = 0.3;
const STEPS = 25;

/** The cuts with which a regression's answers agree best with the teachers: it answers too near to the middle,
 *  so that rounding would find no A1 and no C2. Coordinate search from the shares of the teachers' means. */
export function tuneCuts(
  answers: readonly number[],
  a: readonly number[],
  b: readonly number[],
): number[] {
  const worth = (cuts: readonly number[]) => {
    const levels = answers.map((answer) => cutLevel(answer, cuts));
    return (quadraticKappa(levels, a) + quadraticKappa(levels, b)) / 2;
  };
  const sorted = [...answers].sort((x, y) => x - y);
  const below = (level: number) => a.filter((x, i) => (x + b[i]!) / 2 < level + 0.5).length;
  let cuts = [1, 2, 3, 4, 5].map((level) => sorted[Math.min(below(level), sorted.length - 1)]!);
  let best = worth(cuts);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < cuts.length; i++) {
      const from = cuts[i]!;
      for (let step = 0; step < STEPS; step++) {
        const tried = cuts.with(i, from + REACH * ((2 * step) / (STEPS - 1) - 1));
        const value = isAscending(tried) ? worth(tried) : -1;
        if (value > best + 1e-6) [best, cuts] = [value, tried];
      }
    }
  return cuts;
}

/** 1–6. */
export function cutLevel(answer: number, cuts: readonly number[]): number {
  return 1 + cuts.filter((cut) => answer >= cut).length;
}

const LEAST_WIDTH = 0.1;

function isAscending(cuts: readonly number[]): boolean {
  return cuts.every((cut, i) => i === 0 || cut - cuts[i - 1]! >= LEAST_WIDTH);
}
