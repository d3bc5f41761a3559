import { textMeasurements, textOdds, type WordModels } from '~/domain/speech/text-odds';
import type { KeptReading } from './evidence-file';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import type { ReadingKind } from './trial-set';

/** Readings of wrong texts do not teach: where everything is wrong, nothing stands out. */
const WEIGHTS: Readonly<Record<ReadingKind, number>> = {
  right: 1,
  swapped: 1.5,
  several: 0.6,
  wrong: 0,
};

/** Fits the models by which words are judged, one for words that have rivals and one for others. */
export function fitWordModels(readings: readonly KeptReading[]): WordModels {
  return {
    content: fitLogistic(wordRows(readings, true)),
    functionWord: fitLogistic(wordRows(readings, false)),
  };
}

/** One row a word that was said or exchanged. A word beside an exchanged one is left out: the
 *  exchange moves its boundary. */
function wordRows(readings: readonly KeptReading[], content: boolean): LabelledRow[] {
  return readings.flatMap(({ kind, changed: wrong, evidence }) => {
    const weight = WEIGHTS[kind];
    if (weight === 0) return [];
    return textMeasurements(evidence).flatMap((x, word): LabelledRow[] => {
      const changed = wrong.has(word);
      const beside = wrong.has(word - 1) || wrong.has(word + 1);
      const teaches = changed || kind === 'right' || (kind === 'several' && !beside);
      if (!x || !teaches || (evidence.rivals[word] !== null) !== content) return [];
      return [{ x, right: !changed, weight }];
    });
  });
}

/** A reading with the log odds of each word by a model without its speaker; null where the word was
 *  found missing. */
export interface JudgedReading extends KeptReading {
  odds: (number | null)[];
}

export function judgedWords(
  readings: readonly KeptReading[],
  folds: number,
  foldOf: (speaker: string) => number,
): JudgedReading[] {
  return Array.from({ length: folds }, (_, fold) => {
    const own = ({ speaker }: KeptReading) => foldOf(speaker) === fold;
    const models = fitWordModels(readings.filter((one) => !own(one)));
    return readings
      .filter(own)
      .map((one): JudgedReading => ({ ...one, odds: textOdds(one.evidence, models) }));
  }).flat();
}
