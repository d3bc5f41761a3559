import type { LogisticModel } from './word-evidence';

/** How the ear is weighed against the other evidence for content words. Fitted to words said, words exchanged and near
 *  words in 919 recordings of 67 adult speakers of Mandarin (speechocean762, Zhang et al. 2021; free to use, also
 *  commercially), on evidence of nets that have not heard the speaker. */
export const contentEarModel: LogisticModel = {
  mean: [-1.4666, -1.4315, -2.7044, 3.5011, 0.5315, 1.9912],
  deviation: [3.0803, 3.2314, 3.0123, 2.4248, 4.1238, 1.7177],
  weights: [1.6052, 1.0761, 0.0021, 0.2776, 0.0134, -0.182],
  bias: -2.0365,
};

/** The same for function words. */
export const functionEarModel: LogisticModel = {
  mean: [1.4371, 1.3115, -0.1577, 4.6773, -3.0415, 1.3776],
  deviation: [3.0428, 3.4517, 3.2683, 2.412, 4.3096, 1.8221],
  weights: [1.6939, 2.0296, -0.1464, -0.032, 0.3824, 0.3826],
  bias: 0.6234,
};
