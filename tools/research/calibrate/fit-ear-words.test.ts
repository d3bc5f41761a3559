import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { oddsWithEar } from '~/domain/speech/ear-odds';
import type { LogisticModel, TextEvidence } from '~/domain/speech/word-evidence';
import { fitEarWords } from './fit-ear-words';
import type { RatedSample } from './rated-sample';

const random = seededRandom(5);
const noise = () => random() - 0.5;

/** A sample of two words whose evidence says nothing; only the ear knows which of them was said. */
function sampleOf(kind: RatedSample['kind'], changed: readonly number[], i: number): RatedSample {
  const measured = (word: number, position: number) => ({
    segment: {
      phone: position,
      word,
      variant: 0,
      position,
      first: 10 * position,
      last: 10 * position + 9,
      states: new Uint8Array(0),
    },
    gop: noise(),
    frameGop: noise(),
    frames: 10,
    best: position,
    perFrame: new Float64Array(0),
  });
  const phones = [0, 1, 2].flatMap((word) =>
    [0, 1, 2].map((position) => ({
      mixture: measured(word, position),
      adapted: measured(word, position),
      likelihoodRatio: noise(),
      logOdds: noise(),
      rating: 1 + noise(),
      score: 2,
    })),
  );
  const competitor = () => ({
    best: noise(),
    twentieth: noise(),
    twentiethByRoot: noise(),
    deviations: noise(),
    rank: noise(),
  });
  return {
    utterance: `${i}`,
    speaker: `${i % 3}`,
    kind,
    words: ['cat', 'tack', 'act'].map((text) => ({
      text,
      functionWord: false,
      pronunciations: [['K', 'AE', 'T']],
    })),
    changed: new Set(changed),
    phones,
    competitors: [competitor(), competitor(), null],
    near: [[], [], null],
    fold: 0,
    ear: [0, 1, 2].map((word) =>
      Array.from({ length: 12 }, () => (changed.includes(word) ? -3 : 3) + noise()),
    ),
  } as unknown as RatedSample;
}

const evidenceOf = ({ phones, competitors, near, ear }: RatedSample): TextEvidence => ({
  phones,
  competitors,
  near,
  ear: ear!,
  expertScores: phones.map(() => 1),
});
const none = (width: number): LogisticModel => ({
  mean: Array(width).fill(0),
  deviation: Array(width).fill(1),
  weights: Array(width).fill(0),
  bias: 0,
});
const spread = { mean: 0, deviation: 1 };
const models = {
  content: none(36),
  functionWord: none(21),
  nearGains: { kinds: { other: spread, dropped: spread, added: spread }, changes: {} },
};

it('Where only the ear knows which word was said, it decides', () => {
  const samples = Array.from({ length: 120 }, (_, i) => {
    if (i % 3 === 0) return sampleOf('right', [], i);
    return i % 3 === 1 ? sampleOf('near', [0], i) : sampleOf('several', [0, 2], i);
  });
  const ear = fitEarWords(samples, evidenceOf, models);
  for (const kind of ['content', 'functionWord'] as const) {
    expect(oddsWithEar(ear[kind], 0, Array(12).fill(3))).toBeGreaterThan(0);
    expect(oddsWithEar(ear[kind], 0, Array(12).fill(-3))).toBeLessThan(0);
  }
});
