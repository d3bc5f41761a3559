import { expect, it } from 'vitest';
import { fieldProblems, fromStoredProblems, toStoredProblems } from './field-problem';
import { missingFields } from './missing-fields';
import { licenceForbids, problem, toSentences, unclear, unspeakable, unspoken } from './problem';

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
    'words.1.text': unspeakable('zzyzx', '“zzyzx” is not in the dictionary: add a pronunciation'),
    'sentences.1': licenceForbids('none'),
    'sentences.2': problem('pieceGone'),
    slug: problem('slugTaken'),
  });
  expect(problems).toEqual([
    { field: 'words.1.text', kind: 'unspeakable', detail: 'zzyzx' },
    { field: 'sentences.1', kind: 'licence', detail: '' },
    { field: 'sentences.2', kind: 'pieceGone', detail: '' },
    { field: 'slug', kind: 'slugTaken', detail: '' },
  ]);
});

it('Commands and errors have each problem as the end of a sentence', () => {
  const sentences = toSentences({
    slug: problem('slugTaken'),
    'words.1.text': unclear('GB', 59.6, 'change the text'),
    'sentences.1': licenceForbids('none'),
  });
  expect(sentences).toEqual({
    slug: 'belongs to another unit',
    'words.1.text': 'sounds unclear in every GB voice (60 of 100): change the text',
    'sentences.1': 'comes from a piece that may not be published: it names no licence',
  });
});

it('A stored problem is read with its kind and detail, and a sentence of an earlier release as it is', () => {
  const stored = toStoredProblems({
    'words.1.text': unclear('US', 55, 'change the text'),
    'words.2.text': unspoken('its recording is not stored any more'),
    'words.3.text': problem('twice'),
  });
  expect(fromStoredProblems({ ...stored, access: 'is odd' })).toEqual([
    { field: 'words.1.text', kind: 'unclear', detail: '55' },
    { field: 'words.2.text', kind: 'unspoken', detail: 'its recording is not stored any more' },
    { field: 'words.3.text', kind: 'twice', detail: '' },
    { field: 'access', kind: 'other', detail: 'is odd' },
  ]);
});
