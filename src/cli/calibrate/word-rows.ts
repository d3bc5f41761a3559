import { textMeasurements, textOdds, type WordModels } from '~/domain/speech/text-odds';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import type { WeighedReading } from './fit-segment-nets';
import type { ReadingKind } from './trial-set';

/** Readings of wrong texts do not teach: where everything is wrong, nothing stands out. */
const WEIGHTS: Readonly<Record<ReadingKind, number>> = {
  right: 1,
  swapped: 1.5,
  several: 0.6,
  wrong: 0,
};

/** Fits the models by which words are judged, one for words that have rivals and one for others. */
export function fitWordModels(readings: readonly WeighedReading[]): WordModels {
  return {
    content: fitLogistic(wordRows(readings, true)),
    functionWord: fitLogistic(wordRows(readings, false)),
  };
}

/** One row a word that was said or exchanged. A word beside an exchanged one is left out: the
 *  exchange moves its boundary. */
function wordRows(readings: readonly WeighedReading[], content: boolean): LabelledRow[] {
  return readings.flatMap(({ reading, evidence }) => {
    const weight = WEIGHTS[reading.kind];
    if (weight === 0) return [];
    return textMeasurements(evidence).flatMap((x, word): LabelledRow[] => {
      const changed = reading.changed.has(word);
      const beside = reading.changed.has(word - 1) || reading.changed.has(word + 1);
      const teaches =
        changed || reading.kind === 'right' || (reading.kind === 'several' && !beside);
      if (!x || !teaches || (evidence.rivals[word] !== null) !== content) return [];
      return [{ x, right: !changed, weight }];
    });
  });
}

/** A reading with the log odds of each word by a model without its speaker; null where the word was
 *  found missing. */
export interface JudgedReading extends WeighedReading {
  odds: (number | null)[];
}

export function judgedWords(
  readings: readonly WeighedReading[],
  folds: number,
  foldOf: (speaker: string) => number,
): JudgedReading[] {
  return Array.from({ length: folds }, (_, fold) => {
    const own = ({ reading }: WeighedReading) => foldOf(reading.of.utterance.speaker) === fold;
    const models = fitWordModels(readings.filter((one) => !own(one)));
    return readings
      .filter(own)
      .map((one): JudgedReading => ({ ...one, odds: textOdds(one.evidence, models) }));
  }).flat();
}
