import { describe, expect, it } from 'vitest';
import type { Kernels, Product } from './kernels';
import { plainKernels } from './plain-kernels';
import { vectorKernels, vectorModule } from './vector-kernels';

const CHANNELS = 7;
const TAPS = 3;
const OUTPUTS = 16;
const STRIDE = 5;

/** A product of 6 rows (and two that repeat the last) read in three parts, with every value different. */
function multiplyExample(kernels: Kernels, leaky: boolean): Float32Array {
  const positions = kernels.reserve(8);
  const input = kernels.reserve(200);
  const weights = kernels.reserve(TAPS * CHANNELS * OUTPUTS);
  const biases = kernels.reserve(OUTPUTS);
  const output = kernels.reserve(8 * OUTPUTS);
  kernels.integers().set([0, 1, 2, 3, 4, 5, 5, 5], positions);
  const floats = kernels.floats();
  for (let i = 0; i < 200; i++) floats[input + i] = Math.sin(i);
  for (let i = 0; i < TAPS * CHANNELS * OUTPUTS; i++) floats[weights + i] = Math.cos(3 * i);
  for (let i = 0; i < OUTPUTS; i++) floats[biases + i] = i / 10 - 1;
  const product: Product = {
    positions,
    rows: 8,
    input,
    inputStride: STRIDE,
    taps: TAPS,
    tapStride: 11,
    channels: CHANNELS,
    weights,
    biases,
    output,
    outputStride: OUTPUTS,
    outputs: OUTPUTS,
    leaky,
  };
  kernels.multiply(product);
  return kernels.floats().slice(output, output + 6 * OUTPUTS);
}

/** The same by the definition. */
function example(leaky: boolean): number[] {
  return Array.from({ length: 6 * OUTPUTS }, (_, i) => {
    const [row, out] = [Math.floor(i / OUTPUTS), i % OUTPUTS];
    let sum = out / 10 - 1;
    for (let tap = 0; tap < TAPS; tap++)
      for (let c = 0; c < CHANNELS; c++) {
        const k = tap * CHANNELS + c;
        const panel = Math.floor(out / 8) * TAPS * CHANNELS * 8;
        sum += Math.sin(row * STRIDE + tap * 11 + c) * Math.cos(3 * (panel + k * 8 + (out % 8)));
      }
    return leaky ? Math.max(sum, 0.2 * sum, -0.4) : sum;
  });
}

describe.each([
  ['plain JavaScript', plainKernels],
  ['WebAssembly with vectors', () => vectorKernels()!],
])('Kernels in %s', (_, open) => {
  it.each([true, false])(
    'The product of rows that overlap is that of the definition (activation: %s)',
    (leaky) => {
      const found = multiplyExample(open(), leaky);
      example(leaky).forEach((value, i) => {
        expect(found[i]).toBeCloseTo(value, 4);
      });
    },
  );

  it('The memory keeps what was reserved when it grows', () => {
    const kernels = open();
    const first = kernels.reserve(4);
    kernels.floats().set([1, 2, 3, 4], first);
    kernels.reserve(3_000_000);
    expect([...kernels.floats().subarray(first, first + 4)]).toEqual([1, 2, 3, 4]);
  });
});

describe('vectorModule', () => {
  it('The module has less than 2 KB', () => {
    expect(vectorModule().length).toBeLessThan(2048);
  });
});
