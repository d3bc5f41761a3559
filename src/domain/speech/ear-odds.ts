import { policy } from './policy';
import { type LogisticModel, logOdds } from './word-evidence';

/** Indexes of the ear's measurements that are weighed: the log odds of the word and of its least likely sound, whether
 *  nothing was left out after it, the gain of the likeliest near sound, and the median odds of the other words, which
 *  describes the speaker. The others let exchanged words pass more often (docs/ear-training.md). */
const WEIGHED = [0, 1, 5, 6, 8];

/** Log odds that a word was said, by the other evidence and by the ear together.
 *  @param odds by the other evidence  @param ear measurements of the word */
export const oddsWithEar = (model: LogisticModel, odds: number, ear: readonly number[]): number =>
  logOdds(model, earInputs(odds, ear)) + policy.earShift;

/** The inputs of the model. */
export const earInputs = (odds: number, ear: readonly number[]): number[] => [
  odds,
  ...WEIGHED.map((index) => ear[index]!),
];
