/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { standardError } from '~tools/research/experiment/bootstrap';
import { fitExpertScores } from './fit-expert-scores';

it('The fit finds the weights and the offsets from which the scores were made', () => {
  const random = seededRandom(4);
  const rows = Array.from({ length: 4000 }, (_, i) => {
    const x = [10 * random(), random() - 0.5];
    const phone = i % 2 ? 'TH' : 'S';
    const score = 1 + 0.05 * x[0]! + 0.4 * x[1]! - (i % 2 ? 0.3 : 0);
    return { speaker: 's', phone, x, score };
  });
  const { bias, weights, offsets } = fitExpertScores(rows);
  expect(weights[0]).toBeCloseTo(0.05, 3);
  expect(weights[1]).toBeCloseTo(0.4, 2);
  expect(offsets.TH! - offsets.S!).toBeCloseTo(-0.3, 2);
  expect(bias + offsets.S!).toBeCloseTo(1, 2);
});

it('The standard error is that of a mean over speakers, however much each of them said', () => {
  const random = seededRandom(8);
  const bySpeaker = Array.from({ length: 100 }, () => new Array<number>(20).fill(random()));
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect(standardError(bySpeaker, mean)).toBeCloseTo(Math.sqrt(1 / 12 / 100), 2);
});
