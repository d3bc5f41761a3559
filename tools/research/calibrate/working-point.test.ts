import { expect, it } from 'vitest';
import type { ScoredSample } from './score-samples';
import type { SampleKind } from './trial-set';
import { workingPoint } from './working-point';

/** A reading of one word with sounds that fit well; only its odds differ. */
function sample(utterance: number, kind: SampleKind, text: string, odds: number): ScoredSample {
  const pronunciations = [text === 'think' ? ['TH', 'IH', 'NG', 'K'] : ['S', 'IH', 'NG', 'K']];
  const phone = { mixture: { segment: { word: 0 } }, likelihoodRatio: 3, score: 2 };
  return {
    sample: {
      utterance: `${utterance}`,
      speaker: `${utterance}`,
      kind,
      words: [{ text, functionWord: false, pronunciations }],
      changed: new Set(kind === 'right' ? [] : [0]),
      phones: [phone],
    },
    evidence: { phones: [phone] },
    odds: [odds],
  } as unknown as ScoredSample;
}

const readings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const scored = [
  ...readings.map((i) => sample(i, 'right', 'think', i - 3)),
  ...readings.map((i) => sample(i, 'swapped', 'sink', i - 9)),
  ...readings.map((i) => sample(i, 'near', 'sink', i - 5)),
];

it('The working point is the strictest threshold at which the wanted share of right readings passes', () => {
  const point = workingPoint(scored, 0.9);
  expect(point).toMatchObject({ right: 0.9, threshold: -2 });
  expect(workingPoint(scored, 1)).toMatchObject({ right: 1, threshold: -3 });
});

it('At a working point the passing exchanged words and the caught near words are counted, by kind', () => {
  const { swapped, near, kinds } = workingPoint(scored, 0.9);
  expect([swapped, near]).toEqual([0.3, 0.7]);
  expect(kinds).toEqual([{ kind: 'th', count: 10, caught: 0.3 }]);
});
