import type { LogisticModel } from './word-evidence';

/** How the ear is weighed against the other evidence for content words. Fitted to words said, words exchanged and near
 *  words in 1,339 recordings of 67 adult speakers of Mandarin (speechocean762, Zhang et al. 2021; free to use, also
 *  commercially), on evidence of nets that have not heard the speaker. Written by `npm run calibrate`. */
export const contentEarModel: LogisticModel = {
  mean: [-1.4974, -2.4258, -3.3545, 3.0592, 0.687, 2.141],
  deviation: [3.1054, 4.2234, 3.5224, 2.6814, 4.8977, 2.3861],
  weights: [1.7635, 1.8354, -0.6585, 0.1085, -0.0162, -0.1143],
  bias: -2.2964,
};

/** The same for function words. */
export const functionEarModel: LogisticModel = {
  mean: [1.4283, 1.2219, -0.3254, 4.5465, -3.3609, 1.3521],
  deviation: [3.0291, 4.471, 3.8399, 2.5216, 4.7712, 2.5218],
  weights: [1.7785, 2.1592, -0.2247, -0.0583, 0.398, 0.3548],
  bias: 0.609,
};
