import { expect, it } from 'vitest';
import { phonePosteriors } from '~/domain/speech/phone-net';
import { segmentLogOdds } from '~/domain/speech/segment-net';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { trainPhoneNet } from './train-phone-net';
import { trainSegmentNet } from './train-segment-net';

it('A phone net learns the phone of a frame', () => {
  const random = seededRandom(1);
  const labels = Int16Array.from({ length: 3000 }, (_, t) => Math.floor(t / 20) % 3);
  const source = {
    frames: labels.length,
    phones: 3,
    features: Float32Array.from({ length: labels.length * 26 }, () => random() - 0.5),
    posteriors: Float32Array.from({ length: labels.length * 3 }, (_, i) =>
      i % 3 === labels[Math.floor(i / 3)] ? -0.5 - random() : -1 - random(),
    ),
  };
  const net = trainPhoneNet([{ source, labels }], 3, 1, 8);
  const posteriors = phonePosteriors(net, source);
  let right = 0;
  labels.forEach((label, t) => {
    const own = [...posteriors.subarray(3 * t, 3 * t + 3)];
    if (own.indexOf(Math.max(...own)) === label) right++;
  });
  expect(right / labels.length).toBeGreaterThan(0.9);
});

it('A segment net learns a different rule for each target phone', () => {
  const random = seededRandom(2);
  const segments = Array.from({ length: 6000 }, (_, i) => {
    const x = 2 * random() - 1;
    const target = i % 2;
    return { inputs: Float32Array.of(x), target, right: target === 0 ? x > 0 : x < 0, weight: 1 };
  });
  const net = trainSegmentNet(segments, 2, 1);
  expect(segmentLogOdds(net, Float32Array.of(0.8), 0)).toBeGreaterThan(1);
  expect(segmentLogOdds(net, Float32Array.of(0.8), 1)).toBeLessThan(-1);
});
