/** @module-tag extended */
import { cuss } from 'cuss';
import { describe, expect, it } from 'vitest';
import { WORD_LEVELS } from '~/domain/grading/data/word-levels';
import { WORD_ZIPF } from '~/domain/grading/data/word-zipf';
import { isLeftOut, ORDINARY, toSingular } from './left-out';

const parseWords = (list: string) =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').filter((word) => /^[a-z'-]+$/i.test(word)));

describe('The word lists of grading', () => {
  it.each([
    ['by frequency', WORD_ZIPF],
    ['by level', WORD_LEVELS],
  ])('The word list %s has no profanity and no slur', (_, list) => {
    const words = parseWords(list);
    expect(words.length).toBeGreaterThan(5_000);
    expect(words.filter(isLeftOut)).toEqual([]);
  });

  it('An ordinary word that resembles profanity is in the word list by frequency', () => {
    const listed = new Set(parseWords(WORD_ZIPF).map((word) => word.toLowerCase()));
    for (const word of ORDINARY) expect(listed, word).toContain(word);
  });

  it('Every exception is a word that would be left out without it', () => {
    for (const word of ORDINARY) expect(cuss[word] ?? cuss[toSingular(word)], word).toBe(2);
  });

  it.each(['welfare', 'slave', 'stupid', 'cocktail', 'drug', 'assess', 'house', 'constructor'])(
    'The word %s is not left out',
    (word) => {
      expect(isLeftOut(word)).toBe(false);
    },
  );
});
