import type { LogisticModel } from './word-evidence';

/** How the ear is weighed against the other evidence for content words. Fitted to words said, words exchanged and near
 *  words in recordings of adult speakers of Mandarin (speechocean762, Zhang et al. 2021; free to use, also
 *  commercially), on evidence of nets that have not heard the speaker: 34 speakers of two folds. */
export const contentEarModel: LogisticModel = {
  mean: [-1.4436, -1.402, -2.6584, 3.4894, 0.5432, 2.0475],
  deviation: [3.1156, 3.2189, 2.9956, 2.4072, 4.1029, 1.6616],
  weights: [1.5433, 1.1237, 0.0277, 0.2333, 0.0627, -0.159],
  bias: -1.9975,
};

/** The same for function words. */
export const functionEarModel: LogisticModel = {
  mean: [1.5191, 1.3706, -0.0992, 4.6805, -3.0667, 1.4462],
  deviation: [2.9557, 3.4152, 3.2224, 2.3922, 4.2739, 1.788],
  weights: [1.4981, 1.8641, 0.0729, 0.0369, 0.3599, 0.3955],
  bias: 0.6604,
};
