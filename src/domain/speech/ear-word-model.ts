import type { LogisticModel } from './word-evidence';

/** How the ear is weighed against the other evidence for content words. Fitted to words said, words exchanged and near
 *  words in 820 recordings of 52 adult speakers of Mandarin (speechocean762, Zhang et al. 2021; free to use, also
 *  commercially), on evidence of nets that have not heard the speaker. Written by `npm run calibrate`. */
export const contentEarModel: LogisticModel = {
  mean: [-1.5028, -2.4108, -3.362, 3.1073, 0.6972, 2.0989],
  deviation: [3.0297, 4.1773, 3.4891, 2.6368, 4.8523, 2.4113],
  weights: [1.6015, 1.5873, -0.4834, 0.1509, 0.0006, -0.115],
  bias: -2.2055,
};

/** The same for function words. */
export const functionEarModel: LogisticModel = {
  mean: [1.4034, 1.3105, -0.2607, 4.565, -3.3654, 1.327],
  deviation: [2.9941, 4.4558, 3.8265, 2.5034, 4.7504, 2.5275],
  weights: [1.6176, 1.9789, -0.032, -0.0277, 0.4006, 0.3267],
  bias: 0.5823,
};
