import { type AcousticModel, STATES } from './acoustic-model';
import { FEATURES, STREAMS } from './features';
import { CEPSTRA } from './mel';

/** Log-likelihood of every frame in every state of every phone. */
export interface Emissions {
  frames: number;
  phones: number;
  /** `frames × phones × 3` */
  values: Float32Array;
  /** Best value of each frame, over all phones and states. */
  best: Float32Array;
}

/** Maximum distance from the best Gaussian, nats. */
const BEAM = 6;
const MAX_GAUSSIANS = 12;
/** Frames that pass a codebook at the same time: as many independent sums as a processor adds without waiting. */
const LANES = 4;

/** The search of one codebook for four frames. */
interface Search {
  /** Features of one stream, `4 × 13`. */
  x: Float64Array;
  /** Log-likelihood of each Gaussian, `4 × gaussians`. */
  values: Float64Array;
  /** Log-likelihood of the best Gaussian, by frame. */
  top: Float64Array;
  /** The Gaussians that count for one frame, and their likelihoods relative to the best. */
  index: Uint8Array;
  likelihood: Float32Array;
}

/** Scores features (`frames × 39`) against the model. Of each codebook only the Gaussians within 6 nats of
 *  the best count, at most 12: the effect of the others is negligible. All frames pass one codebook before the next,
 *  so that it stays in the processor's nearest cache. */
export function emissions(model: AcousticModel, features: Float32Array): Emissions {
  const frames = features.length / FEATURES;
  const phones = model.phones.length;
  const values = new Float32Array(frames * phones * STATES);
  const search: Search = {
    x: new Float64Array(LANES * CEPSTRA),
    values: new Float64Array(LANES * model.gaussians),
    top: new Float64Array(LANES),
    index: new Uint8Array(MAX_GAUSSIANS),
    likelihood: new Float32Array(MAX_GAUSSIANS),
  };
  for (let p = 0; p < phones; p++)
    for (let s = 0; s < STREAMS; s++)
      for (let first = 0; first < frames; first += LANES) {
        const lanes = Math.min(LANES, frames - first);
        for (let lane = 0; lane < lanes; lane++) {
          const from = (first + lane) * FEATURES + s * CEPSTRA;
          for (let c = 0; c < CEPSTRA; c++) search.x[lane * CEPSTRA + c] = features[from + c]!;
        }
        searchCodebook(model, p, s, search);
        for (let lane = 0; lane < lanes; lane++)
          addStream(model, p, s, search, lane, values, ((first + lane) * phones + p) * STATES);
      }
  return { frames, phones, values, best: bestOfFrames(values, frames) };
}

function bestOfFrames(values: Float32Array, frames: number): Float32Array {
  const width = values.length / frames;
  const best = new Float32Array(frames).fill(-1e30);
  for (let t = 0, o = 0; t < frames; t++)
    for (let i = 0; i < width; i++, o++) if (values[o]! > best[t]!) best[t] = values[o]!;
  return best;
}

/** Scores four frames against all Gaussians of a codebook. Leaving out distant Gaussians would cost more than it
 *  saves: until the best is known, a quarter of them is near enough to count. */
function searchCodebook(
  { gaussians, means, precisions, constants }: AcousticModel,
  phone: number,
  stream: number,
  { x, values, top }: Search,
): void {
  const first = (phone * STREAMS + stream) * gaussians;
  top.fill(Number.NEGATIVE_INFINITY);
  for (let g = 0, o = first * CEPSTRA; g < gaussians; g++, o++) {
    let v = constants[first + g]!;
    let w = v;
    let y = v;
    let z = v;
    // Three terms at a time, so that each frame's sum is rounded in the same order, whichever sums are computed
    // beside it.
    for (let i = 0; i < CEPSTRA - 1; i += 3, o += 3) {
      const ma = means[o]!;
      const mb = means[o + 1]!;
      const mc = means[o + 2]!;
      const pa = precisions[o]!;
      const pb = precisions[o + 1]!;
      const pc = precisions[o + 2]!;
      let a = x[i]! - ma;
      let b = x[i + 1]! - mb;
      let c = x[i + 2]! - mc;
      v -= a * a * pa + b * b * pb + c * c * pc;
      a = x[i + CEPSTRA]! - ma;
      b = x[i + CEPSTRA + 1]! - mb;
      c = x[i + CEPSTRA + 2]! - mc;
      w -= a * a * pa + b * b * pb + c * c * pc;
      a = x[i + 2 * CEPSTRA]! - ma;
      b = x[i + 2 * CEPSTRA + 1]! - mb;
      c = x[i + 2 * CEPSTRA + 2]! - mc;
      y -= a * a * pa + b * b * pb + c * c * pc;
      a = x[i + 3 * CEPSTRA]! - ma;
      b = x[i + 3 * CEPSTRA + 1]! - mb;
      c = x[i + 3 * CEPSTRA + 2]! - mc;
      z -= a * a * pa + b * b * pb + c * c * pc;
    }
    const mean = means[o]!;
    const precision = precisions[o]!;
    v -= (x[CEPSTRA - 1]! - mean) ** 2 * precision;
    w -= (x[2 * CEPSTRA - 1]! - mean) ** 2 * precision;
    y -= (x[3 * CEPSTRA - 1]! - mean) ** 2 * precision;
    z -= (x[4 * CEPSTRA - 1]! - mean) ** 2 * precision;
    values[g] = v;
    values[gaussians + g] = w;
    values[2 * gaussians + g] = y;
    values[3 * gaussians + g] = z;
    if (v > top[0]!) top[0] = v;
    if (w > top[1]!) top[1] = w;
    if (y > top[2]!) top[2] = y;
    if (z > top[3]!) top[3] = z;
  }
}

/** Adds the log-likelihood of a frame's stream to the states of a phone. */
function addStream(
  { gaussians, weights, phones }: AcousticModel,
  phone: number,
  stream: number,
  search: Search,
  lane: number,
  values: Float32Array,
  out: number,
): void {
  const { index, likelihood } = search;
  const top = search.top[lane]!;
  let count = 0;
  for (let g = 0, o = lane * gaussians; g < gaussians && count < MAX_GAUSSIANS; g++, o++) {
    if (search.values[o]! < top - BEAM) continue;
    index[count] = g;
    likelihood[count] = Math.exp(search.values[o]! - top);
    count++;
  }
  const columns = phones.length * STATES;
  for (let k = 0; k < STATES; k++) {
    let sum = 0;
    for (let i = 0; i < count; i++)
      sum +=
        likelihood[i]! * weights[(stream * gaussians + index[i]!) * columns + phone * STATES + k]!;
    values[out + k] = values[out + k]! + top + Math.log(sum + 1e-30);
  }
}
