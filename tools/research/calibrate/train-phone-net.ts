import { seededRandom } from '~/domain/seeded-random';
import type { Layer, LearnerNets, Standardiser } from '~/domain/speech/learner-nets';
import { gatherPhoneInputs, type PhoneNetSource, phoneNetInputs } from '~/domain/speech/phone-net';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { Parameters, randomValues } from './adam';
import { type Matrices, type Matrix, matrices } from './matrices';

/** A recording and the phone of each of its frames; −1 where unknown. */
export interface LabelledRecording {
  source: PhoneNetSource;
  labels: Int16Array;
}

interface LabelledFrame {
  recording: LabelledRecording;
  t: number;
  label: number;
}

const HIDDEN = 160;
const BATCH = 256;
/** Learning rate, and its minimum. */
const RATE = 1e-3;
const MIN_RATE = 1e-5;
const DROPOUT = 0.3;
const SMOOTHING = 0.05;
const DECAY = 1e-3;

/** Fits the phone net by cross entropy to the labels: one hidden layer, dropout, label smoothing,
 *  decaying learning rate. */
export function trainPhoneNet(
  recordings: readonly LabelledRecording[],
  phones: number,
  seed: number,
  epochs: number,
): LearnerNets['phone'] {
  const random = seededRandom(seed);
  const frames = recordings.flatMap((recording) =>
    [...recording.labels].flatMap((label, t): LabelledFrame[] =>
      label < 0 ? [] : [{ recording, t, label }],
    ),
  );
  const width = phoneNetInputs(phones);
  const inputs = standardise(frames, width);
  const net = emptyNet(width, phones, random);
  const total = epochs * Math.floor(frames.length / BATCH);
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    const order = shuffledIndices(frames.length, random);
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      const batch = Array.from(order.subarray(start, start + BATCH), (index) => frames[index]!);
      trainBatch(net, inputs, batch, random);
      const rate = RATE * (1 - step++ / total) + MIN_RATE;
      for (const parameters of net.parameters) parameters.step(rate);
    }
  }
  return {
    inputs,
    hidden: toLayer(net.w1, net.b1, width, HIDDEN),
    output: toLayer(net.w2, net.b2, HIDDEN, phones),
    logPriors: logPriors(frames, phones),
  };
}

/** Creates a net with random weights. They are stored input by input, so that a batch needs one product of
 *  matrices. Outputs are padded to a multiple of 8; the padding has no probability. */
function emptyNet(width: number, phones: number, random: () => number) {
  const outputs = Math.ceil(phones / 8) * 8;
  const rows = Math.ceil(width / 4) * 4;
  const buffer = matrices(
    2 * (rows + outputs) * HIDDEN + BATCH * (rows + 3 * HIDDEN + outputs) + 64,
  );
  const w1 = buffer.matrix(rows, HIDDEN);
  const w2 = buffer.matrix(HIDDEN, outputs);
  w1.values.set(randomValues(width * HIDDEN, Math.sqrt(2 / width), random));
  w2.values.set(randomValues(w2.values.length, Math.sqrt(2 / HIDDEN), random));
  const [d1, d2] = [buffer.matrix(rows, HIDDEN), buffer.matrix(HIDDEN, outputs)];
  const b1 = new Parameters(new Float32Array(HIDDEN), 0, new Float32Array(HIDDEN));
  const b2 = new Parameters(new Float32Array(outputs), 0, new Float32Array(outputs));
  const parameters = [
    new Parameters(w1.values, DECAY, d1.values),
    new Parameters(w2.values, DECAY, d2.values),
    ...[b1, b2],
  ];
  return {
    buffer,
    width,
    phones,
    w1,
    w2,
    d1,
    d2,
    b1,
    b2,
    parameters,
    x: buffer.matrix(BATCH, rows),
    h: buffer.matrix(BATCH, HIDDEN),
    dh: buffer.matrix(BATCH, HIDDEN),
    z: buffer.matrix(BATCH, outputs),
    transposed: buffer.matrix(outputs, HIDDEN),
  };
}

type Net = ReturnType<typeof emptyNet> & { buffer: Matrices };

