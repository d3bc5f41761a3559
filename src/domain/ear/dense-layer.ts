import type { Tensor } from './ear-file';
import { type Kernels, PANEL } from './kernels';

/** A layer's weights in the memory of the kernels. */
export interface DenseLayer {
  weights: number;
  biases: number;
  /** Inputs of an output, and outputs rounded up to whole panels. */
  inputs: number;
  outputs: number;
}

/** Lays a matrix or convolution out in panels of 8 outputs: `outputs × inputs × time × band` is read by time, then
 *  band, then input, as the frames lie in memory.
 *  @param biases null for a layer without them */
export function loadDenseLayer(
  kernels: Kernels,
  weight: Tensor,
  biases: Tensor | null,
): DenseLayer {
  const [rows, channels, ...window] = weight.shape as [number, number, ...number[]];
  const taps = window.reduce((a, b) => a * b, 1);
  const inputs = channels * taps;
  const outputs = Math.ceil(rows / PANEL) * PANEL;
  const layer: DenseLayer = {
    weights: kernels.reserve(inputs * outputs),
    biases: kernels.reserve(outputs),
    inputs,
    outputs,
  };
  const floats = kernels.floats();
  floats.fill(0, layer.weights, layer.weights + inputs * outputs);
  floats.fill(0, layer.biases, layer.biases + outputs);
  for (let out = 0; out < rows; out++) {
    const panel = layer.weights + Math.floor(out / PANEL) * inputs * PANEL + (out % PANEL);
    for (let c = 0; c < channels; c++)
      for (let tap = 0; tap < taps; tap++)
        floats[panel + (tap * channels + c) * PANEL] =
          weight.values[(out * channels + c) * taps + tap]!;
    floats[layer.biases + out] = biases?.values[out] ?? 0;
  }
  return layer;
}
