import type { CompetitorEvidence } from './competitors';
import { oddsWithEar } from './ear-odds';
import { contentEarModel, functionEarModel } from './ear-word-model';
import { nearGainModel } from './near-gain-model';
import { type NearGainModel, nearMeasurements } from './near-measurements';
import type { PhoneEvidence } from './phone-evidence';
import { type LogisticModel, logOdds, type TextEvidence, wordMeasurements } from './word-evidence';
import { contentWordModel, functionWordModel } from './word-model';

/** Indexes of the `wordMeasurements` whose median over the other words describes the speaker. */
const SPEAKER_MEASURES = [0, 3, 5, 7, 8, 9];
/** Indexes of the `competitorMeasurements` with the same use. */
const SPEAKER_COMPETITOR_MEASURES = [1, 3, 4];

/** Models by kind of word, since function words are unstressed, and the model of the gains of near words. */
export interface WordModels {
  content: LogisticModel;
  functionWord: LogisticModel;
  nearGains: NearGainModel;
  /** Absent where no ear is asked. */
  ear?: { content: LogisticModel; functionWord: LogisticModel };
}

const DEFAULT_MODELS: WordModels = {
  content: contentWordModel,
  functionWord: functionWordModel,
  nearGains: nearGainModel,
  ear: { content: contentEarModel, functionWord: functionEarModel },
};

/** Log odds that each word of a text was said; null for a word that was not found. */
export function textOdds(
  evidence: TextEvidence,
  models: WordModels = DEFAULT_MODELS,
): (number | null)[] {
  return textMeasurements(evidence, models.nearGains).map((x, word) => {
    if (!x) return null;
    const kind = evidence.competitors[word] ? 'content' : 'functionWord';
    const odds = logOdds(models[kind], x);
    const ear = evidence.ear?.[word];
    return ear && models.ear ? oddsWithEar(models.ear[kind], odds, ear) : odds;
  });
}

/** Measurements of each word: its own, those of its competitors and near words, the estimated expert scores of
 *  its sounds, and the medians over the other words of the reading, which distinguish an accent from a wrong
 *  word. Null for a word that was not found. */
export function textMeasurements(
  { phones, competitors, near, expertScores }: TextEvidence,
  nearGains: NearGainModel,
): (number[] | null)[] {
  const wordRows = competitors.map((_, word) => {
    const found = selectPhonesOfWord(phones, word);
    return found.length > 0 ? wordMeasurements(found) : null;
  });
  const competitorRows = competitors.map(
    (competitor) => competitor && competitorMeasurements(competitor),
  );
  return wordRows.map((x, word) => {
    if (!x) return null;
    const competitor = competitorRows[word];
    const scores = expertScores.filter((_, i) => phones[i]!.mixture.segment.word === word);
    return [
      ...x,
      ...(competitor ?? []),
      ...mediansOfOtherWords(wordRows, word, SPEAKER_MEASURES),
      ...(competitor ? mediansOfOtherWords(competitorRows, word, SPEAKER_COMPETITOR_MEASURES) : []),
      Math.min(...scores),
      scores.reduce((sum, score) => sum + score, 0) / scores.length,
      ...(competitor ? nearMeasurements(near[word] ?? [], nearGains) : []),
    ];
  });
}

/** The phones of one word. */
export const selectPhonesOfWord = (
  phones: readonly PhoneEvidence[],
  word: number,
): PhoneEvidence[] => phones.filter(({ mixture }) => mixture.segment.word === word);

function competitorMeasurements(competitor: CompetitorEvidence): number[] {
  const { best, twentieth, twentiethByRoot, deviations, rank } = competitor;
  return [best, twentieth, twentiethByRoot, deviations, rank, rank ** 2];
}

function mediansOfOtherWords(
  rows: readonly (number[] | null)[],
  word: number,
  indexes: number[],
): number[] {
  const others = rows.filter((row, i): row is number[] => row !== null && i !== word);
  const usedRows = others.length > 0 ? others : [rows[word]!];
  return indexes.map((index) => median(usedRows.map((row) => row[index]!)));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
