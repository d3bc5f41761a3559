import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { type AcousticModel, loadAcousticModel, STATES } from './acoustic-model';
import { emissions } from './emissions';
import { FEATURES, STREAMS } from './features';
import { CEPSTRA } from './mel';
import { ACOUSTIC_MODEL_PATH } from './model-file';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const random = seededRandom(3);
// A number of frames that is no multiple of those that pass at the same time.
const FRAMES = 7;
const features = Float32Array.from({ length: FRAMES * FEATURES }, () => 2 * random() - 1);

/** The log-likelihood by its definition: of every stream the first twelve Gaussians within 6 nats of the best. */
function logLikelihood(
  { gaussians, means, precisions, constants, weights, phones }: AcousticModel,
  frame: number,
  phone: number,
  state: number,
): number {
  return Array.from({ length: STREAMS }, (_, s) => {
    const distances = Array.from({ length: gaussians }, (_, g) => {
      const at = (phone * STREAMS + s) * gaussians + g;
      return Array.from({ length: CEPSTRA }, (_, c) => {
        const difference = features[frame * FEATURES + s * CEPSTRA + c]! - means[at * CEPSTRA + c]!;
        return difference ** 2 * precisions[at * CEPSTRA + c]!;
      }).reduce((value, distance) => value - distance, constants[at]!);
    });
    const best = Math.max(...distances);
    const counted = [...distances.keys()].filter((g) => distances[g]! >= best - 6).slice(0, 12);
    const weightOf = (g: number) =>
      weights[(s * gaussians + g) * phones.length * STATES + phone * STATES + state]!;
    return Math.log(counted.reduce((sum, g) => sum + Math.exp(distances[g]!) * weightOf(g), 0));
  }).reduce((sum, stream) => sum + stream, 0);
}

it('The emission of a state is the log-likelihood of the nearest Gaussians of its mixtures', () => {
  const { values, best, phones } = emissions(model, features);
  for (const t of [1, FRAMES - 1]) {
    let greatest = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < phones; p++)
      for (let k = 0; k < STATES; k++) {
        const value = values[(t * phones + p) * STATES + k]!;
        greatest = Math.max(greatest, value);
        expect(value).toBeCloseTo(logLikelihood(model, t, p, k), 3);
      }
    expect(best[t]).toBe(greatest);
  }
});

it('The emissions of a frame do not depend on the frames beside it', () => {
  const { values } = emissions(model, features);
  const width = values.length / FRAMES;
  for (let t = 0; t < FRAMES; t++) {
    const alone = emissions(model, features.slice(t * FEATURES, (t + 1) * FEATURES));
    expect(alone.values).toEqual(values.slice(t * width, (t + 1) * width));
  }
});
