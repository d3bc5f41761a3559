import { CEPSTRA } from './mel';

/** Static, delta and second delta cepstra: three streams of 13. */
export const STREAMS = 3;
export const FEATURES = STREAMS * CEPSTRA;

/** Subtracts the mean of the speech frames and adds both time derivatives: `frames × 39`.
 *  @param cepstra `frames × 13`  @param mask 1 where a frame is speech */
export function acousticFeatures(cepstra: Float32Array, mask: Uint8Array): Float32Array {
  const frames = mask.length;
  const mean = speechMean(cepstra, mask);
  const getCentred = (t: number, c: number) =>
    cepstra[Math.min(frames - 1, Math.max(0, t)) * CEPSTRA + c]! - mean[c]!;
  const out = new Float32Array(frames * FEATURES);
  for (let t = 0; t < frames; t++) {
    for (let c = 0; c < CEPSTRA; c++) {
      const o = t * FEATURES + c;
      out[o] = getCentred(t, c);
      out[o + CEPSTRA] = getCentred(t + 2, c) - getCentred(t - 2, c);
      out[o + 2 * CEPSTRA] =
        getCentred(t + 3, c) - getCentred(t - 1, c) - (getCentred(t + 1, c) - getCentred(t - 3, c));
    }
  }
  return out;
}

function speechMean(cepstra: Float32Array, mask: Uint8Array): Float64Array {
  const mean = new Float64Array(CEPSTRA);
  let count = 0;
  for (let t = 0; t < mask.length; t++) {
    if (!mask[t]) continue;
    count++;
    for (let c = 0; c < CEPSTRA; c++) mean[c] = mean[c]! + cepstra[t * CEPSTRA + c]!;
  }
  return count ? mean.map((sum) => sum / count) : mean;
}
