import { expect, it } from 'vitest';
import { loadUnits } from '~/server/content/load-units';
import { toDictionaryIpa } from './dictionary-ipa';

it.each([
  ['race', 'reɪs', 'reɪs'],
  ['repair', 'rɪˈper', 'rɪˈpeə'],
  ['interruption', 'ˌɪntərˈʌpʃn', 'ˌɪntərˈʌpʃn'],
  ['staff', 'stæf', 'stɑːf'],
  ['goal', 'ɡoʊl', 'ɡəʊl'],
  ['travel', 'ˈtrævl', 'ˈtrævl'],
])('%s is written %s in American and %s in British', (word, us, gb) => {
  expect(toDictionaryIpa(word)).toEqual({ us, gb });
});

it('is what our editors wrote of four words in five', () => {
  const words = loadUnits().flatMap((unit) => unit.words);
  const same = words.filter(({ text, ipa }) => {
    const proposed = toDictionaryIpa(text);
    return proposed?.us === ipa.us && proposed.gb === ipa.gb;
  });
  expect(same.length / words.length).toBeGreaterThan(0.8);
});

it('has nothing to propose for a word that is in no dictionary', () => {
  expect(toDictionaryIpa('umbrellaphone')).toBeNull();
});
