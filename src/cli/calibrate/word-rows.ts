import { logOdds, type PhoneEvidence, wordMeasurements } from '~/domain/speech/word-evidence';
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

/** One row a word that was said or exchanged. A word beside an exchanged one is left out: the
 *  exchange moves its boundary. */
export function wordRows(readings: readonly WeighedReading[]): LabelledRow[] {
  return readings.flatMap(({ reading, phones }) => {
    const weight = WEIGHTS[reading.kind];
    if (weight === 0) return [];
    return [...reading.words.keys()].flatMap((word): LabelledRow[] => {
      const changed = reading.changed.has(word);
      const beside = reading.changed.has(word - 1) || reading.changed.has(word + 1);
      const teaches =
        changed || reading.kind === 'right' || (reading.kind === 'several' && !beside);
      const own = ofWord(phones, word);
      if (!teaches || own.length === 0) return [];
      return [{ x: wordMeasurements(own), right: !changed, weight }];
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
    const model = fitLogistic(wordRows(readings.filter((one) => !own(one))));
    return readings.filter(own).map((one): JudgedReading => {
      const odds = [...one.reading.words.keys()].map((word) => {
        const phones = ofWord(one.phones, word);
        return phones.length > 0 ? logOdds(model, wordMeasurements(phones)) : null;
      });
      return { ...one, odds };
    });
  }).flat();
}

const ofWord = (phones: readonly PhoneEvidence[], word: number): PhoneEvidence[] =>
  phones.filter(({ mixture }) => mixture.segment.word === word);
