import { seededRandom } from '~/domain/seeded-random';
import { auc } from '~tools/research/experiment/rates';

export interface Comparison {
  samples: [number, number];
  /** Medians, in the unit of the samples. */
  medians: [number, number];
  /** First median minus second, with its 95 % bootstrap interval. */
  difference: number;
  interval: [number, number];
  /** Probability that a random first sample is above a random second one; 0.5 for equal distributions. */
  auc: number;
  /** Two-sided p-value of the hypothesis of equal distributions. */
  p: number;
}

const ROUNDS = 2000;

/** Compares two samples of times: the rank-sum test of Mann and Whitney (1947) with the normal
 *  approximation, and Efron's percentile bootstrap (1979) of the difference of medians. Ties count half;
 *  times hardly tie, so that the variance is not corrected for them. */
export function compareTimes(first: readonly number[], second: readonly number[]): Comparison {
  const [n, m] = [first.length, second.length];
  const area = auc(first, second);
  const deviation = Math.sqrt((n + m + 1) / (12 * n * m));
  const medians: [number, number] = [median(first), median(second)];
  return {
    samples: [n, m],
    medians,
    difference: medians[0] - medians[1],
    interval: bootstrap(first, second),
    auc: area,
    p: twoSided((area - 0.5) / deviation),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function bootstrap(first: readonly number[], second: readonly number[]): [number, number] {
  const random = seededRandom(1979);
  const resample = (values: readonly number[]) =>
    values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN);
  const differences = Array.from(
    { length: ROUNDS },
    () => median(resample(first)) - median(resample(second)),
  ).sort((a, b) => a - b);
  const quantile = (q: number) => differences[Math.floor(q * (ROUNDS - 1))] ?? Number.NaN;
  return [quantile(0.025), quantile(0.975)];
}

/** Probability of both tails of the normal distribution beyond ±z (Abramowitz and Stegun 7.1.26, error under
 *  1.5e-7). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}
