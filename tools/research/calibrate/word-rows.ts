import { textMeasurements, textOdds, type WordModels } from '~/domain/speech/text-odds';
import type { StoredSample } from './evidence-file';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import type { SampleKind } from './trial-set';

/** Readings of wrong texts do not teach: where everything is wrong, nothing stands out. */
const WEIGHTS: Readonly<Record<SampleKind, number>> = {
  right: 1,
  swapped: 1.5,
  several: 0.6,
  wrong: 0,
};

/** Fits the models by which words are judged, one for words that have rivals and one for others. */
export function fitWordModels(samples: readonly StoredSample[]): WordModels {
  return {
    content: fitLogistic(wordRows(samples, true)),
    functionWord: fitLogistic(wordRows(samples, false)),
  };
}

/** One row a word that was said or exchanged. A word beside an exchanged one is left out: the
 *  exchange moves its boundary. */
function wordRows(samples: readonly StoredSample[], content: boolean): LabelledRow[] {
  return samples.flatMap(({ kind, changed: wrong, evidence }) => {
    const weight = WEIGHTS[kind];
    if (weight === 0) return [];
    return textMeasurements(evidence).flatMap((x, word): LabelledRow[] => {
      const changed = wrong.has(word);
      const beside = wrong.has(word - 1) || wrong.has(word + 1);
      const teaches = changed || kind === 'right' || (kind === 'several' && !beside);
      if (!x || !teaches || (evidence.competitors[word] !== null) !== content) return [];
      return [{ x, right: !changed, weight }];
    });
  });
}

/** A reading with the log odds of each word by a model without its speaker; null where the word was
 *  found missing. */
export interface ScoredSample extends StoredSample {
  odds: (number | null)[];
}

export function scoreWordsByFold(
  samples: readonly StoredSample[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): ScoredSample[] {
  return Array.from({ length: folds }, (_, fold) => {
    const own = ({ speaker }: StoredSample) => foldBySpeaker(speaker) === fold;
    const models = fitWordModels(samples.filter((one) => !own(one)));
    return samples
      .filter(own)
      .map((one): ScoredSample => ({ ...one, odds: textOdds(one.evidence, models) }));
  }).flat();
}
