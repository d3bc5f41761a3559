import { describe, expect, it } from 'vitest';
import type { WordStatus } from '../speech/types';
import { renderSentence } from './rendition';
import { gradeTypedRendition } from './typed-rendition';

const REFERENCE = 'The bridge hums at night'.split(' ').map((text) => ({
  text,
  pronunciations: [],
  functionWord: ['The', 'at'].includes(text),
}));

const render = (...statuses: WordStatus[]) =>
  renderSentence(
    statuses.map((status, i) => ({ text: REFERENCE[i]!.text, status })),
    REFERENCE,
  );

describe('A sentence that was given back', () => {
  it('A sentence is whole when each word was said, clearly or nearly', () => {
    expect(render('said', 'nearly', 'said', 'said', 'nearly')).toMatchObject({
      share: 'all',
      heard: 5,
    });
  });

  it('A sentence tells words that were not heard from those that were unclear', () => {
    const { words, share, heard } = render('said', 'said', 'again', 'missing', 'said');
    expect({ share, heard }).toEqual({ share: 'part', heard: 3 });
    expect(words.map(({ status }) => status)).toEqual([
      ...['heard', 'heard', 'unclear', 'notHeard', 'heard'],
    ]);
  });

  it('A sentence claims no word when only short words and one other were found', () => {
    expect(render('said', 'missing', 'again', 'said', 'said')).toEqual({
      words: REFERENCE.map(({ text }) => ({ text, status: 'notHeard' })),
      heard: 0,
      share: 'none',
      moved: false,
    });
  });
});

describe('A passage that was typed', () => {
  const SECOND = ['Engineers', 'listen', 'to', 'it.'].map((text) => ({
    text,
    pronunciations: [],
    functionWord: ['to', 'it.'].includes(text),
  }));
  const grade = (typed: string) =>
    gradeTypedRendition(typed, [{ reference: REFERENCE }, { reference: SECOND }]);

  it('A typed passage is compared sentence by sentence, whatever its punctuation', () => {
    expect(grade('the bridge hums at night engineers listen to it')).toMatchObject([
      { share: 'all' },
      { share: 'all' },
    ]);
  });

  it('A typed passage says which sentence was left out', () => {
    expect(grade('Engineers listen to it.')).toMatchObject([{ share: 'none' }, { share: 'all' }]);
  });
});
