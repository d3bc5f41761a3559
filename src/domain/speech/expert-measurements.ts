import type { PhoneEvidence } from './phone-evidence';
import type { Phone } from './types';

/** Limits of the measurements: log odds either way, goodness and likelihood ratio, nats per frame. */
const ODDS_LIMIT = 8;
const FLOOR = -8;
/** Goodness below which a phone is poor whatever its distance. */
const POOR_GOODNESS = -3;
/** Log odds of a neighbour at the ends of a text, and its rating. */
const NO_NEIGHBOUR = 3;
const NO_NEIGHBOUR_RATING = 1.9;
/** Greatest rating that counts: the scale ends at 2. */
const RATING_LIMIT = 2.2;
/** Rating above which a phone is good whatever its distance. */
const GOOD_RATING = 1.5;

/** A linear model of the score that experts give a phone. */
export interface ExpertScoreModel {
  bias: number;
  /** One for each of the `expertMeasurements`. */
  weights: readonly number[];
  /** By target: experts are more lenient with some phones than with others. */
  offsets: Readonly<Partial<Record<Phone, number>>>;
}

/** Measurements of each phone of a text: its own by both emissions and both nets, those of its neighbours, the least
 *  and the mean log odds and rating of its word, and the means of the reading. */
export function expertMeasurements(phones: readonly PhoneEvidence[]): number[][] {
  const odds = phones.map(({ logOdds }) => Math.max(-ODDS_LIMIT, Math.min(ODDS_LIMIT, logOdds)));
  const ratings = phones.map(({ rating }) => Math.max(0, Math.min(RATING_LIMIT, rating)));
  const goodness = phones.map(({ adapted }) => Math.max(FLOOR, adapted.gop));
  const words = phones.map(({ mixture }) => mixture.segment.word);
  const readingOdds = mean(odds);
  const readingGoodness = mean(goodness);
  const readingRating = mean(ratings);
  return phones.map(({ mixture, adapted, likelihoodRatio }, i) => {
    const isOfWord = (_: number, other: number) => words[other] === words[i];
    const wordOdds = odds.filter(isOfWord);
    const wordRatings = ratings.filter(isOfWord);
    return [
      odds[i]!,
      Math.min(0, odds[i]!),
      goodness[i]!,
      Math.max(POOR_GOODNESS, goodness[i]!),
      Math.max(FLOOR, mixture.gop),
      Math.max(FLOOR, likelihoodRatio),
      Math.log(mixture.frames),
      Math.log(1 + adapted.rank),
      odds[i - 1] ?? NO_NEIGHBOUR,
      odds[i + 1] ?? NO_NEIGHBOUR,
      Math.min(...wordOdds),
      mean(wordOdds),
      readingOdds,
      readingGoodness,
      ratings[i]!,
      Math.min(GOOD_RATING, ratings[i]!),
      ratings[i - 1] ?? NO_NEIGHBOUR_RATING,
      ratings[i + 1] ?? NO_NEIGHBOUR_RATING,
      Math.min(...wordRatings),
      mean(wordRatings),
      readingRating,
    ];
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
