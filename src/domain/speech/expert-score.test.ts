import { expect, it } from 'vitest';
import type { AcousticModel } from './acoustic-model';
import { type ExpertScoreModel, expertMeasurements } from './expert-measurements';
import { estimateExpertScores } from './expert-score';
import { expertScoreModel } from './expert-score-model';
import type { PhoneFit } from './gop';
import type { PhoneEvidence } from './phone-evidence';

const model = { phones: ['SIL', 'TH', 'IH'] } as unknown as AcousticModel;

/** Evidence for a phone that fits well (1) to badly (0). */
function phone(word: number, fit: number, index = 1): PhoneEvidence {
  const gop = 5 * (fit - 1);
  const segment = { word, phone: index, first: 0, last: 9 };
  const measured = { segment, frames: 10, gop, rank: Math.round(20 * (1 - fit)) } as PhoneFit;
  const net = { logOdds: 12 * fit - 6, rating: 2 * fit };
  // A phone that is surely said is some e² times as likely as by chance.
  const likelihoodRatio = gop + 2;
  return { mixture: measured, adapted: measured, likelihoodRatio, ...net };
}

const estimate = (phones: readonly PhoneEvidence[], weights?: ExpertScoreModel) =>
  estimateExpertScores(model, phones, weights);

it('A phone that fits is estimated right and one that does not is estimated worse, from 0 to 2', () => {
  const [good, bad] = estimate([phone(0, 1), phone(0, 0), phone(0, 1)]);
  expect(good).toBeGreaterThan(bad!);
  for (const score of estimate([phone(0, 0), phone(1, 0)])) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThan(1.5);
  }
  expect(estimate([phone(0, 1), phone(1, 1)])[0]).toBeGreaterThan(1.7);
});

it('A reading that fits as a whole lets the same phone count for more', () => {
  const among = (others: number) =>
    estimate([phone(0, 0.6), phone(1, others), phone(2, others)])[0]!;
  expect(among(1)).toBeGreaterThan(among(0.2));
});

it('There is a weight for each measurement, and an offset for each phone, of 0 where it has none', () => {
  expect(expertMeasurements([phone(0, 1)])[0]).toHaveLength(expertScoreModel.weights.length);
  expect(Object.keys(expertScoreModel.offsets)).toHaveLength(39);
  const flat = { bias: 1, weights: expertScoreModel.weights.map(() => 0), offsets: { TH: 0.5 } };
  expect(estimate([phone(0, 1), phone(0, 1, 2)], flat)).toEqual([1.5, 1]);
});

it('Measurements without limit are cut, so that no phone rules', () => {
  const silent = phone(0, 1);
  const lost = { ...silent, likelihoodRatio: Number.NEGATIVE_INFINITY, logOdds: -90 };
  const unheard = { ...lost, adapted: { ...lost.adapted, gop: Number.NEGATIVE_INFINITY } };
  for (const x of expertMeasurements([silent, unheard]))
    expect(x.every((value) => Number.isFinite(value))).toBe(true);
});
