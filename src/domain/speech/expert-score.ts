import type { AcousticModel } from './acoustic-model';
import { type ExpertScoreModel, expertMeasurements } from './expert-measurements';
import { expertScoreModel } from './expert-score-model';
import type { PhoneEvidence } from './phone-evidence';

/** Estimates the experts' mean score of each phone of a text, 0 wrong … 2 right, from the evidence for all of its
 *  phones: an accent shows in the neighbours, the word and the whole reading, too. */
export function estimateExpertScores(
  model: AcousticModel,
  phones: readonly PhoneEvidence[],
  { bias, weights, offsets }: ExpertScoreModel = expertScoreModel,
): number[] {
  return expertMeasurements(phones).map((x, i) => {
    const offset = offsets[model.phones[phones[i]!.mixture.segment.phone]!] ?? 0;
    const score = x.reduce((sum, value, k) => sum + value * weights[k]!, bias + offset);
    return Math.max(0, Math.min(2, score));
  });
}
