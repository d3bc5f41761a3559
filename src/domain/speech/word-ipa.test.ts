import { expect, it } from 'vitest';
import { wordIpa } from './word-ipa';

it('The pronunciation of a word is its card’s, in the accent', () => {
  const symbols = { US: ['ˈb ɑː  l', 'b l'], GB: ['ˈb ɒ t ə l'] };
  expect([wordIpa({ symbols }, 'US'), wordIpa({ symbols }, 'GB')]).toEqual(['ˈbɑːl', 'ˈbɒtəl']);
});

it('A word without parts of a card has none', () => {
  expect(wordIpa({}, 'US')).toBeNull();
  expect(wordIpa({ symbols: { US: [], GB: [''] } }, 'GB')).toBeNull();
});
