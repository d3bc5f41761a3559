import type { Layer, LearnerNets, Standardiser } from '~/domain/speech/learner-nets';
import { gatherPhoneInputs, type PhoneNetSource, phoneNetInputs } from '~/domain/speech/phone-net';
import { seededRandom } from '../bench/seeded-random';
import { Parameters, randomValues } from './adam';
import { shuffledIndices } from './shuffle';

/** A recording and the phone of each of its frames; −1 where nobody knows. */
export interface LabelledRecording {
  source: PhoneNetSource;
  labels: Int16Array;
}

const HIDDEN = 128;
const EPOCHS = 5;
const BATCH = 128;
const RATE = 1e-3;
const DROPPED = 0.3;
const SMOOTHING = 0.05;
const DECAY = 1e-3;

/** Fits the phone net by cross entropy to the labels (one hidden layer, dropout, label smoothing). */
export function trainPhoneNet(
  recordings: readonly LabelledRecording[],
  phones: number,
  seed: number,
): LearnerNets['phone'] {
  const random = seededRandom(seed);
  const frames = recordings.flatMap((recording) =>
    [...recording.labels].flatMap((label, t) => (label < 0 ? [] : [{ recording, t, label }])),
  );
  const width = phoneNetInputs(phones);
  const inputs = standardise(frames, width);
  const w1 = new Parameters(randomValues(HIDDEN * width, Math.sqrt(2 / width), random), DECAY);
  const b1 = new Parameters(new Float64Array(HIDDEN));
  const w2 = new Parameters(randomValues(phones * HIDDEN, Math.sqrt(2 / HIDDEN), random), DECAY);
  const b2 = new Parameters(new Float64Array(phones));
  const x = new Float64Array(width);
  const h = new Float64Array(HIDDEN);
  const dh = new Float64Array(HIDDEN);
  const z = new Float64Array(phones);

  const learn = (source: PhoneNetSource, t: number, label: number): void => {
    gatherPhoneInputs(source, t, x);
    for (let i = 0; i < width; i++) x[i] = (x[i]! - inputs.mean[i]!) * inputs.scale[i]!;
    for (let j = 0; j < HIDDEN; j++) {
      h[j] = 0;
      dh[j] = 0;
      if (random() < DROPPED) continue;
      const sum = b1.values[j]! + dot(w1.values, j * width, x);
      if (sum > 0) h[j] = sum / (1 - DROPPED);
    }
    let mass = 0;
    for (let p = 0; p < phones; p++) {
      z[p] = Math.exp(Math.min(50, b2.values[p]! + dot(w2.values, p * HIDDEN, h)));
      mass += z[p]!;
    }
    for (let p = 0; p < phones; p++) {
      const target = SMOOTHING / phones + (p === label ? 1 - SMOOTHING : 0);
      const d = (z[p]! / mass - target) / BATCH;
      b2.gradient[p] = b2.gradient[p]! + d;
      for (let j = 0, o = p * HIDDEN; j < HIDDEN; j++, o++) {
        if (h[j] === 0) continue;
        dh[j] = dh[j]! + d * w2.values[o]!;
        w2.gradient[o] = w2.gradient[o]! + d * h[j]!;
      }
    }
    for (let j = 0; j < HIDDEN; j++) {
      if (h[j] === 0) continue;
      const d = dh[j]! / (1 - DROPPED);
      b1.gradient[j] = b1.gradient[j]! + d;
      addScaled(w1.gradient, j * width, x, d);
    }
  };

  const total = EPOCHS * Math.floor(frames.length / BATCH);
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    const order = shuffledIndices(frames.length, random);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      for (const index of order.subarray(at, at + BATCH)) {
        const { recording, t, label } = frames[index]!;
        learn(recording.source, t, label);
      }
      const rate = RATE * (1 - step++ / total) + RATE / 100;
      for (const parameters of [w1, b1, w2, b2]) parameters.step(rate);
    }
  }
  const layer = (w: Parameters, b: Parameters, outputs: number): Layer => ({
    inputs: w.values.length / outputs,
    outputs,
    weights: Float32Array.from(w.values),
    biases: Float32Array.from(b.values),
  });
  return {
    inputs,
    hidden: layer(w1, b1, HIDDEN),
    output: layer(w2, b2, phones),
    logPriors: logPriors(frames, phones),
  };
}

function dot(weights: Float64Array, at: number, x: Float64Array): number {
  let a = 0;
  let b = 0;
  const even = x.length & ~1;
  for (let i = 0; i < even; i += 2) {
    a += weights[at + i]! * x[i]!;
    b += weights[at + i + 1]! * x[i + 1]!;
  }
  return even < x.length ? a + b + weights[at + even]! * x[even]! : a + b;
}

function addScaled(into: Float64Array, at: number, x: Float64Array, factor: number): void {
  for (let i = 0; i < x.length; i++) into[at + i] = into[at + i]! + factor * x[i]!;
}

/** Mean and inverse deviation of each input, from every seventh frame. */
function standardise(
  frames: readonly { recording: LabelledRecording; t: number }[],
  width: number,
): Standardiser {
  const x = new Float64Array(width);
  const sum = new Float64Array(width);
  const squares = new Float64Array(width);
  let n = 0;
  for (let f = 0; f < frames.length; f += 7, n++) {
    gatherPhoneInputs(frames[f]!.recording.source, frames[f]!.t, x);
    for (let i = 0; i < width; i++) {
      sum[i] = sum[i]! + x[i]!;
      squares[i] = squares[i]! + x[i]! ** 2;
    }
  }
  const mean = Float32Array.from(sum, (value) => value / n);
  const scale = Float32Array.from(squares, (value, i) => {
    const variance = value / n - (sum[i]! / n) ** 2;
    return 1 / (Math.sqrt(Math.max(0, variance)) + 1e-3);
  });
  return { mean, scale };
}

function logPriors(frames: readonly { label: number }[], phones: number): Float32Array {
  const counts = new Float64Array(phones).fill(1);
  for (const { label } of frames) counts[label] = counts[label]! + 1;
  return Float32Array.from(counts, (count) => Math.log(count / (frames.length + phones)));
}
