import { describe, expect, it } from 'vitest';
import { hasWord } from './has-word';

describe('A word of a sentence', () => {
  it.each([
    ['We sell B2B services.', 'B2B'],
    ['The film is shown in 4K.', '4K'],
    ['She writes C++ at work.', 'C++'],
    ['He lives in the U.S. now.', 'U.S.'],
    ['They moved to the U.S.', 'U.S.'],
    ['Meet me at 7-Eleven.', '7-Eleven'],
    ['It is open 24/7 here.', '24/7'],
    ['It costs $5 (five dollars).', '$5 (five dollars)'],
    ['It’s five o’clock.', "o'clock"],
    ['We met in a café.', 'café'],
    ['Please check  in early.', 'check in'],
  ])('“%s” has “%s”, whatever signs and digits it has', (sentence, word) => {
    expect(hasWord(sentence, word)).toBe(true);
    expect(hasWord(sentence, word, { orForm: true })).toBe(true);
  });

  it('A longer word is no such word, unless its forms count', () => {
    expect(hasWord('She walked home.', 'walk')).toBe(false);
    expect(hasWord('She walked home.', 'walk', { orForm: true })).toBe(true);
    expect(hasWord('A sidewalk is wide.', 'walk', { orForm: true })).toBe(false);
    expect(hasWord('The 14Kg parcel is here.', '4K', { orForm: true })).toBe(false);
  });

  it('A sign stands for itself alone', () => {
    expect(hasWord('The uxsx is here.', 'U.S.')).toBe(false);
    expect(hasWord('She writes Ccc.', 'C++')).toBe(false);
  });
});