/** Computes the gradients of one batch. */
function trainBatch(
  { buffer, width, phones, w1, w2, d1, d2, b1, b2, x, h, dh, z, transposed }: Net,
  { mean, scale }: Standardiser,
  batch: readonly LabelledFrame[],
  random: () => number,
): void {
  const raw = x.values;
  batch.forEach(({ recording, t }, row) => {
    const start = row * x.columns;
    gatherPhoneInputs(recording.source, t, raw, start);
    for (let i = 0; i < width; i++) raw[start + i] = (raw[start + i]! - mean[i]!) * scale[i]!;
  });
  fillRows(h, b1.values);
  buffer.addProduct(x, w1, h);
  const units = h.values;
  for (let i = 0; i < units.length; i++)
    units[i] = random() >= DROPOUT && units[i]! > 0 ? units[i]! / (1 - DROPOUT) : 0;
  fillRows(z, b2.values);
  buffer.addProduct(h, w2, z);
  batch.forEach(({ label }, row) => {
    toGradient(z.values.subarray(row * z.columns, (row + 1) * z.columns), phones, label);
  });
  sumRows(z, b2.gradient);
  buffer.addTransposedProduct(h, z, d2);
  transpose(w2, transposed);
  dh.values.fill(0);
  buffer.addProduct(z, transposed, dh);
  const errors = dh.values;
  for (let i = 0; i < errors.length; i++)
    errors[i] = units[i]! > 0 ? errors[i]! / (1 - DROPOUT) : 0;
  sumRows(dh, b1.gradient);
  buffer.addTransposedProduct(x, dh, d1);
}

/** Replaces the outputs of a frame by the gradient of its smoothed cross entropy. */
function toGradient(z: Float32Array, phones: number, label: number): void {
  let mass = 0;
  for (let p = 0; p < phones; p++) {
    z[p] = Math.exp(Math.min(50, z[p]!));
    mass += z[p]!;
  }
  for (let p = 0; p < z.length; p++) {
    const target = SMOOTHING / phones + (p === label ? 1 - SMOOTHING : 0);
    z[p] = p < phones ? (z[p]! / mass - target) / BATCH : 0;
  }
}

function fillRows({ rows, columns, values }: Matrix, row: ArrayLike<number>): void {
  for (let r = 0; r < rows; r++) values.set(row, r * columns);
}

function transpose({ rows, columns, values }: Matrix, into: Matrix): void {
  const transposed = into.values;
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) transposed[j * rows + i] = values[i * columns + j]!;
}

function sumRows({ rows, columns, values }: Matrix, into: Float32Array | Float64Array): void {
  for (let r = 0; r < rows; r++)
    for (let j = 0; j < columns; j++) into[j] = into[j]! + values[r * columns + j]!;
}

/** The layer in the format of the product: one row for each output, without padding. */
function toLayer(
  { columns, values }: Matrix,
  biases: Parameters,
  inputs: number,
  outputs: number,
): Layer {
  const weights = new Float32Array(inputs * outputs);
  for (let j = 0; j < outputs; j++)
    for (let i = 0; i < inputs; i++) weights[j * inputs + i] = values[i * columns + j]!;
  return {
    inputs,
    outputs,
    weights,
    biases: Float32Array.from(biases.values.subarray(0, outputs)),
  };
}

/** Mean and inverse deviation of each input, from every seventh frame. */
function standardise(frames: readonly LabelledFrame[], width: number): Standardiser {
  const x = new Float64Array(width);
  const sum = new Float64Array(width);
  const squares = new Float64Array(width);
  let count = 0;
  for (let f = 0; f < frames.length; f += 7, count++) {
    gatherPhoneInputs(frames[f]!.recording.source, frames[f]!.t, x);
    for (let i = 0; i < width; i++) {
      sum[i] = sum[i]! + x[i]!;
      squares[i] = squares[i]! + x[i]! ** 2;
    }
  }
  const mean = Float32Array.from(sum, (value) => value / count);
  const scale = Float32Array.from(squares, (value, i) => {
    const variance = value / count - (sum[i]! / count) ** 2;
    return 1 / (Math.sqrt(Math.max(0, variance)) + 1e-3);
  });
  return { mean, scale };
}

function logPriors(frames: readonly LabelledFrame[], phones: number): Float32Array {
  const counts = new Float64Array(phones).fill(1);
  for (const { label } of frames) counts[label] = counts[label]! + 1;
  return Float32Array.from(counts, (count) => Math.log(count / (frames.length + phones)));
}
