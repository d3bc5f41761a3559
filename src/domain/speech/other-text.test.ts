import { describe, expect, it } from 'vitest';
import { isOtherSentence, otherThanWord } from './other-text';
import { otherTextLimits } from './other-text-limits';

const LIMITS = { free: -2, taught: -0.7, common: -6, outside: 30 };
const RIGHT = { free: -0.8, taught: 1.4, speech: 60 };
const FITS = { best: -0.2 };

describe('What was said instead of a word', () => {
  it('the word itself is nothing else', () => {
    expect(otherThanWord(RIGHT, FITS, 5, LIMITS)).toBeNull();
    expect(otherThanWord(RIGHT, null, 5, LIMITS)).toBeNull();
  });

  it.each([
    ['another word of the unit fits better', { ...RIGHT, taught: -2 }, FITS],
    ['a common word fits much better', RIGHT, { best: -9 }],
    ['something else fits much better', { ...RIGHT, free: -5 }, FITS],
  ])('it was another word when %s', (_, alone, competitors) => {
    expect(otherThanWord(alone, competitors, 5, LIMITS)).toBe('word');
  });

  it('it was more than the word when there is speech beside it', () => {
    expect(otherThanWord(RIGHT, FITS, 31, LIMITS)).toBe('more');
  });
});

it('A reading of which no word was found, or nothing fits, is another sentence', () => {
  expect(isOtherSentence(null)).toBe(true);
  expect(isOtherSentence(0.1, { heard: 0.3 })).toBe(true);
  expect(isOtherSentence(0.5, { heard: 0.3 })).toBe(false);
});

it('The limits are those that the command derived, and each of them limits something', () => {
  const { word, sentence } = otherTextLimits;
  expect(word.free).toBeGreaterThan(-10);
  expect(word.taught).toBeGreaterThan(-10);
  expect(word.outside).toBeLessThan(100);
  expect(sentence.heard).toBeGreaterThan(-2);
});
