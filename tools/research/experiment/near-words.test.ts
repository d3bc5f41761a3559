/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { namesSaidSound, nearPronunciations, nearTexts, nearWord } from './near-words';

const nearOf = (text: string) => nearWord(referenceWords(text)[0]!, seededRandom(1))?.text;

it('A near word differs from its word by one sound that learners confuse', () => {
  const near = nearPronunciations(['TH', 'IH', 'NG', 'K']).map((phones) => phones.join(' '));
  for (const phones of ['S IH NG K', 'T IH NG K', 'TH IY NG K', 'TH IH NG', 'TH IH NG K S'])
    expect(near).toContain(phones);
  expect(near).not.toContain('TH AE NG K');
});

it('The opposites of can and of numbers in -teen are near words', () => {
  expect(['can', "can't", 'fourteen', 'forty', 'sixty'].map(nearOf)).toEqual([
    "can't",
    'can',
    'forty',
    'fourteen',
    'sixteen',
  ]);
});

it('Each content word with a neighbour is exchanged in turn, and a near word never sounds the same', () => {
  const words = referenceWords('we think the ship is very light');
  const texts = nearTexts(words, seededRandom(2));
  expect(texts.map(({ index }) => words[index]!.text)).toEqual(['think', 'ship', 'very', 'light']);
  for (const { words: changed, index } of texts) {
    const sounds = words[index]!.pronunciations.map(String);
    expect(changed.filter((word, i) => word !== words[i])).toHaveLength(1);
    expect(changed[index]!.pronunciations.map(String).some((s) => sounds.includes(s))).toBe(false);
  }
});

it('The sound that was said is named only in its own place', () => {
  const targets = ['S', 'IH', 'NG', 'K'];
  const said = ['TH', 'IH', 'NG', 'K'];
  const names = (heard: (string | null)[], really = said) =>
    namesSaidSound({ targets, heard }, really);
  expect(names(['TH', null, null, null])).toBe(true);
  expect(names(['T', null, null, null])).toBe(false);
  expect(names([null, 'TH', null, null])).toBe(false);
  expect(names([null, null, null, null])).toBe(false);
  expect(names([null, null, null, 'G'], ['S', 'IH', 'NG'])).toBe(false);
});
