import { seededRandom } from '~/domain/seeded-random';
import type { Layer, LearnerNets, Standardiser } from '~/domain/speech/learner-nets';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { Parameters, randomValues } from './adam';

/** A segment, the phone to which it was aligned, and its labels. */
export interface LabelledSegment {
  inputs: Float32Array;
  target: number;
  /** Whether that phone was really spoken; null where that is open. */
  right: boolean | null;
  /** Mean of the experts, 0 wrong … 2 right; null without experts. */
  score: number | null;
  weight: number;
}

const HIDDEN = 80;
const EPOCHS = 8;
/** Weight of the squared error of the expert score beside the logistic loss. */
const EXPERT_WEIGHT = 2;
const BATCH = 256;
const RATE = 2e-3;
const DROPOUT = 0.3;
const DECAY = 2e-2;
/** Initial estimate of an expert score. */
const MEAN_SCORE = 1.8;

/** Fits the segment net by logistic loss and by the squared error of the experts' scores: a shared hidden layer whose
 *  biases and whose output rows belong to the target phone, so that each phone learns which deviations are a
 *  learner's accent. */
export function trainSegmentNet(
  segments: readonly LabelledSegment[],
  phones: number,
  seed: number,
): LearnerNets['segment'] {
  const random = seededRandom(seed);
  const width = segments[0]!.inputs.length;
  const inputs = standardise(segments, width);
  const hidden = new Parameters(randomValues(HIDDEN * width, Math.sqrt(1 / width), random), DECAY);
  const offsets = new Parameters(randomValues(phones * HIDDEN, 0.5, random), DECAY);
  const rows = new Parameters(randomValues(phones * HIDDEN, 0.05, random), DECAY);
  const biases = new Parameters(new Float64Array(phones), DECAY);
  const expertRows = new Parameters(randomValues(phones * HIDDEN, 0.05, random), DECAY);
  const expertBiases = new Parameters(new Float64Array(phones).fill(MEAN_SCORE));
  const x = new Float64Array(width);
  const h = new Float64Array(HIDDEN);

  const addGradient = ({ inputs: raw, target, right, score, weight }: LabelledSegment): void => {
    for (let i = 0; i < width; i++) x[i] = (raw[i]! - inputs.mean[i]!) * inputs.scale[i]!;
    let z = biases.values[target]!;
    let estimate = expertBiases.values[target]!;
    for (let j = 0; j < HIDDEN; j++) {
      h[j] = 0;
      if (random() < DROPOUT) continue;
      const own = target * HIDDEN + j;
      let sum = offsets.values[own]!;
      for (let i = 0, o = j * width; i < width; i++, o++) sum += hidden.values[o]! * x[i]!;
      if (sum <= 0) continue;
      h[j] = sum / (1 - DROPOUT);
      z += h[j]! * rows.values[own]!;
      estimate += h[j]! * expertRows.values[own]!;
    }
    const d = right === null ? 0 : ((1 / (1 + Math.exp(-z)) - (right ? 1 : 0)) * weight) / BATCH;
    const e = score === null ? 0 : ((estimate - score) * EXPERT_WEIGHT) / BATCH;
    biases.gradient[target] = biases.gradient[target]! + d;
    expertBiases.gradient[target] = expertBiases.gradient[target]! + e;
    for (let j = 0; j < HIDDEN; j++) {
      if (h[j] === 0) continue;
      const own = target * HIDDEN + j;
      const back = (d * rows.values[own]! + e * expertRows.values[own]!) / (1 - DROPOUT);
      rows.gradient[own] = rows.gradient[own]! + d * h[j]!;
      expertRows.gradient[own] = expertRows.gradient[own]! + e * h[j]!;
      offsets.gradient[own] = offsets.gradient[own]! + back;
      for (let i = 0, o = j * width; i < width; i++, o++)
        hidden.gradient[o] = hidden.gradient[o]! + back * x[i]!;
    }
  };

  const total = EPOCHS * Math.floor(segments.length / BATCH);
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    const order = shuffledIndices(segments.length, random);
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      for (const index of order.subarray(start, start + BATCH)) addGradient(segments[index]!);
      const rate = RATE * (1 - step++ / total) + RATE / 100;
      for (const parameters of [hidden, offsets, rows, biases, expertRows, expertBiases])
        parameters.step(rate);
    }
  }
  return {
    inputs,
    hidden: toLayer(hidden.values, HIDDEN, new Float64Array(HIDDEN)),
    targetBiases: toLayer(offsets.values, phones, new Float64Array(phones)),
    output: toLayer(rows.values, phones, biases.values),
    expert: toLayer(expertRows.values, phones, expertBiases.values),
  };
}

const toLayer = (
  weights: ArrayLike<number>,
  outputs: number,
  biases: ArrayLike<number>,
): Layer => ({
  inputs: weights.length / outputs,
  outputs,
  weights: Float32Array.from(weights),
  biases: Float32Array.from(biases),
});

function standardise(segments: readonly LabelledSegment[], width: number): Standardiser {
  const mean = new Float32Array(width);
  const scale = new Float32Array(width);
  for (let i = 0; i < width; i++) {
    let sum = 0;
    let squares = 0;
    for (const { inputs } of segments) {
      sum += inputs[i]!;
      squares += inputs[i]! ** 2;
    }
    mean[i] = sum / segments.length;
    const variance = squares / segments.length - (sum / segments.length) ** 2;
    scale[i] = 1 / (Math.sqrt(Math.max(0, variance)) + 1e-3);
  }
  return { mean, scale };
}
