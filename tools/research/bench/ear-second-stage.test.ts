import { expect, it } from 'vitest';
import type { MeasuredOutcome } from './ear-outcome';
import { firstStage, secondStage } from './ear-second-stage';

/** A word that was said and one that was not, which the second measurement alone tells apart. */
const outcome = (said: number, near: number): MeasuredOutcome => ({
  near: [{ said: [0, said], near: [0, near] }],
  swapped: { changed: [0, near], unchanged: [[0, said]] },
  phones: [],
  words: [],
});

it('The first stage gives the odds of the net', () => {
  expect(firstStage(outcome(2, -2)).near).toEqual([{ said: 0, near: 0 }]);
});

it('The second stage finds in other folds which measurements tell words apart', () => {
  const rows = [0, 1, 2, 3].flatMap((fold) =>
    [1, 2, 3].map((k) => ({ fold, outcome: outcome(k, -k) })),
  );
  for (const { near } of secondStage(rows)) expect(near[0]!.said).toBeGreaterThan(near[0]!.near);
});

it('A fold does not decide about itself', () => {
  const right = [1, 2, 3].map((k) => ({ fold: 0, outcome: outcome(k, -k) }));
  const opposite = { fold: 1, outcome: outcome(-5, 5) };
  const [last] = secondStage([...right, opposite]).slice(-1);
  // The other fold says that more of the measurement means said; its own would say the opposite.
  expect(last!.near[0]!.said).toBeLessThan(last!.near[0]!.near);
});
