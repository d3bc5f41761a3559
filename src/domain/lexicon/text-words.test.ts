import { describe, expect, it } from 'vitest';
import { sentenceAt, textWords, wordAt } from './text-words';

const words = (text: string) => textWords(text).map((word) => word.text);

describe('Words of a text', () => {
  it.each<[string, string[]]>([
    ['“Don’t go,” she said.', ['Don’t', 'go', 'she', 'said']],
    ['a well-known café — open', ['a', 'well-known', 'café', 'open']],
    [
      'It opens at 7 a.m. in the U.S., 3.5 km away.',
      'It opens at 7 a.m. in the U.S. 3.5 km away'.split(' '),
    ],
    ['the teachers’ room', ['the', 'teachers’', 'room']],
    ['‘the teachers’', ['the', 'teachers’']],
    ['說 hello', ['說', 'hello']],
    ['… — !', []],
    ['', []],
    ['constructor', ['constructor']],
    ['x'.repeat(60), ['x'.repeat(60)]],
  ])('%j has its words without the punctuation around them', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('A word has the index that the cues of a clip count: words that spaces separate', () => {
    const found = textWords('One more — tea, please');
    expect(found.map(({ index }) => index)).toEqual([0, 1, 3, 4]);
    expect(textWords('  One more').map(({ index }) => index)).toEqual([0, 1]);
  });

  it('A position is in the word around it, or in the one that it stands behind', () => {
    expect(wordAt('One more', 1)?.text).toBe('One');
    expect(wordAt('One more', 3)?.text).toBe('One');
    expect(wordAt('One more', 8)?.text).toBe('more');
    expect(wordAt('One,  more', 5)).toBeNull();
    expect(wordAt('', 0)).toBeNull();
  });

  it('A position is in its sentence, whose spaces are those of a line', () => {
    const text = 'It rains.\n  Take an umbrella, please! Go.';
    expect(sentenceAt(text, 2)).toBe('It rains.');
    expect(sentenceAt(text, 20)).toBe('Take an umbrella, please!');
    expect(sentenceAt(text, text.length)).toBe('Go.');
    expect(sentenceAt('word', 4)).toBe('word');
    expect(sentenceAt('', 0)).toBe('');
  });
});
