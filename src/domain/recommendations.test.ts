import { describe, expect, it } from 'vitest';
import {
  findWordsWithin,
  type RecommendationCandidate,
  rankUnits,
  recommendedLevel,
} from './recommendations';

const today = '2026-11-21';
const candidate = (
  slug: string,
  over: Partial<RecommendationCandidate> = {},
): RecommendationCandidate => ({
  slug,
  level: 'B1',
  publishedOn: today,
  dueWords: 0,
  finished: false,
  ...over,
});
const order = (
  units: RecommendationCandidate[],
  level: RecommendationCandidate['level'] | null = 'B1',
) => rankUnits(units, { level, today }).map(({ slug }) => slug);

describe('Recommendations', () => {
  it('Recommendations rank units with due words before units of the fitting level', () => {
    const units = [candidate('fits'), candidate('due', { level: 'A2', dueWords: 3 })];
    expect(order(units)).toEqual(['due', 'fits']);
  });

  it('Recommendations prefer the fitting level, then its neighbour', () => {
    const units = [
      candidate('far', { level: 'B2' }),
      candidate('near'),
      candidate('fits', { level: 'A2' }),
    ];
    expect(order(units, 'A2')).toEqual(['fits', 'near', 'far']);
  });

  it('Recommendations for a learner without results are newest first', () => {
    const units = [
      candidate('old', { publishedOn: '2026-10-01', level: 'A2' }),
      candidate('new', { level: 'B2' }),
    ];
    expect(order(units, null)).toEqual(['new', 'old']);
  });

  it('Recommendations rank finished units last, however many words are due in them', () => {
    expect(order([candidate('done', { finished: true, dueWords: 9 }), candidate('open')])).toEqual([
      'open',
      'done',
    ]);
  });

  it('Recommendations cap the due words of a unit and are deterministic', () => {
    const units = [candidate('b', { dueWords: 5 }), candidate('a', { dueWords: 50 })];
    expect(order(units)).toEqual(['a', 'b']);
    expect(order(units.toReversed())).toEqual(['a', 'b']);
  });
});

describe('The recommended level', () => {
  it.each([
    [[], null],
    [[{ level: 'B1', tried: 9, passed: 9 }], null],
    [[{ level: 'A2', tried: 40, passed: 38 }], 'B1'],
    [[{ level: 'A2', tried: 20, passed: 20 }], 'A2'],
    [[{ level: 'A2', tried: 20, passed: 14 }], 'A2'],
    [
      [
        { level: 'A2', tried: 40, passed: 40 },
        { level: 'B1', tried: 20, passed: 9 },
      ],
      'A2',
    ],
    [[{ level: 'B2', tried: 20, passed: 20 }], 'B2'],
    [[{ level: 'A2', tried: 20, passed: 2 }], 'A2'],
  ] as const)('The recommended level after %j is %s', (results, level) => {
    expect(recommendedLevel(results)).toBe(level);
  });
});

it('A word is found in a text in its inflected forms, not inside another word', () => {
  const countWords = findWordsWithin(['race', 'cat', 'Float']);
  expect(countWords('She raced home. A caterpillar FLOATS.')).toBe(2);
  expect(countWords('Race, races and raced are one word.')).toBe(1);
  expect(countWords('')).toBe(0);
});
