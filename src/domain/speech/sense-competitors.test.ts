import { expect, it } from 'vitest';
import { isFunctionWord } from './function-words';
import { phones } from './ipa';
import { SENSE_PAIRS, senseCompetitors } from './sense-competitors';

it.each([
  ['He', ['she']],
  ['“she,”', ['he']],
  ['had', ['has', 'have', 'hadn’t']],
  ["can't", ['can']],
  ['can’t.', ['can']],
  ['market', []],
  ['the', ['a']],
])('The word %s has the competitors %j', (text, words) => {
  expect(senseCompetitors(text).map(({ word }) => word)).toEqual(words);
});

it.each([
  ['is', 'N', ['was']],
  ['is', 'K', ['was', 'isn’t']],
  ['do', 'Y', ['don’t']],
  ['do', 'DH', ['did', 'don’t']],
])(
  'The word %s before the sound %s has the competitors that can be heard there',
  (text, next, words) => {
    expect(senseCompetitors(text, next).map(({ word }) => word)).toEqual(words);
  },
);

it('Both words of every pair compete, and are pronounced in phones that the scorer knows', () => {
  const known = new Set<string>(phones);
  for (const pair of SENSE_PAIRS) {
    const [first, second] = pair.split('/') as [string, string];
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const found = senseCompetitors(own).find((competitor) => competitor.pair === pair);
      expect(found?.word).toBe(other);
      for (const phone of found!.pronunciations.flat()) expect(known.has(phone), phone).toBe(true);
    }
  }
});

it('Only function words compete by pairs, because content words have near words and endings', () => {
  const words = SENSE_PAIRS.flatMap((pair) => pair.split('/'));
  const content = words.filter((word) => !isFunctionWord(word.replaceAll('’', "'")));
  expect(new Set(content)).toEqual(new Set(['can’t', 'won’t']));
});
