/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { phonePosteriors } from '~/domain/speech/phone-net';
import { rateSegment } from '~/domain/speech/segment-net';
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

it('A segment net learns a different rule for each target phone, and what experts give it', () => {
  const random = seededRandom(2);
  const segments = Array.from({ length: 6000 }, (_, i) => {
    const x = 2 * random() - 1;
    const target = i % 2;
    const right = target === 0 ? x > 0 : x < 0;
    return { inputs: Float32Array.of(x), target, right, score: right ? 2 : 0, weight: 1 };
  });
  const net = trainSegmentNet(segments, 2, 1);
  const rate = (target: number) => rateSegment(net, Float32Array.of(0.8), target);
  expect(rate(0).logOdds).toBeGreaterThan(1);
  expect(rate(1).logOdds).toBeLessThan(-1);
  expect(rate(0).rating).toBeGreaterThan(1.5);
  expect(rate(1).rating).toBeLessThan(0.5);
});

it('A segment without a label of what was said trains the expert score alone', () => {
  const random = seededRandom(3);
  const segments = Array.from({ length: 2000 }, () => {
    const x = 2 * random() - 1;
    return { inputs: Float32Array.of(x), target: 0, right: null, score: 1 + x, weight: 1 };
  });
  const net = trainSegmentNet(segments, 1, 1);
  const good = rateSegment(net, Float32Array.of(0.9), 0);
  const bad = rateSegment(net, Float32Array.of(-0.9), 0);
  expect(good.rating).toBeGreaterThan(bad.rating + 0.8);
  expect(Math.abs(good.logOdds - bad.logOdds)).toBeLessThan(1);
});
