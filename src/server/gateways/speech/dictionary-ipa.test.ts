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
])('The IPA of “%s” is %s in American and %s in British English', (word, us, gb) => {
  expect(toDictionaryIpa(word)).toEqual({ us, gb });
});

it('The proposed IPA agrees with the editors for four words in five', () => {
  const words = loadUnits().flatMap((unit) => unit.words);
  const same = words.filter(({ text, ipa }) => {
    const proposed = toDictionaryIpa(text);
    return proposed?.us === ipa.us && proposed.gb === ipa.gb;
  });
  expect(same.length / words.length).toBeGreaterThan(0.8);
});

it('A word outside the dictionary has no proposed IPA', () => {
  expect(toDictionaryIpa('umbrellaphone')).toBeNull();
});
