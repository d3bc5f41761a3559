import { STATES } from './acoustic-model';
import type { Emissions } from './emissions';

/** Weight of the mixtures relative to the net. */
const MIXTURE_WEIGHT = 0.7;
/** Lower limit of the net's log posteriors, so that no single frame rules a phone out. */
const MIN_LOG_POSTERIOR = -7;

/** Combines the mixtures' likelihoods, which distinguish the states within a phone, with the net's scaled
 *  likelihoods log p(phone | frame) − log p(phone), which are adapted to learners (Bourlard & Morgan 1994). */
export function adaptedEmissions(
  mixtures: Emissions,
  logPosteriors: Float32Array,
  logPriors: Float32Array,
): Emissions {
  const { frames, phones } = mixtures;
  const values = new Float32Array(mixtures.values.length);
  const best = new Float32Array(frames).fill(-1e30);
  for (let t = 0; t < frames; t++) {
    for (let p = 0; p < phones; p++) {
      const ratio = logLikelihoodRatio(logPosteriors, logPriors, t, p);
      const o = (t * phones + p) * STATES;
      for (let k = 0; k < STATES; k++) {
        values[o + k] = MIXTURE_WEIGHT * mixtures.values[o + k]! + ratio;
        best[t] = Math.max(best[t]!, values[o + k]!);
      }
    }
  }
  return { frames, phones, values, best };
}

/** log p(phone | frame) / p(phone), nats. */
export function logLikelihoodRatio(
  logPosteriors: Float32Array,
  logPriors: Float32Array,
  frame: number,
  phone: number,
): number {
  const posterior = logPosteriors[frame * logPriors.length + phone]!;
  return Math.max(MIN_LOG_POSTERIOR, posterior) - logPriors[phone]!;
}
