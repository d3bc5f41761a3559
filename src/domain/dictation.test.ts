import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDictation } from './dictation';

const SENTENCE = ['Don’t', 'sell', 'forty-four', 'umbrellas', 'today.'];
const words = (texts: readonly string[]) => texts.map((text) => ({ text }));
const grade = (typed: string, texts: readonly string[] = SENTENCE) =>
  gradeDictation(typed, words(texts));
const statuses = (typed: string, texts?: readonly string[]) =>
  grade(typed, texts).words.map((word) => word.status);

/** One word as it was typed. @param phones as a dictionary has them, without stress */
function typedAs(typed: string, text: string, phones: string) {
  const [word] = gradeDictation(typed, [{ text, pronunciations: [phones.split(' ')] }]).words;
  return { status: word?.status, reason: word?.reason };
}
const ALIKE = { status: 'nearly', reason: 'sound' };
const OTHER = { status: 'again', reason: null };

describe('a dictation', () => {
  it('does not mind case, punctuation, hyphens or the shape of an apostrophe', () => {
    const result = grade("DON'T sell forty four umbrellas, today");
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
    const result = grade("don't sell forty-four umbrelas today");
    expect(result.words[3]).toMatchObject({ status: 'nearly', typed: 'umbrelas' });
    expect(result.passed).toBe(true);
    expect(result.score).toBeLessThan(100);
  });

  it('says which word is missing', () => {
    const result = grade("don't sell umbrellas today");
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
    const result = grade("please don't sell forty-four umbrellas today");
    expect(result).toMatchObject({ score: 100, extra: ['please'], passed: false });
  });

  it('gives nothing for nothing', () => {
    expect(grade('  …  ')).toMatchObject({ score: 0, passed: false });
    expect(statuses('')).toEqual(SENTENCE.map(() => 'missing'));
  });

  it('does not take another short word for a slip', () => {
    expect(statuses('the cat', ['the', 'dog'])).toEqual(['said', 'again']);
    expect(statuses('an', ['a'])).toEqual(['again']);
  });

  it.each([
    ['there', 'their', 'DH EH R'],
    ['two', 'to', 'T UW'],
    ['know', 'no', 'N OW'],
    ['nite', 'night', 'N AY T'],
    ['fone', 'phone', 'F OW N'],
    ['wether', 'weather', 'W EH DH ER'],
    ['brokin', 'broken', 'B R OW K AH N'],
    ['garbige', 'garbage', 'G AA R B IH JH'],
    ['peepul', 'people', 'P IY P AH L'],
  ])('tells that %s sounds like %s', (typed, text, phones) => {
    expect(typedAs(typed, text, phones)).toEqual(ALIKE);
  });

  it.each([
    ['ship', 'sheep', 'SH IY P'],
    ['shop', 'ship', 'SH IH P'],
    ['rice', 'lice', 'L AY S'],
    ['think', 'sink', 'S IH NG K'],
    ['bad', 'bed', 'B EH D'],
    ['walk', 'work', 'W ER K'],
    ['now', 'know', 'N OW'],
    ['ate', 'at', 'AE T'],
    ['live', 'leave', 'L IY V'],
    ['pan', 'pen', 'P EH N'],
  ])('does not take %s for %s', (typed, text, phones) => {
    expect(typedAs(typed, text, phones)).toEqual(OTHER);
  });

  it('takes both right spellings of a word', () => {
    for (const [typed, text] of [
      ['color', 'colour'],
      ['gray', 'grey'],
      ['organise', 'organize'],
      ['travelling', 'traveling'],
      ['theatre', 'theater'],
    ] as const)
      expect(grade(typed, [text])).toMatchObject({ score: 100, passed: true });
  });

  it('reads digits as the words that they stand for', () => {
    const said = (typed: string, text: string) => grade(typed, text.split(' ')).score;
    expect(said('44 umbrellas', 'forty-four umbrellas')).toBe(100);
    expect(said('1,200', 'one thousand two hundred')).toBe(100);
    expect(said('105', 'one hundred and five')).toBe(100);
    expect(said('in 2024', 'in twenty twenty-four')).toBe(100);
    expect(said('the 3rd of 21st', 'the third of twenty-first')).toBe(100);
    expect(said('20%', 'twenty percent')).toBe(100);
    expect(said('forty-four of 100', '44 of 100')).toBe(100);
    expect(grade('44', ['forty-four']).words[0]?.typed).toBe('44');
    expect(said('45 umbrellas', 'forty-four umbrellas')).toBeLessThan(100);
  });

  it('finds a contraction written out, and the other way round, nearly right', () => {
    const out = grade('it is late', ["It's", 'late.']);
    expect(out.words[0]).toMatchObject({ status: 'nearly', reason: 'contraction', typed: 'it is' });
    expect(out).toMatchObject({ passed: true, extra: [] });
    expect(grade("they can't come", ['They', 'can', 'not', 'come.'])).toMatchObject({
      passed: true,
    });
    expect(grade('it was late', ["It's", 'late.']).passed).toBe(false);
  });

  it('finds words run together or parted nearly right', () => {
    expect(grade('every day icecream', ['everyday', 'ice', 'cream']).words).toMatchObject([
      { reason: 'spacing' },
      { reason: 'spacing' },
      { reason: 'spacing' },
    ]);
  });

  it('is graded in no time however long it is', () => {
    const text = Array.from({ length: 60 }, () => 'extraordinarily');
    expect(grade(text.join(' '), text).passed).toBe(true);
    expect(grade('eeeeeeeeeeaaaaaaaaaa '.repeat(60), text).passed).toBe(false);
  });

  it('passes its own text, and every score is the mean of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.string(), (text, typed) => {
        expect(grade(text.join(' '), text)).toMatchObject({ score: 100, passed: true });
        const { words, score } = grade(typed, text);
        expect(words).toHaveLength(text.length);
        const mean = words.reduce((sum, one) => sum + one.score, 0) / words.length;
        expect(Math.abs(score - mean)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
