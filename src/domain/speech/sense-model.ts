import type { LogisticModel } from './word-evidence';

/** How the likelihood and the ear are weighed in the comparison of a word with a competitor that would change the
 *  sense. Fitted to function words and inflected words in recordings of adult speakers of Mandarin (speechocean762,
 *  Zhang et al. 2021; free to use, also commercially), on evidence of nets that have not heard the speaker. */
export const senseModel: LogisticModel = {
  mean: [0, 0],
  deviation: [43.4387, 4.2188],
  weights: [2.4865, 1.8049],
  bias: 0,
};
