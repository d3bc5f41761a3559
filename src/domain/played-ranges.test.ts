import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, percentPlayed, type Range } from './played-ranges';

const LENGTH = 60_000;
const range = fc
  .tuple(fc.integer({ min: 0, max: 70_000 }), fc.integer({ min: 1, max: 20_000 }))
  .map(([start, length]): Range => [start, start + length]);

describe('Played ranges', () => {
  it('Played ranges that touch, overlap or leave a tiny gap are merged', () => {
    const played: Range[] = [
      [5000, 9000],
      [0, 2000],
      [2300, 4000],
      [8000, 10_000],
    ];
    expect(mergeRanges(played, LENGTH)).toEqual([
      [0, 4000],
      [5000, 10_000],
    ]);
  });

  it('Played ranges end with the recording', () => {
    expect(mergeRanges([[50_000, 90_000]], LENGTH)).toEqual([[50_000, 60_000]]);
    expect(mergeRanges([[61_000, 62_000]], LENGTH)).toEqual([]);
  });

  it('Played ranges merge to the same result in any order and in any portions', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), fc.nat(12), (ranges, cut) => {
        const portions = mergeRanges(
          [...mergeRanges(ranges.slice(cut), LENGTH), ...ranges.slice(0, cut)],
          LENGTH,
        );
        expect(portions).toEqual(mergeRanges(ranges, LENGTH));
      }),
    );
  });

  it('A range played twice counts once in the percentage', () => {
    const twice = mergeRanges(
      [
        [0, 30_000],
        [15_000, 30_000],
      ],
      LENGTH,
    );
    expect(percentPlayed(twice, LENGTH)).toBe(50);
    expect(percentPlayed([[0, 59_999]], LENGTH)).toBe(99);
    expect(percentPlayed([[0, LENGTH]], LENGTH)).toBe(100);
    expect(percentPlayed([], 0)).toBe(0);
  });
});
