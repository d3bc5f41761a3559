import { textMeasurements, textOdds, type WordModels } from '~/domain/speech/text-odds';
import type { StoredSample } from './evidence-file';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import type { SampleKind } from './trial-set';

/** Weights of the samples. Wrong texts are left out: where all words are wrong, none differs from the rest. */
const WEIGHTS: Readonly<Record<SampleKind, number>> = {
  right: 1,
  swapped: 1.5,
  several: 0.6,
  wrong: 0,
};

/** Fits the models that score words, one for words with acoustic competitors and one for the others. */
export function fitWordModels(samples: readonly StoredSample[]): WordModels {
  return {
    content: fitLogistic(wordRows(samples, true)),
    functionWord: fitLogistic(wordRows(samples, false)),
  };
}

/** One row for each word that was said or exchanged. A word beside an exchanged one is left out: the exchange
 *  moves its boundary. */
function wordRows(samples: readonly StoredSample[], content: boolean): LabelledRow[] {
  return samples.flatMap(({ kind, changed: wrong, evidence }) => {
    const weight = WEIGHTS[kind];
    if (weight === 0) return [];
    return textMeasurements(evidence).flatMap((x, word): LabelledRow[] => {
      const changed = wrong.has(word);
      const isBesideChanged = wrong.has(word - 1) || wrong.has(word + 1);
      const isUsable = changed || kind === 'right' || (kind === 'several' && !isBesideChanged);
      if (!x || !isUsable || (evidence.competitors[word] !== null) !== content) return [];
      return [{ x, right: !changed, weight }];
    });
  });
}

/** A sample with the log odds of each word by a model trained without its speaker; null for a missing
 *  word. */
export interface ScoredSample extends StoredSample {
  odds: (number | null)[];
}

export function scoreWordsByFold(
  samples: readonly StoredSample[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): ScoredSample[] {
  return Array.from({ length: folds }, (_, fold) => {
    const inFold = ({ speaker }: StoredSample) => foldBySpeaker(speaker) === fold;
    const models = fitWordModels(samples.filter((sample) => !inFold(sample)));
    return samples
      .filter(inFold)
      .map((sample): ScoredSample => ({ ...sample, odds: textOdds(sample.evidence, models) }));
  }).flat();
}
