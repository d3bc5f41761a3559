import { STATES } from './acoustic-model';
import type { Emissions } from './emissions';
import { FEATURES } from './features';
import type { Layer, LearnerNets } from './learner-nets';
import { CEPSTRA } from './mel';

/** Offsets of the frames whose cepstra and deltas are inputs of the net. */
const FEATURE_OFFSETS = [-2, 0, 2];
/** Offsets of the frames whose mixture posteriors are inputs of the net: a quarter of a second. */
const POSTERIOR_OFFSETS = [-12, -8, -5, -3, -1, 0, 1, 3, 5, 8, 12];
const CEPSTRA_AND_DELTAS = 2 * CEPSTRA;
const MIN_LOG_POSTERIOR = -12;

/** Number of inputs of the phone net for a number of phones. */
export const phoneNetInputs = (phones: number): number =>
  FEATURE_OFFSETS.length * CEPSTRA_AND_DELTAS + POSTERIOR_OFFSETS.length * phones;

/** Values of each frame from which the net's inputs are gathered. */
export interface PhoneNetSource {
  frames: number;
  phones: number;
  /** Cepstra and deltas divided by their standard deviation in the speech, `frames × 26`. */
  features: Float32Array;
  /** Log posterior of each phone under the mixtures alone, `frames × phones`. */
  posteriors: Float32Array;
}

/** Prepares the values of a recording for the phone net.
 *  @param features `frames × 39`  @param mask 1 where a frame is speech */
export function phoneNetSource(
  emissions: Emissions,
  features: Float32Array,
  mask: Uint8Array,
): PhoneNetSource {
  const { frames, phones } = emissions;
  const scale = inverseDeviations(features, mask);
  const scaled = new Float32Array(frames * CEPSTRA_AND_DELTAS);
  for (let t = 0; t < frames; t++)
    for (let c = 0; c < CEPSTRA_AND_DELTAS; c++)
      scaled[t * CEPSTRA_AND_DELTAS + c] = features[t * FEATURES + c]! * scale[c]!;
  return { frames, phones, features: scaled, posteriors: mixturePosteriors(emissions) };
}

function inverseDeviations(features: Float32Array, mask: Uint8Array): Float32Array {
  return Float32Array.from({ length: CEPSTRA_AND_DELTAS }, (_, c) => {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let t = 0; t < mask.length; t++) {
      if (!mask[t]) continue;
      const x = features[t * FEATURES + c]!;
      count++;
      sum += x;
      squares += x * x;
    }
    const variance = count ? squares / count - (sum / count) ** 2 : 1;
    return 1 / (Math.sqrt(Math.max(0, variance)) + 1e-3);
  });
}

function mixturePosteriors({ frames, phones, values, best }: Emissions): Float32Array {
  const out = new Float32Array(frames * phones);
  for (let t = 0; t < frames; t++) {
    let total = 0;
    for (let p = 0; p < phones; p++) {
      let mass = 0;
      for (let k = 0; k < STATES; k++)
        mass += Math.exp(values[(t * phones + p) * STATES + k]! - best[t]!);
      out[t * phones + p] = mass;
      total += mass;
    }
    for (let p = 0; p < phones; p++) {
      const o = t * phones + p;
      out[o] = Math.max(MIN_LOG_POSTERIOR, Math.log(out[o]! / total));
    }
  }
  return out;
}

/** Writes the raw inputs of one frame into `into`, from index `start` on. */
export function gatherPhoneInputs(
  { frames, phones, features, posteriors }: PhoneNetSource,
  frame: number,
  into: Float32Array | Float64Array,
  start = 0,
): void {
  let o = start;
  const clampFrame = (offset: number) => Math.min(frames - 1, Math.max(0, frame + offset));
  for (const offset of FEATURE_OFFSETS) {
    const from = clampFrame(offset) * CEPSTRA_AND_DELTAS;
    for (let c = 0; c < CEPSTRA_AND_DELTAS; c++) into[o++] = features[from + c]!;
  }
  for (const offset of POSTERIOR_OFFSETS) {
    const from = clampFrame(offset) * phones;
    for (let p = 0; p < phones; p++) into[o++] = posteriors[from + p]!;
  }
}

/** Frames that pass the net at the same time: as many independent sums as a processor adds without waiting. */
const LANES = 4;

/** Log posterior of each phone in each frame, `frames × phones`. */
export function phonePosteriors(
  { inputs, hidden, output }: LearnerNets['phone'],
  source: PhoneNetSource,
): Float32Array {
  const { frames, phones } = source;
  const raw = new Float64Array(hidden.inputs);
  const x = new Float64Array(LANES * hidden.inputs);
  const h = new Float64Array(LANES * hidden.outputs);
  const z = new Float64Array(LANES * phones);
  const out = new Float32Array(frames * phones);
  for (let first = 0; first < frames; first += LANES) {
    const lanes = Math.min(LANES, frames - first);
    for (let lane = 0; lane < lanes; lane++) {
      gatherPhoneInputs(source, first + lane, raw);
      for (let i = 0; i < raw.length; i++)
        x[i * LANES + lane] = (raw[i]! - inputs.mean[i]!) * inputs.scale[i]!;
    }
    multiply(hidden, x, h);
    for (let j = 0; j < h.length; j++) if (h[j]! < 0) h[j] = 0;
    multiply(output, h, z);
    for (let lane = 0; lane < lanes; lane++) {
      let mass = 0;
      for (let p = 0; p < phones; p++) mass += Math.exp(z[p * LANES + lane]!);
      const logMass = Math.log(mass);
      for (let p = 0; p < phones; p++)
        out[(first + lane) * phones + p] = Math.fround(z[p * LANES + lane]!) - logMass;
    }
  }
  return out;
}

/** Passes the inputs of four frames, side by side, through a layer. Each sum is made in the order of its inputs, so
 *  that a frame's result does not depend on the frames beside it. */
function multiply(
  { inputs, outputs, weights, biases }: Layer,
  x: Float64Array,
  into: Float64Array,
): void {
  for (let j = 0, o = 0; j < outputs; j++) {
    let a = biases[j]!;
    let b = a;
    let c = a;
    let d = a;
    for (let i = 0; i < inputs * LANES; i += LANES, o++) {
      const weight = weights[o]!;
      a += x[i]! * weight;
      b += x[i + 1]! * weight;
      c += x[i + 2]! * weight;
      d += x[i + 3]! * weight;
    }
    into[j * LANES] = a;
    into[j * LANES + 1] = b;
    into[j * LANES + 2] = c;
    into[j * LANES + 3] = d;
  }
}
