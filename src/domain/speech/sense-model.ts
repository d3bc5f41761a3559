import type { LogisticModel } from './word-evidence';

/** How the likelihood and the ear are weighed in the comparison of a word with a competitor that would change the
 *  sense. */
export const senseModel: LogisticModel = {
  mean: [0, 0],
  deviation: [43.463, 4.152],
  weights: [2.2924, 1.8478],
  bias: 0,
};
