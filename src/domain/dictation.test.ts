import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDictation } from './dictation';

const SENTENCE = ['Don’t', 'sell', 'forty-four', 'umbrellas', 'today.'];
const words = (texts: readonly string[]) => texts.map((text) => ({ text }));
const grade = (typed: string, texts: readonly string[] = SENTENCE) =>
  gradeDictation(typed, words(texts));
const statuses = (typed: string, texts?: readonly string[]) =>
  grade(typed, texts).words.map((word) => word.status);

/** Status and reason of one typed word. @param phones as a dictionary has them, without stress */
function typedAs(typed: string, text: string, phones: string) {
  const [word] = gradeDictation(typed, [{ text, pronunciations: [phones.split(' ')] }]).words;
  return { status: word?.status, reason: word?.reason };
}
const HOMOPHONE = { status: 'nearly', reason: 'sound' };
const OTHER_WORD = { status: 'again', reason: null };

describe('A dictation', () => {
  it('A dictation ignores case, punctuation, hyphens and the shape of apostrophes', () => {
    const result = grade("DON'T sell forty four umbrellas, today");
    expect(result).toMatchObject({ score: 100, passed: true, extra: [] });
  });

  it('A dictation marks the changed word and no other', () => {
    expect(statuses("don't sell forty-four bananas today")).toEqual([
      'said',
      'said',
      'said',
      'again',
      'said',
    ]);
  });

  it('A word with one wrong letter passes as nearly right', () => {
    const result = grade("don't sell forty-four umbrelas today");
    expect(result.words[3]).toMatchObject({ status: 'nearly', typed: 'umbrelas' });
    expect(result.passed).toBe(true);
    expect(result.score).toBeLessThan(100);
  });

  it('A dictation marks the missing word and does not pass', () => {
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

  it('A dictation with added words lists them and does not pass', () => {
    const result = grade("please don't sell forty-four umbrellas today");
    expect(result).toMatchObject({ score: 100, extra: ['please'], passed: false });
  });

  it('An empty dictation scores zero, with all words missing', () => {
    expect(grade('  …  ')).toMatchObject({ score: 0, passed: false });
    expect(statuses('')).toEqual(SENTENCE.map(() => 'missing'));
  });

  it('Another short word is not a spelling mistake', () => {
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
  ])('The spelling %s sounds like %s', (typed, text, phones) => {
    expect(typedAs(typed, text, phones)).toEqual(HOMOPHONE);
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
  ])('The spelling %s is another word than %s', (typed, text, phones) => {
    expect(typedAs(typed, text, phones)).toEqual(OTHER_WORD);
  });

  it('Both correct spellings of a word are accepted', () => {
    for (const [typed, text] of [
      ['color', 'colour'],
      ['gray', 'grey'],
      ['organise', 'organize'],
      ['travelling', 'traveling'],
      ['theatre', 'theater'],
    ] as const)
      expect(grade(typed, [text])).toMatchObject({ score: 100, passed: true });
  });

  it('Digits are graded as the words for which they stand', () => {
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

  it('A contraction written out, and the reverse, is nearly right', () => {
    const result = grade('it is late', ["It's", 'late.']);
    expect(result.words[0]).toMatchObject({
      status: 'nearly',
      reason: 'contraction',
      typed: 'it is',
    });
    expect(result).toMatchObject({ passed: true, extra: [] });
    expect(grade("they can't come", ['They', 'can', 'not', 'come.'])).toMatchObject({
      passed: true,
    });
    expect(grade('it was late', ["It's", 'late.']).passed).toBe(false);
  });

  it('Words joined or split by a space are nearly right', () => {
    expect(grade('every day icecream', ['everyday', 'ice', 'cream']).words).toMatchObject([
      { reason: 'spacing' },
      { reason: 'spacing' },
      { reason: 'spacing' },
    ]);
  });

  it('A long dictation is graded within the timeout of the test', () => {
    const text = Array.from({ length: 60 }, () => 'extraordinarily');
    expect(grade(text.join(' '), text).passed).toBe(true);
    expect(grade('eeeeeeeeeeaaaaaaaaaa '.repeat(60), text).passed).toBe(false);
  });

  it('A dictation of its own text passes, and every score is the mean of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.string(), (text, typed) => {
        expect(grade(text.join(' '), text)).toMatchObject({ score: 100, passed: true });
        const { words, score } = grade(typed, text);
        expect(words).toHaveLength(text.length);
        const mean = words.reduce((sum, word) => sum + word.score, 0) / words.length;
        expect(Math.abs(score - mean)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
