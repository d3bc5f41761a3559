import { BANDS } from './bands';
import { type DenseLayer, loadDenseLayer } from './dense-layer';
import type { Tensor } from './ear-file';
import { EMBEDDED, type Embedding, embed, loadEmbedding } from './embedding';
import { type Kernels, LANES } from './kernels';

/** Values of a frame in the net. */
export const WIDE = 144;
/** Phones, and silence as the last. */
export const CLASSES = 40;
const INPUTS = EMBEDDED + 2 * BANDS;
const DILATIONS = [1, 1, 2, 2];
const KERNEL = 7;
const LIMIT = 6;
const NORM_EPSILON = 1e-5;

interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

interface Block {
  norm1: Norm;
  norm2: Norm;
  gate: DenseLayer;
  depth: { weight: Float32Array; bias: Float32Array; dilation: number };
  mix: DenseLayer;
  widen: DenseLayer;
  narrow: DenseLayer;
}

/** A net with context over the frames of a recording: gated depthwise convolutions and feed-forward parts
 *  (Gulati et al. 2020), on the embedding and the bands. */
export interface FrameNet {
  embedding: Embedding;
  scale: Float32Array;
  shift: Float32Array;
  enter: DenseLayer;
  blocks: readonly Block[];
  norm: Norm;
  phone: DenseLayer;
}

/** What the net finds in the frames of 20 ms of a recording. */
export interface HeardFrames {
  frames: number;
  /** `frames × 144` */
  values: Float32Array;
  /** Log posteriors of the phones and of silence, `frames × 40`. */
  logPosteriors: Float32Array;
}

export function loadFrameNet(kernels: Kernels, tensors: ReadonlyMap<string, Tensor>): FrameNet {
  const values = (name: string) => tensors.get(name)!.values;
  const layer = (name: string) =>
    loadDenseLayer(kernels, tensors.get(`${name}.weight`)!, tensors.get(`${name}.bias`)!);
  const norm = (name: string): Norm => ({
    weight: values(`${name}.weight`),
    bias: values(`${name}.bias`),
  });
  return {
    embedding: loadEmbedding(kernels, tensors),
    scale: values('scale'),
    shift: values('shift'),
    enter: layer('enter'),
    blocks: DILATIONS.map((dilation, i): Block => {
      const part = `blocks.${i}`;
      const depth = norm(`${part}.depth`);
      return {
        norm1: norm(`${part}.norm1`),
        norm2: norm(`${part}.norm2`),
        gate: layer(`${part}.gate`),
        depth: { weight: depth.weight, bias: depth.bias, dilation },
        mix: layer(`${part}.mix`),
        widen: layer(`${part}.widen`),
        narrow: layer(`${part}.narrow`),
      };
    }),
    norm: norm('norm'),
    phone: layer('phone'),
  };
}

/** Hears a recording.
 *  @param bands levels of its frames of 10 ms, `frames × 56`, dB below the peak */
export function hearFrames(kernels: Kernels, net: FrameNet, bands: Float32Array): HeardFrames {
  const start = kernels.reserve(0);
  const frames = Math.floor(bands.length / BANDS / 2);
  const rows = Math.ceil(frames / LANES) * LANES;
  const positions = kernels.reserve(rows);
  for (let r = 0; r < rows; r++) kernels.integers()[positions + r] = Math.min(r, frames - 1);
  const reserve = (width: number) => kernels.reserve(frames * width);
  const [inputs, x, h, wide] = [reserve(INPUTS), reserve(WIDE), reserve(WIDE), reserve(2 * WIDE)];
  const apply = (
    { weights, biases, inputs: channels, outputs }: DenseLayer,
    from: number,
    to: number,
  ) =>
    kernels.multiply({
      positions,
      rows,
      input: from,
      inputStride: channels,
      taps: 1,
      tapStride: 0,
      channels,
      weights,
      biases,
      output: to,
      outputStride: outputs,
      outputs,
      leaky: false,
    });
  embed(kernels, net.embedding, bands, inputs, INPUTS);
  const floats = kernels.floats();
  standardise(net, floats.subarray(inputs, inputs + frames * INPUTS), bands);
  apply(net.enter, inputs, x);
  const view = (address: number, width: number) =>
    floats.subarray(address, address + frames * width);
  const [main, part, broad] = [view(x, WIDE), view(h, WIDE), view(wide, 2 * WIDE)];
  for (const block of net.blocks) {
    normalise(main, part, block.norm1);
    apply(block.gate, h, wide);
    const gated = gate(broad, frames);
    convolve(gated, part, block.depth);
    apply(block.mix, h, wide);
    add(main, broad);
    normalise(main, part, block.norm2);
    apply(block.widen, h, wide);
    for (let i = 0; i < broad.length; i++) broad[i] = silu(broad[i]!);
    apply(block.narrow, wide, h);
    add(main, part);
  }
  normalise(main, main, net.norm);
  apply(net.phone, x, wide);
  const logPosteriors = logSoftmax(broad.subarray(0, frames * CLASSES), CLASSES);
  const values = main.slice();
  kernels.release(start);
  return { frames, values, logPosteriors };
}

