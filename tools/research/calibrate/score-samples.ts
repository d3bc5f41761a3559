import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { textOdds } from '~/domain/speech/text-odds';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import { evidenceOf, type ScoreModels } from './fit-score-models';
import type { RatedSample } from './rated-sample';

/** A sample scored by models that have not seen its speaker. */
export interface ScoredSample {
  sample: RatedSample;
  evidence: TextEvidence;
  /** By word; null for a missing word. */
  odds: (number | null)[];
}

/** The models of each fold, fitted to the samples of the other folds.
 *  @param makeModels makes the models of samples; called once for each fold */
export const fitByFold = (
  samples: readonly RatedSample[],
  folds: number,
  makeModels: (others: readonly RatedSample[], fold: number) => ScoreModels,
): ScoreModels[] =>
  Array.from({ length: folds }, (_, fold) =>
    makeModels(
      samples.filter((sample) => sample.fold !== fold),
      fold,
    ),
  );

/** Scores each sample by the models of its fold.
 *  @param models by fold */
export const scoreByFold = (
  model: AcousticModel,
  samples: readonly RatedSample[],
  models: readonly ScoreModels[],
): ScoredSample[] =>
  models.flatMap(({ expert, words }, fold) =>
    samples
      .filter((sample) => sample.fold === fold)
      .map((sample): ScoredSample => {
        const evidence = evidenceOf(model, sample, expert);
        return { sample, evidence, odds: textOdds(evidence, words) };
      }),
  );
