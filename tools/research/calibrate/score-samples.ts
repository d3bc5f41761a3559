import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { textOdds } from '~/domain/speech/text-odds';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import { evidenceOf, fitScoreModels } from './fit-score-models';
import type { RatedSample } from './rated-sample';

/** A sample scored by models that have not seen its speaker. */
export interface ScoredSample {
  sample: RatedSample;
  evidence: TextEvidence;
  /** By word; null for a missing word. */
  odds: (number | null)[];
}

/** Scores the samples of each fold by models fitted to the other folds. */
export const scoreByFold = (
  model: AcousticModel,
  samples: readonly RatedSample[],
  folds: number,
): ScoredSample[] =>
  Array.from({ length: folds }, (_, fold) => {
    const models = fitScoreModels(
      model,
      samples.filter((sample) => sample.fold !== fold),
    );
    return samples
      .filter((sample) => sample.fold === fold)
      .map((sample): ScoredSample => {
        const evidence = evidenceOf(model, sample, models.expert);
        return { sample, evidence, odds: textOdds(evidence, models.words) };
      });
  }).flat();
