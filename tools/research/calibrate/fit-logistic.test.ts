/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { logOdds } from '~/domain/speech/word-evidence';
import { fitLogistic } from './fit-logistic';

it('A logistic fit finds the odds from which the rows were drawn', () => {
  const random = seededRandom(3);
  const rows = Array.from({ length: 20_000 }, () => {
    const x = [4 * random() - 2, 10 + random()];
    const odds = 0.5 + 2 * x[0]!;
    return { x, right: random() < 1 / (1 + Math.exp(-odds)), weight: 1 };
  });
  const model = fitLogistic(rows);
  expect(logOdds(model, [0, 10.5])).toBeCloseTo(0.5, 0);
  expect(logOdds(model, [1, 10.5]) - logOdds(model, [0, 10.5])).toBeCloseTo(2, 0);
  expect(Math.abs(logOdds(model, [0, 11]) - logOdds(model, [0, 10]))).toBeLessThan(0.3);
});
