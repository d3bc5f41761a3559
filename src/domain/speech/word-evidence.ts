import type { CompetitorEvidence } from './competitors';
import type { NearGain } from './near-evidence';
import type { OtherEnding } from './other-endings';
import type { PhoneEvidence } from './phone-evidence';
import type { SenseGain } from './sense-gains';
import type { WordAloneEvidence } from './word-alone';

const GOP_FLOOR = -8;
const PATH_FLOOR = -10;
const ODDS_LIMIT = 6;

/** Evidence for a text in a recording. */
export interface TextEvidence {
  /** Evidence for the aligned phones, in order. */
  phones: PhoneEvidence[];
  /** By word; null for function words, which resemble too many others, and for words not found. */
  competitors: (CompetitorEvidence | null)[];
  /** By word: its near words; null for function words, whose sounds are reduced, and for words not found. */
  near: (NearGain[] | null)[];
  /** Estimated expert score of each phone, 0 wrong … 2 right. */
  expertScores: readonly number[];
  /** By word: what the ear hears of it, its `measureWords`; null for words not found. Absent without an ear. */
  ear?: readonly (number[] | null)[];
  /** Whether a vowel was added after each word. Not used in calibration. */
  addedVowels?: readonly boolean[];
  /** Evidence of a text of one word. Not used in calibration. */
  alone?: WordAloneEvidence;
  /** By word: its comparison with its other ending; null for a word without one. Not used in calibration. */
  otherEndings?: readonly (OtherEnding | null)[];
  /** By word: its comparisons with words that would change the sense. Not used in calibration. */
  senseGains?: readonly (readonly SenseGain[])[];
}

/** Measurements of a word for its model; durations in log frames. */
export function wordMeasurements(phones: readonly PhoneEvidence[]): number[] {
  const mean = (getValue: (phone: PhoneEvidence) => number) =>
    phones.reduce((sum, phone) => sum + getValue(phone), 0) / phones.length;
  const odds = phones.map(({ logOdds }) => Math.max(-ODDS_LIMIT, Math.min(ODDS_LIMIT, logOdds)));
  const durations = phones.map(({ mixture }) => Math.log(mixture.frames));
  const frames = phones.reduce((sum, { mixture }) => sum + mixture.frames, 0);
  const sum = odds.reduce((total, value) => total + value, 0);
  return [
    sum / phones.length,
    Math.min(...odds),
    sum / Math.sqrt(phones.length),
    mean(({ likelihoodRatio }) => likelihoodRatio),
    (mean(({ likelihoodRatio, mixture }) => likelihoodRatio * mixture.frames) * phones.length) /
      frames,
    mean(({ adapted }) => Math.max(GOP_FLOOR, adapted.gop)),
    mean(({ adapted }) => Math.max(PATH_FLOOR, adapted.frameGop)),
    mixtureGop(phones),
    mean(({ mixture }) => mixture.frameGop),
    mean(({ mixture }) => Math.log(mixture.frames)),
    Math.min(...durations),
    Math.max(...durations),
    Math.log(phones.length),
  ];
}

/** Mean goodness of a word's phones by the mixtures alone, nats per frame, each clamped to at least −8. */
const mixtureGop = (phones: readonly PhoneEvidence[]): number =>
  phones.reduce((sum, { mixture }) => sum + Math.max(GOP_FLOOR, mixture.gop), 0) / phones.length;

/** A logistic model: log odds = bias + Σ weight × (x − mean) / deviation. */
export interface LogisticModel {
  mean: readonly number[];
  deviation: readonly number[];
  weights: readonly number[];
  bias: number;
}

export function logOdds(model: LogisticModel, x: readonly number[]): number {
  return x.reduce(
    (sum, value, i) => sum + (model.weights[i]! * (value - model.mean[i]!)) / model.deviation[i]!,
    model.bias,
  );
}
