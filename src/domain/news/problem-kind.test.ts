import { expect, it } from 'vitest';
import { licenceSentence } from './licence';
import { missingFields } from './missing-fields';
import { fieldProblems } from './problem-kind';

const word = (text: string, meaning: string) => ({
  text,
  meaning,
  ipa: { us: 'tiː', gb: '' },
  example: '',
  exampleTranslation: '',
  sentenceIndexes: [],
});

it('Every problem that the check of a draft finds has a kind of its own', () => {
  const texts = {
    slug: '',
    headline: { zh: 'Tea', en: 'Tea' },
    summary: { zh: '茶', en: 'Tea' },
  };
  const missing = missingFields(texts, {
    words: [word('tea', ''), word('Tea', '茶')],
    sentences: [],
  });
  const kinds = fieldProblems(missing).map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds).toEqual([
    'slug empty',
    'headline.zh noChinese',
    'words.1.meaning empty',
    'words.1.ipa.gb empty',
    'words.1.example noExample',
    'words.2.ipa.gb empty',
    'words.2.example noExample',
    'words.2.text twice',
  ]);
});

it('A problem of the sound names the word, and those of the licence and of the address have kinds of their own', () => {
  const problems = fieldProblems({
    'words.1.text': 'cannot be spoken: “zzyzx” is not in the dictionary: add a pronunciation',
    'sentences.1': `comes from a piece that may not be published: ${licenceSentence('none')}`,
    'sentences.2': 'comes from a piece that is not there any more',
    slug: 'belongs to another unit',
    access: 'is odd',
  });
  expect(problems).toEqual([
    { field: 'words.1.text', kind: 'unspeakable', detail: 'zzyzx' },
    { field: 'sentences.1', kind: 'licence', detail: '' },
    { field: 'sentences.2', kind: 'pieceGone', detail: '' },
    { field: 'slug', kind: 'slugTaken', detail: '' },
    { field: 'access', kind: 'other', detail: 'is odd' },
  ]);
});
