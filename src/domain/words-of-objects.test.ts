import { describe, expect, it } from 'vitest';
import { parseRequestedLesson } from '~/lib/requested-lesson';
import { fillPath } from '~/lib/route-path';
import { toTable } from '~/lib/to-table';
import { INHERITED_NAMES } from '~/test/inherited-names';
import { gradeDictation } from './dictation';
import { findNamedCategory } from './news/guess-category';
import { normaliseForSpeech } from './selection/normalise-for-speech';
import { toIpa } from './speech/ipa';
import { canonicalSpelling, isContractionOf } from './spelling/spelling-variants';
import { toPlainText } from './subtitles/plain-text';

describe.each(INHERITED_NAMES)('The word “%s”', (word) => {
  it('A table that does not list the word has no row for it', () => {
    expect(toTable({ tea: 1 }).get(word)).toBeUndefined();
    expect(findNamedCategory(word)).toBeNull();
    expect(isContractionOf(word, 'can', 'not')).toBe(false);
    expect(() => toIpa(word, 'US')).toThrow('No such phone');
    expect(parseRequestedLesson(`/${word}/tea`)).toBeNull();
  });

  it('The word is spelled as it is written, and typed rightly in a dictation', () => {
    expect(typeof canonicalSpelling(word.toLowerCase())).toBe('string');
    const { words } = gradeDictation(`The ${word} came.`, [
      { text: 'The' },
      { text: word },
      { text: 'came.' },
    ]);
    expect(words.map(({ status }) => status)).toEqual(['said', 'said', 'said']);
  });

  it('The word stays in a text that is shown or spoken, where it can be spoken', () => {
    expect(toPlainText(`A &${word}; of tea`, 'srt').text).toBe(`A &${word}; of tea`);
    expect(normaliseForSpeech(`The ${word} came.`).ok).toBe(!word.includes('_'));
  });

  it('The word is a parameter of an address only where it is given', () => {
    expect(fillPath(`/course/:${word}?`)).toBe('/course');
  });
});
