import { BANDS, LOW_BANDS } from './bands';
import { type DenseLayer, loadDenseLayer } from './dense-layer';
import type { Tensor } from './ear-file';
import { type Grid, poolGrid, positionOf, reserveGrid, reserveValues } from './grid';
import type { Kernels } from './kernels';

const LAYERS = 20;
/** Values of a frame: the outputs after the third and fourth pooling and of the last layer. */
export const EMBEDDED = 288 + 192 + 96;

type Shape = 'square' | 'time' | 'band';

interface Convolution extends DenseLayer {
  shape: Shape;
  channels: number;
  /** Outputs that are values, without those that fill a panel. */
  width: number;
}

/** Google's speech embedding (Lin et al. 2020, arXiv 2002.01322; Apache-2.0), dense: frames of 20 ms. */
export type Embedding = readonly Convolution[];

export function loadEmbedding(kernels: Kernels, tensors: ReadonlyMap<string, Tensor>): Embedding {
  return Array.from({ length: LAYERS }, (_, i): Convolution => {
    const weight = tensors.get(`embedding.layers.${i}.weight`)!;
    const biases = tensors.get(`embedding.layers.${i}.bias`) ?? null;
    const [width, channels, time, band] = weight.shape as [number, number, number, number];
    const shape = time > 1 && band > 1 ? 'square' : time > 1 ? 'time' : 'band';
    return { ...loadDenseLayer(kernels, weight, biases), shape, channels, width };
  });
}

interface Layered {
  grid: Grid;
  values: number;
}

/** Convolves with layers `first` to `last`, whose frames lie `skip` apart. */
function convolve(
  kernels: Kernels,
  embedding: Embedding,
  [first, last, skip]: readonly [number, number, number],
  from: Layered,
): Layered {
  let { values } = from;
  const { grid } = from;
  for (let i = first; i <= last; i++) {
    const layer = embedding[i]!;
    const { channels, width, shape } = layer;
    const output = reserveValues(kernels, grid, width);
    const row = (grid.bands + 2) * channels;
    const before = (shape === 'band' ? 0 : skip * row) + (shape === 'time' ? 0 : channels);
    kernels.multiply({
      positions: grid.positions,
      rows: grid.rows,
      input: values - before,
      inputStride: channels,
      taps: shape === 'band' ? 1 : 3,
      tapStride: skip * row,
      channels: shape === 'time' ? channels : 3 * channels,
      weights: layer.weights,
      biases: layer.biases,
      output,
      outputStride: width,
      outputs: layer.outputs,
      leaky: i < LAYERS - 1,
    });
    values = output;
  }
  return { grid, values };
}

/** Embeds a recording: `frames × 576`, frames of 20 ms, written to `output` with `stride` between two frames.
 *  @param bands levels of an even number of frames of 10 ms, `frames × 56`, dB below the peak */
export function embed(
  kernels: Kernels,
  embedding: Embedding,
  bands: Float32Array,
  output: number,
  stride: number,
): void {
  const start = kernels.reserve(0);
  const run = (layers: readonly [number, number, number], from: Layered) =>
    convolve(kernels, embedding, layers, from);
  const pool = ({ grid, values }: Layered, channels: number, halve: boolean, later: number) =>
    poolGrid(kernels, grid, values, channels, { halve, later });
  const copy = ({ grid, values }: Layered, channels: number, first: number) => {
    const floats = kernels.floats();
    for (let t = 0; t < grid.frames; t++)
      for (let b = 0; b < grid.bands; b++)
        for (let c = 0; c < channels; c++)
          floats[output + t * stride + first + c * grid.bands + b] =
            floats[values + positionOf(grid, t, b) * channels + c]!;
  };
  let x = pool(run([0, 2, 1], enter(kernels, bands)), 24, true, 0);
  x = pool(run([3, 6, 1], x), 48, false, 0);
  x = pool(run([7, 10, 1], x), 72, false, 1);
  copy(x, 72, 0);
  x = pool(run([11, 14, 2], x), 96, false, 0);
  copy(x, 96, 288);
  x = pool(run([15, 18, 2], x), 96, false, 2);
  x = run([19, 19, 4], x);
  copy(x, 96, 480);
  kernels.release(start);
}

function enter(kernels: Kernels, bands: Float32Array): Layered {
  const frames = Math.floor(bands.length / BANDS / 2) * 2;
  const grid = reserveGrid(kernels, frames, LOW_BANDS);
  const values = reserveValues(kernels, grid, 1);
  const floats = kernels.floats();
  for (let t = 0; t < frames; t++)
    for (let b = 0; b < LOW_BANDS; b++)
      floats[values + positionOf(grid, t, b)] = (bands[t * BANDS + b]! + 90) / 10 + 2;
  return { grid, values };
}
