import { describe, expect, it } from 'vitest';
import { parseLetterFile } from './parse-letter-file';

const ENTRY = {
  word: 'row',
  spellings: [],
  partOfSpeech: 'noun',
  level: 'B1',
  meanings: ['排'],
  forms: [],
  usageNote: { zh: '注意', en: 'Note' },
  ipa: { us: 'roʊ', gb: 'rəʊ' },
};
const FILE = { entries: [ENTRY], forms: [['went', 'go']] };

describe('Letter files', () => {
  it('A letter file is its entries and its irregular forms', () => {
    expect(parseLetterFile(FILE)).toEqual(FILE);
    expect(parseLetterFile({ entries: [], forms: [] })).toEqual({ entries: [], forms: [] });
  });

  it.each<[string, unknown]>([
    ['a page of a proxy', '<html>'],
    ['null', null],
    ['a list', []],
    ['no forms', { entries: [] }],
    ['a form without its lemma', { entries: [], forms: [['went']] }],
    ['another part of speech', { ...FILE, entries: [{ ...ENTRY, partOfSpeech: 'constructor' }] }],
    ['another level', { ...FILE, entries: [{ ...ENTRY, level: 'Z9' }] }],
    ['a meaning that is no text', { ...FILE, entries: [{ ...ENTRY, meanings: [1] }] }],
    ['a note in one language', { ...FILE, entries: [{ ...ENTRY, usageNote: { zh: '注意' } }] }],
    ['one pronunciation', { ...FILE, entries: [{ ...ENTRY, ipa: { us: 'roʊ' } }] }],
    ['no spellings', { ...FILE, entries: [{ ...ENTRY, spellings: undefined }] }],
  ])('A file with %s is rejected', (_, value) => {
    expect(() => parseLetterFile(value)).toThrow('no file of the lexicon');
  });
});
