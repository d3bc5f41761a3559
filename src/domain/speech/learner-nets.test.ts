import { expect, it } from 'vitest';
import { type Layer, type LearnerNets, loadLearnerNets, packLearnerNets } from './learner-nets';

const layer = (inputs: number, outputs: number): Layer => ({
  inputs,
  outputs,
  weights: Float32Array.from({ length: inputs * outputs }, (_, i) => Math.sin(i) * (1 + (i % 3))),
  biases: Float32Array.from({ length: outputs }, (_, i) => i / 7),
});
const inputs = { mean: Float32Array.of(1, -2), scale: Float32Array.of(0.5, 3) };
const nets: LearnerNets = {
  phone: {
    inputs,
    hidden: layer(2, 4),
    output: layer(4, 3),
    logPriors: Float32Array.of(-1, -2, -3),
  },
  segment: { inputs, hidden: layer(2, 5), targetBiases: layer(5, 3), output: layer(5, 3) },
};

it('nets come back from their file as they went, but for rounding to 8 bits', () => {
  const back = loadLearnerNets(packLearnerNets(nets))!;
  expect(back.phone.logPriors).toEqual(nets.phone.logPriors);
  expect(back.segment.output.biases.length).toBe(3);
  for (const [original, is] of [
    [nets.phone.hidden, back.phone.hidden],
    [nets.segment.output, back.segment.output],
  ] as const)
    original.weights.forEach((value, i) => {
      expect(Math.abs(value - is.weights[i]!)).toBeLessThan(3 / 127);
    });
});

it('no bytes are no nets, and cut bytes are refused', () => {
  expect(loadLearnerNets(new Uint8Array(0))).toBeNull();
  const packed = packLearnerNets(nets);
  expect(() => loadLearnerNets(packed.subarray(0, packed.length - 3))).toThrow();
});
