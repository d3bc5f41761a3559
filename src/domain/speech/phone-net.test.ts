import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import type { Layer, LearnerNets } from './learner-nets';
import {
  gatherPhoneInputs,
  type PhoneNetSource,
  phoneNetInputs,
  phonePosteriors,
} from './phone-net';

const PHONES = 5;
const HIDDEN = 3;
// A number of frames that is no multiple of those that pass at the same time.
const FRAMES = 6;
const random = seededRandom(9);
const numbers = (length: number) => Float32Array.from({ length }, () => 2 * random() - 1);
const width = phoneNetInputs(PHONES);
const layer = (inputs: number, outputs: number): Layer => ({
  inputs,
  outputs,
  weights: numbers(inputs * outputs),
  biases: numbers(outputs),
});
const net: LearnerNets['phone'] = {
  inputs: { mean: numbers(width), scale: numbers(width) },
  hidden: layer(width, HIDDEN),
  output: layer(HIDDEN, PHONES),
  logPriors: numbers(PHONES),
};
const source: PhoneNetSource = {
  frames: FRAMES,
  phones: PHONES,
  features: numbers(FRAMES * 26),
  posteriors: numbers(FRAMES * PHONES),
};

/** The outputs of a layer by its definition. */
const outputsOf = ({ inputs, outputs, weights, biases }: Layer, x: readonly number[]): number[] =>
  Array.from({ length: outputs }, (_, j) =>
    x.reduce((sum, value, i) => sum + value * weights[j * inputs + i]!, biases[j]!),
  );

it('Every frame gets the log softmax of the net’s outputs for its own inputs', () => {
  const posteriors = phonePosteriors(net, source);
  for (let t = 0; t < FRAMES; t++) {
    const raw = new Float64Array(width);
    gatherPhoneInputs(source, t, raw);
    const x = Array.from(raw, (value, i) => (value - net.inputs.mean[i]!) * net.inputs.scale[i]!);
    const z = outputsOf(
      net.output,
      outputsOf(net.hidden, x).map((unit) => Math.max(0, unit)),
    );
    const mass = Math.log(z.reduce((sum, value) => sum + Math.exp(value), 0));
    z.forEach((value, p) => {
      expect(posteriors[t * PHONES + p]).toBeCloseTo(value - mass, 5);
    });
  }
});
