import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePassage, MAX_PASSAGE_MS } from './choose-passage';

const rounds = (durationsMs: number[], count: number) =>
  Array.from({ length: count }, (_, round) => choosePassage(durationsMs, round));

describe('The sentences of a passage', () => {
  it.each([
    [
      'ten of five seconds go by threes, then begin at their neighbours',
      Array(10).fill(5000),
      4,
      [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [1, 2, 3],
      ],
    ],
    [
      'ten of seven seconds go by twos',
      Array(10).fill(7000),
      3,
      [
        [0, 1],
        [3, 4],
        [6, 7],
      ],
    ],
    [
      'a long one is left out',
      [5000, 5000, 21_000, 5000, 5000],
      4,
      [
        [0, 1],
        [3, 4],
        [0, 1],
        [3, 4],
      ],
    ],
    [
      'exactly twenty seconds fit',
      [10_000, 10_000],
      2,
      [
        [0, 1],
        [0, 1],
      ],
    ],
    ['there are none when no two fit', [15_000, 15_000], 1, [[]]],
    ['there are none without sentences', [], 1, [[]]],
  ] as const)('%s', (_, durationsMs, count, expected) => {
    expect(rounds([...durationsMs], count)).toEqual(expected);
  });

  it('They are two or three in a row, together at most 20 s, in every round of any unit', () => {
    const durations = fc.array(fc.integer({ min: 500, max: 25_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(durations, fc.nat({ max: 1000 }), (durationsMs, round) => {
        const passage = choosePassage(durationsMs, round);
        expect(choosePassage(durationsMs, round)).toEqual(passage);
        const canFit = durationsMs.some(
          (ms, i) => i > 0 && ms + durationsMs[i - 1]! <= MAX_PASSAGE_MS,
        );
        expect(canFit ? [2, 3] : [0]).toContain(passage.length);
        expect(passage).toEqual(passage.map((_, i) => passage[0]! + i));
        const totalMs = passage.reduce((sum, index) => sum + durationsMs[index]!, 0);
        expect(totalMs).toBeLessThanOrEqual(MAX_PASSAGE_MS);
      }),
    );
  });

  it('Every sentence with a neighbour that fits comes in some round', () => {
    const durations = fc.array(fc.integer({ min: 500, max: 10_000 }), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(durations, (durationsMs) => {
        const seen = new Set(rounds(durationsMs, durationsMs.length).flat());
        expect(seen.size).toBe(durationsMs.length);
      }),
    );
  });
});
