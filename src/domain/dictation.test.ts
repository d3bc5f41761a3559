import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDictation } from './dictation';

const SENTENCE = ['Don’t', 'sell', 'forty-four', 'umbrellas', 'today.'];
const statuses = (typed: string, expected = SENTENCE) =>
  gradeDictation(typed, expected).words.map((word) => word.status);

describe('a dictation', () => {
  it('does not mind case, punctuation, hyphens or the shape of an apostrophe', () => {
    const result = gradeDictation("DON'T sell forty four umbrellas, today", SENTENCE);
    expect(result).toMatchObject({ score: 100, passed: true, extra: [] });
  });

  it('marks the word that was changed and no other', () => {
    expect(statuses("don't sell forty-four bananas today")).toEqual([
      'said',
      'said',
      'said',
      'again',
      'said',
    ]);
  });

  it('lets a slip of one letter pass as nearly right', () => {
    const result = gradeDictation("don't sell forty-four umbrelas today", SENTENCE);
    expect(result.words[3]).toMatchObject({ status: 'nearly', typed: 'umbrelas' });
    expect(result.passed).toBe(true);
    expect(result.score).toBeLessThan(100);
  });

  it('says which word is missing', () => {
    const result = gradeDictation("don't sell umbrellas today", SENTENCE);
    expect(result.words.map((word) => word.status)).toEqual([
      'said',
      'said',
      'missing',
      'said',
      'said',
    ]);
    expect(result.passed).toBe(false);
  });

  it('names words that do not belong there, and does not pass with them', () => {
    const result = gradeDictation("please don't sell forty-four umbrellas today", SENTENCE);
    expect(result).toMatchObject({ score: 100, extra: ['please'], passed: false });
  });

  it('gives nothing for nothing', () => {
    expect(gradeDictation('  …  ', SENTENCE)).toMatchObject({ score: 0, passed: false });
    expect(statuses('')).toEqual(SENTENCE.map(() => 'missing'));
  });

  it('does not take another short word for a slip', () => {
    expect(statuses('the cat', ['the', 'dog'])).toEqual(['said', 'again']);
    expect(statuses('an', ['a'])).toEqual(['again']);
  });

  it('passes its own text, and every score is the mean of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.string(), (text, typed) => {
        expect(gradeDictation(text.join(' '), text)).toMatchObject({ score: 100, passed: true });
        const { words, score } = gradeDictation(typed, text);
        expect(words).toHaveLength(text.length);
        const mean = words.reduce((sum, one) => sum + one.score, 0) / words.length;
        expect(Math.abs(score - mean)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
