import { type LogisticModel, logOdds } from '~/domain/speech/word-evidence';
import { fitLogistic, type LabelledRow } from '~tools/research/calibrate/fit-logistic';
import { type EarOutcome, type MeasuredOutcome, mapWords } from './ear-outcome';

/** A recording's measurements with the fold of its speaker. */
export interface FoldOutcome {
  fold: number;
  outcome: MeasuredOutcome;
}

/** Odds of the net alone: the first of the measurements. */
export const firstStage = (outcome: MeasuredOutcome): EarOutcome => ({
  ...mapWords(outcome, (x) => x[0]!),
  phones: outcome.phones,
  words: outcome.words,
});

/** Odds of a model of words that is fitted to near words and to exchanged ones, for each fold on the speakers of the
 *  other folds: what the net hears of a speaker there was heard by a net that has not heard that speaker either.
 *  @returns in the order of the rows */
export function secondStage(rows: readonly FoldOutcome[]): EarOutcome[] {
  const folds = [...new Set(rows.map(({ fold }) => fold))];
  const models = new Map(
    folds.map((fold) => [fold, fitWords(rows.filter((row) => row.fold !== fold))]),
  );
  return rows.map(({ fold, outcome }) => ({
    ...mapWords(outcome, (x) => logOdds(models.get(fold)!, x)),
    phones: outcome.phones,
    words: outcome.words,
  }));
}

function fitWords(rows: readonly FoldOutcome[]): LogisticModel {
  const said: number[][] = [];
  const changed: number[][] = [];
  for (const { outcome } of rows) {
    for (const pair of outcome.near) {
      said.push(pair.said);
      changed.push(pair.near);
    }
    if (!outcome.swapped) continue;
    said.push(...outcome.swapped.unchanged);
    changed.push(outcome.swapped.changed);
  }
  // Right and wrong words weigh the same in all.
  const weight = said.length / changed.length;
  return fitLogistic([
    ...said.map((x): LabelledRow => ({ x, right: true, weight: 1 })),
    ...changed.map((x): LabelledRow => ({ x, right: false, weight })),
  ]);
}
