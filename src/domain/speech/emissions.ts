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

/** The Gaussians of one codebook that count for one frame. */
interface Codebook {
  /** Number of valid entries of `index` and `likelihood`. */
  count: number;
  /** Index of the best Gaussian. */
  winner: number;
  /** Log-likelihood of the best Gaussian. */
  top: number;
  index: Uint8Array;
  /** Likelihoods relative to the best Gaussian's. */
  likelihood: Float32Array;
}

/** Scores features (`frames × 39`) against the model. Of each codebook only the Gaussians within 6 nats of
 *  the best count, at most 12: the effect of the others is negligible. */
export function emissions(model: AcousticModel, features: Float32Array): Emissions {
  const frames = features.length / FEATURES;
  const phones = model.phones.length;
  const values = new Float32Array(frames * phones * STATES);
  const best = new Float32Array(frames).fill(-1e30);
  const distances = new Float64Array(model.gaussians);
  const favourites = new Uint8Array(phones * STREAMS);
  const book: Codebook = {
    count: 0,
    winner: 0,
    top: 0,
    index: new Uint8Array(MAX_GAUSSIANS),
    likelihood: new Float32Array(MAX_GAUSSIANS),
  };
  for (let t = 0; t < frames; t++) {
    for (let p = 0; p < phones; p++) {
      const out = (t * phones + p) * STATES;
      for (let s = 0; s < STREAMS; s++) {
        const bookIndex = p * STREAMS + s;
        // The winner of the previous frame gives a bound by which most others are dropped early.
        searchCodebook(model, features, t, p, s, favourites[bookIndex]!, distances, book);
        favourites[bookIndex] = book.winner;
        addStream(model, p, s, book, values, out);
      }
      for (let k = 0; k < STATES; k++) best[t] = Math.max(best[t]!, values[out + k]!);
    }
  }
  return { frames, phones, values, best };
}

function searchCodebook(
  model: AcousticModel,
  features: Float32Array,
  frame: number,
  phone: number,
  stream: number,
  favourite: number,
  distances: Float64Array,
  book: Codebook,
): void {
  const { gaussians, means, precisions, constants } = model;
  const first = (phone * STREAMS + stream) * gaussians;
  const from = frame * FEATURES + stream * CEPSTRA;
  let best = Number.NEGATIVE_INFINITY;
  let winner = favourite;
  // The favourite is computed first (and again in its place), so that its value bounds all others.
  for (let step = -1; step < gaussians; step++) {
    const g = step < 0 ? favourite : step;
    const bound = best - BEAM;
    let value = constants[first + g]!;
    let o = (first + g) * CEPSTRA;
    let i = from;
    // Three terms at a time: the value only decreases, and a check after each term would cost more than it
    // saves.
    for (const end = from + CEPSTRA - 1; i < end && value >= bound; i += 3, o += 3) {
      const a = features[i]! - means[o]!;
      const b = features[i + 1]! - means[o + 1]!;
      const c = features[i + 2]! - means[o + 2]!;
      value -= a * a * precisions[o]! + b * b * precisions[o + 1]! + c * c * precisions[o + 2]!;
    }
    if (value >= bound) {
      const a = features[i]! - means[o]!;
      value -= a * a * precisions[o]!;
    }
    distances[g] = value;
    if (value <= best) continue;
    best = value;
    winner = g;
  }
  let count = 0;
  for (let g = 0; g < gaussians && count < MAX_GAUSSIANS; g++) {
    if (distances[g]! < best - BEAM) continue;
    book.index[count] = g;
    book.likelihood[count] = Math.exp(distances[g]! - best);
    count++;
  }
  book.winner = winner;
  book.count = count;
  book.top = best;
}

function addStream(
  model: AcousticModel,
  phone: number,
  stream: number,
  book: Codebook,
  values: Float32Array,
  out: number,
): void {
  const { gaussians, weights } = model;
  const columns = model.phones.length * STATES;
  for (let k = 0; k < STATES; k++) {
    let sum = 0;
    for (let i = 0; i < book.count; i++) {
      const row = stream * gaussians + book.index[i]!;
      sum += book.likelihood[i]! * weights[row * columns + phone * STATES + k]!;
    }
    values[out + k] = values[out + k]! + book.top + Math.log(sum + 1e-30);
  }
}
