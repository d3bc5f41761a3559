import type { CompetitorEvidence } from './competitors';
import type { PhoneFit } from './gop';

const GOP_FLOOR = -8;
const PATH_FLOOR = -10;
const ODDS_LIMIT = 6;

/** What is known of one phone of a word. */
export interface PhoneEvidence {
  mixture: PhoneFit;
  adapted: PhoneFit;
  /** Of the phone net over the segment, mean a frame: log p(phone | frame) / p(phone). */
  likelihoodRatio: number;
  /** Of the segment net. */
  logOdds: number;
}

/** What is known of a text in a recording. */
export interface TextEvidence {
  /** The phones that were found, in order. */
  phones: PhoneEvidence[];
  /** By word; null for function words, which have too many likenesses, and words not found. */
  competitors: (CompetitorEvidence | null)[];
  /** By word: whether a vowel was heard after it that is not its own. Calibration does without. */
  addedVowels?: readonly boolean[];
}

/** The measurements by which a word is judged (durations as log frames). */
export function wordMeasurements(phones: readonly PhoneEvidence[]): number[] {
  const mean = (of: (phone: PhoneEvidence) => number) =>
    phones.reduce((sum, phone) => sum + of(phone), 0) / phones.length;
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

/** Mean goodness of a word's phones by the mixtures alone, nats a frame, each at least −8. */
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