/** Adds both frames of the bands to the embedding and brings all to mean 0 and deviation 1. */
function standardise({ scale, shift }: FrameNet, inputs: Float32Array, bands: Float32Array): void {
  for (let t = 0; t < inputs.length / INPUTS; t++) {
    const row = t * INPUTS;
    for (let b = 0; b < 2 * BANDS; b++)
      inputs[row + EMBEDDED + b] = bands[t * 2 * BANDS + b]! / 20 + 2;
    for (let i = 0; i < INPUTS; i++) {
      const value = inputs[row + i]! * scale[i]! + shift[i]!;
      inputs[row + i] = Math.min(LIMIT, Math.max(-LIMIT, value));
    }
  }
}

function normalise(from: Float32Array, to: Float32Array, { weight, bias }: Norm): void {
  for (let row = 0; row < from.length; row += WIDE) {
    let mean = 0;
    for (let i = 0; i < WIDE; i++) mean += from[row + i]!;
    mean /= WIDE;
    let variance = 0;
    for (let i = 0; i < WIDE; i++) variance += (from[row + i]! - mean) ** 2;
    const scale = 1 / Math.sqrt(variance / WIDE + NORM_EPSILON);
    for (let i = 0; i < WIDE; i++)
      to[row + i] = (from[row + i]! - mean) * scale * weight[i]! + bias[i]!;
  }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const silu = (x: number): number => x * sigmoid(x);

function gate(wide: Float32Array, frames: number): Float32Array {
  const out = new Float32Array(frames * WIDE);
  for (let t = 0; t < frames; t++)
    for (let i = 0; i < WIDE; i++)
      out[t * WIDE + i] = wide[t * 2 * WIDE + i]! * sigmoid(wide[t * 2 * WIDE + WIDE + i]!);
  return out;
}

/** Depthwise convolution over time, then x·sigmoid(x). */
function convolve(
  from: Float32Array,
  to: Float32Array,
  { weight, bias, dilation }: Block['depth'],
): void {
  const frames = from.length / WIDE;
  for (let t = 0; t < frames; t++) {
    const row = t * WIDE;
    for (let i = 0; i < WIDE; i++) to[row + i] = bias[i]!;
    for (let k = 0; k < KERNEL; k++) {
      const source = t + (k - (KERNEL >> 1)) * dilation;
      if (source < 0 || source >= frames) continue;
      for (let i = 0; i < WIDE; i++)
        to[row + i] = to[row + i]! + weight[i * KERNEL + k]! * from[source * WIDE + i]!;
    }
    for (let i = 0; i < WIDE; i++) to[row + i] = silu(to[row + i]!);
  }
}

function add(to: Float32Array, values: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i] = to[i]! + values[i]!;
}

/** Log of the softmax of each row. */
function logSoftmax(logits: Float32Array, width: number): Float32Array {
  const out = new Float32Array(logits.length);
  for (let row = 0; row < logits.length; row += width) {
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) top = Math.max(top, logits[row + i]!);
    let sum = 0;
    for (let i = 0; i < width; i++) sum += Math.exp(logits[row + i]! - top);
    for (let i = 0; i < width; i++) out[row + i] = logits[row + i]! - top - Math.log(sum);
  }
  return out;
}
