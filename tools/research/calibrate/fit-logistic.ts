import type { LogisticModel } from '~/domain/speech/word-evidence';

export interface LabelledRow {
  x: readonly number[];
  right: boolean;
  weight: number;
}

const RIDGE_PENALTY = 3;
const ROUNDS = 30;

/** Ridge logistic regression by Newton's method, on standardised inputs. */
export function fitLogistic(rows: readonly LabelledRow[]): LogisticModel {
  const width = rows[0]!.x.length;
  const mean = column(width, (i) => rows.reduce((sum, { x }) => sum + x[i]!, 0) / rows.length);
  const deviation = column(width, (i) => {
    const variance = rows.reduce((sum, { x }) => sum + (x[i]! - mean[i]!) ** 2, 0) / rows.length;
    return Math.sqrt(variance) + 1e-6;
  });
  const z = rows.map(({ x }) => [...x.map((v, i) => (v - mean[i]!) / deviation[i]!), 1]);
  const b = new Array<number>(width + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = b.map((value, i) => (i < width ? -RIDGE_PENALTY * value : 0));
    const hessian = b.map((_, i) =>
      b.map((_, j): number => (i === j && i < width ? RIDGE_PENALTY : 0)),
    );
    rows.forEach(({ right, weight }, rowIndex) => {
      const own = z[rowIndex]!;
      const p = 1 / (1 + Math.exp(-own.reduce((sum, v, i) => sum + v * b[i]!, 0)));
      const error = weight * ((right ? 1 : 0) - p);
      const curvature = weight * p * (1 - p);
      for (let i = 0; i <= width; i++) {
        gradient[i] = gradient[i]! + error * own[i]!;
        const line = hessian[i]!;
        for (let j = 0; j <= width; j++) line[j] = line[j]! + curvature * own[i]! * own[j]!;
      }
    });
    const move = solve(hessian, gradient);
    for (let i = 0; i <= width; i++) b[i] = b[i]! + move[i]!;
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  return { mean, deviation, weights: b.slice(0, width), bias: b[width]! };
}

const column = (length: number, value: (i: number) => number): number[] =>
  Array.from({ length }, (_, i) => value(i));

/** Solves a·x = y for a positive definite matrix (Gauss and Jordan). */
export function solve(a: number[][], y: number[]): number[] {
  const m = a.map((row, i) => [...row, y[i]!]);
  for (let i = 0; i < m.length; i++) {
    const pivot = m[i]!;
    const divisor = pivot[i]!;
    for (let k = i; k < pivot.length; k++) pivot[k] = pivot[k]! / divisor;
    for (const row of m) {
      const factor = row[i]!;
      if (row === pivot || factor === 0) continue;
      for (let k = i; k < row.length; k++) row[k] = row[k]! - factor * pivot[k]!;
    }
  }
  return m.map((row) => row.at(-1)!);
}
