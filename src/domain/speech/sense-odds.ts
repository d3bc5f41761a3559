import { senseModel } from './sense-model';
import { type LogisticModel, logOdds } from './word-evidence';

/** Limit of the likelihood's gain either way, nats: beyond it the aligner lost the word. */
const GAIN_LIMIT = 60;

/** The inputs of the model that weighs the likelihood and the ear in the comparison of two words.
 *  @param gain of the likelihood, nats  @param earGain of the ear's log odds */
export const senseInputs = (gain: number, earGain: number): number[] => [
  Math.max(-GAIN_LIMIT, Math.min(GAIN_LIMIT, gain)),
  earGain,
];

/** Log odds that the competitor was said rather than the word, where one of the two was. */
export const senseOdds = (
  gain: number,
  earGain: number,
  model: LogisticModel = senseModel,
): number => logOdds(model, senseInputs(gain, earGain));
