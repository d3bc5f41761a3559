import { expect, it } from 'vitest';
import { type NearGainModel, nearKind, nearMeasurements } from './near-measurements';

const model: NearGainModel = {
  kinds: {
    other: { mean: -10, deviation: 10 },
    dropped: { mean: -20, deviation: 10 },
    added: { mean: -20, deviation: 10 },
  },
  changes: { 'TH>S': { mean: 10, deviation: 5 } },
};

it('A change is another sound, a dropped one or an added one', () => {
  expect((['TH>S', 'T>', '>S'] as const).map(nearKind)).toEqual(['other', 'dropped', 'added']);
});

it('A gain counts by what is usual of its change, and by its kind where the change is rare', () => {
  const usual = nearMeasurements([{ change: 'TH>S', gain: 15 }], model);
  expect(usual).toEqual([1, -4, -4, 1, 0, 15]);
  const unusual = nearMeasurements([{ change: 'L>R', gain: 15 }], model);
  expect(unusual).toEqual([2.5, -4, -4, 2.5, 2.25, 15]);
});

it('The greatest gain of each kind and of all is measured, within limits', () => {
  const gains = [
    { change: 'L>R', gain: -20 },
    { change: 'T>', gain: 5 },
    { change: '>S', gain: 900 },
  ] as const;
  expect(nearMeasurements(gains, model)).toEqual([-1, 2.5, 8, 8, 49, 30]);
});

it('A word without near words has the least measurements', () => {
  expect(nearMeasurements([], model)).toEqual([-4, -4, -4, -4, 0, -30]);
});
