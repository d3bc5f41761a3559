import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resample, waveformPath } from './waveform-path';

describe('The path of a waveform', () => {
  /** The points that a path passes through, and those that pull it. */
  function readPath(path: string) {
    const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = Number.NaN, y = Number.NaN] = numbers(path.split(/[csh]/)[0] ?? '');
    let last = { x, y };
    const points = [last];
    const pulls: { x: number; y: number }[] = [];
    for (const [, command, text = ''] of path.matchAll(/([csh])([^csh]+)/g)) {
      const step = numbers(text);
      const pairs = Array.from({ length: Math.ceil(step.length / 2) }, (_, pair) => ({
        x: last.x + (step[2 * pair] ?? Number.NaN),
        y: last.y + (command === 'h' ? 0 : (step[2 * pair + 1] ?? Number.NaN)),
      }));
      last = pairs.at(-1) ?? last;
      pulls.push(...pairs.slice(0, -1));
      points.push(last);
    }
    return { points, pulls };
  }

  it('The waveform of silence is one straight line, however long', () => {
    expect(waveformPath([0, 0, 0], 30, 20)).toBe('M0 10h30');
    expect(waveformPath([], 30, 20)).toBe('M0 10h30');
  });

  it('Silence between two sounds is one straight line, and the curve restarts after it', () => {
    const path = waveformPath([100, 0, 0, 0, 0, 100], 60, 20);
    expect(path).toBe('M0 10c3 0 3-9 5-9c5 0 5 9 10 9h30c5 0 5 9 10 9c3 0 3-9 5-9');
    expect(readPath(path).points.map(({ y }) => y)).toEqual([10, 1, 10, 10, 19, 10]);
  });

  it('Every point of a waveform stays inside the drawing', () => {
    const peaks = fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(peaks, (heights) => {
        const { points, pulls } = readPath(waveformPath(heights, 100, 40));
        expect(points.at(-1)).toEqual({ x: 100, y: 20 });
        for (const { x, y } of [...points, ...pulls])
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 40).toBe(true);
      }),
    );
  });

  it('A waveform’s curve says what can be mirrored only once, and passes through every peak', () => {
    const path = waveformPath([100, 50, 0, 50, 100], 60, 20);
    expect(path).toBe('M0 10c3 0 3-9 6-9c6 0 6 13 12 13s6-4 12-4s6 4 12 4s6-13 12-13c3 0 3 9 6 9');
    expect(readPath(path).points.map(({ y }) => y)).toEqual([10, 1, 14, 10, 14, 1, 10]);
  });

  it('Resampling peaks keeps the loudest of each span', () => {
    expect(resample([1, 9, 2, 3], 2)).toEqual([9, 3]);
    expect(resample([5], 3)).toEqual([5, 5, 5]);
    expect(resample([], 2)).toEqual([0, 0]);
  });
});
