import type { LogisticModel } from './word-evidence';

/** How the likelihood and the ear are weighed in the comparison of a word with a competitor that would change the
 *  sense. Fitted to function words and inflected words in recordings of adult speakers of Mandarin (speechocean762,
 *  Zhang et al. 2021; free to use, also commercially), on evidence of nets that have not heard the speaker. Written by
 *  `npm run calibrate`. */
export const senseModel: LogisticModel = {
  mean: [0, 0],
  deviation: [43.4961, 5.8886],
  weights: [2.4331, 2.156],
  bias: 0,
};
