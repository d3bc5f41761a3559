import { describe, expect, it } from 'vitest';
import { parseEntries } from './parse-entries';

const LINE =
  'analyze/analyse\tverb\tB1\t分析；化驗\t\t重音在前。\tThe stress is on the first syllable.';

describe('Files of the lexicon', () => {
  it('A line is an entry with its spellings, meanings, forms and note', () => {
    expect(parseEntries(`${LINE}\ngo\tverb\tA1\t去\twent|gone\t\t\n`)).toEqual([
      {
        word: 'analyze',
        spellings: ['analyse'],
        partOfSpeech: 'verb',
        level: 'B1',
        meanings: ['分析', '化驗'],
        forms: [],
        usageNote: { zh: '重音在前。', en: 'The stress is on the first syllable.' },
      },
      {
        word: 'go',
        spellings: [],
        partOfSpeech: 'verb',
        level: 'A1',
        meanings: ['去'],
        forms: ['went', 'gone'],
        usageNote: null,
      },
    ]);
  });

  it.each([
    ['a column less', LINE.slice(0, LINE.lastIndexOf('\t'))],
    ['an unknown part of speech', LINE.replace('verb', 'werb')],
    ['a level that is none', LINE.replace('B1', 'B7')],
    ['no meaning', LINE.replace('分析；化驗', '')],
    ['a note in one language', LINE.replace('重音在前。', '')],
    ['no word', LINE.replace('analyze/analyse', '')],
  ])('A line with %s is refused by its number', (_, line) => {
    expect(() => parseEntries(`\n${line}`)).toThrow('Line 2 of the lexicon');
  });
});
