import type { ExpertScoreModel } from '~/domain/speech/expert-measurements';
import type { Phone } from '~/domain/speech/types';
import { solve } from './fit-logistic';

/** A phone of a reading and its expert score. */
export interface ExpertRow {
  speaker: string;
  phone: Phone;
  /** The `expertMeasurements` of the phone. */
  x: readonly number[];
  /** Mean of the experts, 0 wrong … 2 right. */
  score: number;
}

const RIDGE_PENALTY = 10;
const SMALL = 1e-6;

/** Ridge regression of the experts' scores on standardised measurements and the target phone. */
export function fitExpertScores(rows: readonly ExpertRow[]): ExpertScoreModel {
  const width = rows[0]!.x.length;
  const phones = [...new Set(rows.map(({ phone }) => phone))].sort();
  const size = width + phones.length + 1;
  const mean = averages(rows.map(({ x }) => x));
  const deviation = averages(rows.map(({ x }) => x.map((value, i) => (value - mean[i]!) ** 2))).map(
    (variance) => Math.sqrt(variance) + SMALL,
  );
  const products = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j): number =>
      i !== j ? 0 : i < size - 1 ? RIDGE_PENALTY : SMALL,
    ),
  );
  const targets = new Array<number>(size).fill(0);
  for (const { x, phone, score } of rows) {
    // The entries of the row that are not 0: measurements, its phone, the bias.
    const entries: [number, number][] = x.map((value, i) => [
      i,
      (value - mean[i]!) / deviation[i]!,
    ]);
    entries.push([width + phones.indexOf(phone), 1], [size - 1, 1]);
    for (const [i, a] of entries) {
      targets[i] = targets[i]! + a * score;
      const line = products[i]!;
      for (const [j, b] of entries) line[j] = line[j]! + a * b;
    }
  }
  const solution = solve(products, targets);
  const weights = solution.slice(0, width).map((weight, i) => weight / deviation[i]!);
  const centre = weights.reduce((sum, weight, i) => sum + weight * mean[i]!, 0);
  return {
    bias: solution.at(-1)! - centre,
    weights,
    offsets: Object.fromEntries(phones.map((phone, i) => [phone, solution[width + i]!])),
  };
}

function averages(rows: readonly (readonly number[])[]): number[] {
  const sums = new Array<number>(rows[0]!.length).fill(0);
  for (const row of rows)
    row.forEach((value, i) => {
      sums[i] = sums[i]! + value;
    });
  return sums.map((sum) => sum / rows.length);
}
