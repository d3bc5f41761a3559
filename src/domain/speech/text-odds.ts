import type { RivalEvidence } from './rivals';
import {
  type LogisticModel,
  logOdds,
  type PhoneEvidence,
  type TextEvidence,
  wordMeasurements,
} from './word-evidence';
import { contentWordModel, functionWordModel } from './word-model';

/** Places of `wordMeasurements` of which the other words tell how this speaker sounds. */
const SPEAKER_MEASURES = [0, 3, 5, 7, 8, 9];
/** … and of `rivalMeasurements`. */
const SPEAKER_RIVAL_MEASURES = [1, 3, 4];

/** The two models by which words are judged: function words are said weakly. */
export interface WordModels {
  content: LogisticModel;
  functionWord: LogisticModel;
}

const shipped: WordModels = { content: contentWordModel, functionWord: functionWordModel };

/** Log odds that each word of a text was said; null where it was not found. */
export function textOdds(evidence: TextEvidence, models: WordModels = shipped): (number | null)[] {
  return textMeasurements(evidence).map((x, word) => {
    if (!x) return null;
    return logOdds(evidence.rivals[word] ? models.content : models.functionWord, x);
  });
}

/** What each word is judged by: its own measurements, those of its rivals, and the median of the
 *  others' in the same reading, which tells an accent from another word. Null where it was not found. */
export function textMeasurements({ phones, rivals }: TextEvidence): (number[] | null)[] {
  const own = rivals.map((_, word) => {
    const found = phonesOf(phones, word);
    return found.length > 0 ? wordMeasurements(found) : null;
  });
  const against = rivals.map((rival) => rival && rivalMeasurements(rival));
  return own.map((x, word) => {
    if (!x) return null;
    const rival = against[word];
    return [
      ...x,
      ...(rival ?? []),
      ...mediansOf(own, word, SPEAKER_MEASURES),
      ...(rival ? mediansOf(against, word, SPEAKER_RIVAL_MEASURES) : []),
    ];
  });
}

/** The phones of one word. */
export const phonesOf = (phones: readonly PhoneEvidence[], word: number): PhoneEvidence[] =>
  phones.filter(({ mixture }) => mixture.segment.word === word);

function rivalMeasurements(rival: RivalEvidence): number[] {
  const { best, twentieth, twentiethByRoot, deviations, rank } = rival;
  return [best, twentieth, twentiethByRoot, deviations, rank, rank ** 2];
}

function mediansOf(rows: readonly (number[] | null)[], word: number, places: number[]): number[] {
  const others = rows.filter((row, i): row is number[] => row !== null && i !== word);
  const used = others.length > 0 ? others : [rows[word]!];
  return places.map((place) => median(used.map((row) => row[place]!)));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
