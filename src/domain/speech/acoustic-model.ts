import type { Ear } from './ear';
import { FEATURES, STREAMS } from './features';
import { type LearnerNets, loadLearnerNets } from './learner-nets';
import { CEPSTRA } from './mel';
import type { Phone } from './types';

/** Emitting states of one phone, left to right. */
export const STATES = 3;

/** A phonetically tied mixture model: one codebook of Gaussians for each phone and stream, one mixture
 *  weight for each Gaussian and state. */
export interface AcousticModel {
  phones: readonly Phone[];
  indexOf: ReadonlyMap<Phone, number>;
  silence: number;
  /** Indices of the speech phones (without silence and noises). */
  speech: readonly number[];
  /** Gaussians in each codebook. */
  gaussians: number;
  /** `phone × stream × gaussian × 13` */
  means: Float32Array;
  /** 1 / (2σ²), same shape as the means. */
  precisions: Float32Array;
  /** Log normaliser of each Gaussian, `phone × stream × gaussian`. */
  constants: Float32Array;
  /** Mixture weights, `stream × gaussian × (phone × state)`. */
  weights: Float32Array;
  /** Log transition probabilities, `phone × state × (state | exit)`. */
  transitions: Float32Array;
  /** Nets fitted to learners; null in a file with the mixtures only. */
  nets: LearnerNets | null;
  /** A net that is asked for sounds and words beside the others (`openEar`). It comes in a file of its own; without
   *  it everything is scored by the mixtures and the learner nets alone. */
  ear?: Ear | undefined;
}

/** Header of a packed model: `nm` phones, `nd` Gaussians a codebook, `n_ci` context-independent phones, `sil`
 *  index of silence, `tmat` transition probabilities. */
interface Header {
  names: string[];
  nm: number;
  nd: number;
  n_ci: number;
  sil: number;
  /** Per feature: lowest and highest mean, lowest and highest log variance. */
  dims: [number, number, number, number][];
  tmat: number[];
}

const WEIGHT_LOG_STEP = -1024 * Math.log(1.0001);
const MIN_TRANSITION = 1e-10;

/** Decodes a packed model: u32 header length, JSON header, 8-bit means, log variances and mixture
 *  weights, then the learner nets (see `loadLearnerNets`), if any.
 *  @throws Error when the bytes are not a packed model */
export function loadAcousticModel(bytes: ArrayBuffer): AcousticModel {
  const { header, body } = split(bytes);
  const { nm, nd, names } = header;
  const size = nm * STREAMS * nd * CEPSTRA;
  const weightCount = STREAMS * nd * nm * STATES;
  if (header.n_ci !== nm || header.dims.length !== FEATURES || body.length < 2 * size + weightCount)
    throw new Error('The acoustic model file is damaged.');

  const { means, precisions, constants } = gaussians(header, body.subarray(0, 2 * size));
  const weights = new Float32Array(weightCount);
  for (let i = 0; i < weightCount; i++)
    weights[i] = Math.exp(body[2 * size + i]! * WEIGHT_LOG_STEP);
  return {
    phones: names,
    indexOf: new Map(names.map((name, i) => [name, i])),
    silence: header.sil,
    speech: names.flatMap((name, i) => (/^[A-Z]{1,2}$/.test(name) ? [i] : [])),
    gaussians: nd,
    means,
    precisions,
    constants,
    weights,
    transitions: Float32Array.from(header.tmat, (p) => Math.log(Math.max(p, MIN_TRANSITION))),
    nets: loadLearnerNets(body.subarray(2 * size + weightCount)),
  };
}

/** Cuts the learner nets off a packed model. */
export function withoutNets(bytes: ArrayBuffer): ArrayBuffer {
  const { header, body } = split(bytes);
  const mixtures =
    header.nm * STREAMS * header.nd * (2 * CEPSTRA) + STREAMS * header.nd * header.nm * STATES;
  return bytes.slice(0, body.byteOffset + mixtures);
}

function split(bytes: ArrayBuffer): { header: Header; body: Uint8Array } {
  if (bytes.byteLength < 8) throw new Error('The acoustic model file is empty.');
  const length = new DataView(bytes).getUint32(0, true);
  if (length > bytes.byteLength - 4) throw new Error('The acoustic model file is damaged.');
  const text = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
  return { header: JSON.parse(text) as Header, body: new Uint8Array(bytes, 4 + length) };
}

function gaussians({ nm, nd, dims }: Header, quantised: Uint8Array) {
  const count = nm * STREAMS * nd;
  const means = new Float32Array(count * CEPSTRA);
  const precisions = new Float32Array(count * CEPSTRA);
  const constants = new Float32Array(count);
  for (let g = 0; g < count; g++) {
    const stream = Math.floor(g / nd) % STREAMS;
    let constant = 0;
    for (let d = 0; d < CEPSTRA; d++) {
      const i = g * CEPSTRA + d;
      const [low, high, lowLog, highLog] = dims[stream * CEPSTRA + d]!;
      const logVariance = lowLog + (quantised[count * CEPSTRA + i]! / 255) * (highLog - lowLog);
      means[i] = low + (quantised[i]! / 255) * (high - low);
      precisions[i] = 0.5 / Math.exp(logVariance);
      constant -= 0.5 * (Math.log(2 * Math.PI) + logVariance);
    }
    constants[g] = constant;
  }
  return { means, precisions, constants };
}
