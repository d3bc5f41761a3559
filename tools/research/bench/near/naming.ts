import { nearGainModel } from '~/domain/speech/near-gain-model';
import { standardGain } from '~/domain/speech/near-measurements';
import { type LogisticModel, logOdds } from '~/domain/speech/word-evidence';
import { fitLogistic } from '~tools/research/calibrate/fit-logistic';
import type { NearCandidate } from './near-candidates';
import type { NearRow, ReadRow } from './near-rows';

const EAR_LIMIT = 12;

/** What is weighed of a candidate: by how much likelier it is than is usual of its change, the ear's gain, and whether
 *  a sound was dropped or added. */
const inputsOf = (near: NearCandidate): number[] => [
  standardGain(near, nearGainModel),
  Math.max(-EAR_LIMIT, Math.min(EAR_LIMIT, near.earGain)),
  Number(near.change.endsWith('>')),
  Number(near.change.startsWith('>')),
];

/** Fits how likely it is that a candidate was said: the one that was, and all others; those of right readings are
 *  others, too, where the experts hear nothing wrong.
 *  @param rows of other speakers */
export function fitNaming(rows: readonly (NearRow | ReadRow)[]): LogisticModel {
  const labelled = rows.flatMap((row) =>
    row.row === 'near'
      ? row.candidates.map((near, i) => ({ x: inputsOf(near), right: i === row.right, weight: 1 }))
      : row.scores.some((score) => score !== null && score < 2)
        ? []
        : row.candidates.map((near) => ({ x: inputsOf(near), right: false, weight: 1 })),
  );
  const count = labelled.filter(({ right }) => right).length;
  const weight = labelled.length / count - 1;
  return fitLogistic(labelled.map((row) => (row.right ? { ...row, weight } : row)));
}

/** How a candidate is rated; the greatest is named. */
export type RateCandidate = (near: NearCandidate) => number;

export const byLikelihood: RateCandidate = (near) => standardGain(near, nearGainModel);
export const byEar: RateCandidate = ({ earGain }) => earGain;
export const byModel =
  (model: LogisticModel): RateCandidate =>
  (near) =>
    logOdds(model, inputsOf(near));

/** The index of the likeliest candidate, and its rating; null without candidates. */
export function likeliest(
  candidates: readonly NearCandidate[],
  rate: RateCandidate,
): { index: number; value: number } | null {
  const values = candidates.map(rate);
  const value = Math.max(...values);
  return values.length === 0 ? null : { index: values.indexOf(value), value };
}
