import { describe, expect, it } from 'vitest';
import { fittingLevel, forYou, type Offer, wordsWithin } from './for-you';

const today = '2026-11-21';
const offer = (slug: string, over: Partial<Offer> = {}): Offer => ({
  slug,
  level: 'B1',
  publishedOn: today,
  dueWords: 0,
  finished: false,
  ...over,
});
const order = (units: Offer[], level: Offer['level'] | null = 'B1') =>
  forYou(units, { level, today }).map(({ slug }) => slug);

describe('the personal order', () => {
  it('brings words back that are due, before it looks at the level', () => {
    const units = [offer('fits'), offer('due', { level: 'A2', dueWords: 3 })];
    expect(order(units)).toEqual(['due', 'fits']);
  });

  it('prefers the level that fits, then its neighbour', () => {
    const units = [offer('far', { level: 'B2' }), offer('near'), offer('fits', { level: 'A2' })];
    expect(order(units, 'A2')).toEqual(['fits', 'near', 'far']);
  });

  it('is by age when nothing is known of somebody', () => {
    const units = [
      offer('old', { publishedOn: '2026-10-01', level: 'A2' }),
      offer('new', { level: 'B2' }),
    ];
    expect(order(units, null)).toEqual(['new', 'old']);
  });

  it('puts finished units last, however many words are due in them', () => {
    expect(order([offer('done', { finished: true, dueWords: 9 }), offer('open')])).toEqual([
      'open',
      'done',
    ]);
  });

  it('counts no more due words than a sitting holds, and is the same every time', () => {
    const units = [offer('b', { dueWords: 5 }), offer('a', { dueWords: 50 })];
    expect(order(units)).toEqual(['a', 'b']);
    expect(order(units.toReversed())).toEqual(['a', 'b']);
  });
});

describe('the level that fits', () => {
  it.each([
    [[], null],
    [[{ level: 'B1', tried: 9, passed: 9 }], null],
    [[{ level: 'A2', tried: 20, passed: 19 }], 'B1'],
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
  ] as const)('after %j is %s', (results, level) => {
    expect(fittingLevel(results)).toBe(level);
  });
});

it('a word comes up in a text in its forms, not inside of another word', () => {
  expect(wordsWithin(['race', 'cat', 'Float'], ['She raced home.', 'A caterpillar FLOATS.'])).toBe(
    2,
  );
});
