import type { LogisticModel } from './word-evidence';

/** Weighs the measurements of a word (see `measurementNames`, same order). Fitted with
 *  the recipe of `src/cli/calibrate` to words said and words exchanged in recordings of speechocean762 (Zhang et
 *  al. 2021; free to use, also commercially), on evidence from nets that had not heard the speaker. */
export const wordModel: LogisticModel = {
  mean: [
    -0.3935, -1.3444, -0.8137, 0.971, 1.3339, -2.5811, -4.6391, -2.1684, -4.6239, 2.0976, 1.5351,
    2.7326, 1.0673,
  ],
  deviation: [
    1.7146, 2.0958, 3.0337, 1.3416, 1.1934, 2.0712, 2.3666, 1.7102, 2.3171, 0.5207, 0.6037, 0.6373,
    0.4336,
  ],
  weights: [
    -0.1987, 0.2415, 1.9312, -0.0314, 0.5872, 0.1816, 0.4188, -0.4669, 0.2992, 0.5783, -0.0445,
    -0.3365, -0.1189,
  ],
  bias: 0.1653,
};
