import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resample, waveformPath } from './waveform-path';

describe('The path of a waveform', () => {
  it('The waveform of silence is a straight line', () => {
    const heights = waveformPath([0, 0, 0], 30, 20).match(/[\d.]+ ([\d.]+)/g) ?? [];
    expect(new Set(heights.map((pair) => pair.split(' ')[1]))).toEqual(new Set(['10']));
  });

  it('Every point of a waveform stays inside the drawing', () => {
    const peaks = fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(peaks, (heights) => {
        const numbers = waveformPath(heights, 100, 40).match(/[\d.]+ [\d.]+/g) ?? [];
        for (const pair of numbers) {
          const [x = -1, y = -1] = pair.split(' ').map(Number);
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 40).toBe(true);
        }
      }),
    );
  });

  it('A waveform’s curve says what can be mirrored only once, and passes through every peak', () => {
    const path = waveformPath([100, 50, 0, 50, 100], 50, 20);
    expect(path).toBe(
      'M0 10C2.5 10 2.5 1 5 1C10 1 10 14.5 15 14.5S20 10 25 10S30 14.5 35 14.5S40 1 45 1C47.5 1 47.5 10 50 10',
    );
  });

  it('Resampling peaks keeps the loudest of each span', () => {
    expect(resample([1, 9, 2, 3], 2)).toEqual([9, 3]);
    expect(resample([5], 3)).toEqual([5, 5, 5]);
    expect(resample([], 2)).toEqual([0, 0]);
  });
});
