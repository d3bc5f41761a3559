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
  segment: {
    inputs,
    hidden: layer(2, 5),
    targetBiases: layer(5, 3),
    output: layer(5, 3),
    expert: layer(5, 3),
  },
};

it('nets that were packed and loaded equal the original but for rounding to 8 bits', () => {
  const loaded = loadLearnerNets(packLearnerNets(nets))!;
  expect(loaded.phone.logPriors).toEqual(nets.phone.logPriors);
  expect(loaded.segment.output.biases.length).toBe(3);
  for (const [original, result] of [
    [nets.phone.hidden, loaded.phone.hidden],
    [nets.segment.output, loaded.segment.output],
    [nets.segment.expert, loaded.segment.expert],
  ] as const)
    original.weights.forEach((value, i) => {
      expect(Math.abs(value - result.weights[i]!)).toBeLessThan(3 / 127);
    });
});

it('loading nets from no bytes gives null, and from truncated bytes throws', () => {
  expect(loadLearnerNets(new Uint8Array(0))).toBeNull();
  const packed = packLearnerNets(nets);
  expect(() => loadLearnerNets(packed.subarray(0, packed.length - 3))).toThrow();
});
