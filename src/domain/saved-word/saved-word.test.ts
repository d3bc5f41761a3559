import { describe, expect, it } from 'vitest';
import { indexLetter } from '~/domain/lexicon/index-letter';
import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import { firstDueDay } from './first-due-day';
import { gapSentence } from './gap-sentence';
import { isMetPath, pageOfMetPath, toMetPath } from './met-path';
import { findSavedEntry, resolveWord } from './resolve-word';
import { savableText } from './savable-text';

const entry = (word: string, partOfSpeech: SoundedEntry['partOfSpeech'], ...spellings: string[]) =>
  ({
    word,
    spellings,
    partOfSpeech,
    level: 'A1',
    meanings: ['字'],
    forms: [],
    usageNote: null,
    ipa: null,
  }) satisfies SoundedEntry;

const LETTERS = new Map(
  [
    ['a', [entry('analyze', 'verb', 'analyse')], []],
    ['d', [entry('do', 'verb')], []],
    ['g', [entry('go', 'verb')], []],
    ['m', [entry('march', 'noun'), entry('March', 'noun')], []],
    ['n', [entry('not', 'adverb')], []],
    ['r', [entry('row', 'noun'), entry('row', 'verb')], []],
    ['w', [], [['went', 'go']]],
  ].map(([letter, entries, forms]) => [
    letter as string,
    indexLetter({ entries: entries as SoundedEntry[], forms: forms as [string, string][] }),
  ]),
);
const EMPTY = indexLetter({ entries: [], forms: [] });
const load = async (letter: string) => LETTERS.get(letter) ?? EMPTY;

describe('The word that a tapped text stands for', () => {
  it.each([
    ['Went', null, 'go', 'verb'],
    ['rows', 'verb', 'row', 'verb'],
    ['rows', null, 'row', 'noun'],
    ['row', 'adverb', 'row', 'noun'],
    ['March', 'noun', 'March', 'noun'],
    ['march', 'noun', 'march', 'noun'],
    ['analyse', 'verb', 'analyze', 'verb'],
    ["don't", 'verb', "don't", undefined],
    ['Zhongli,', null, 'Zhongli', undefined],
    ['go-row', null, 'go-row', undefined],
    ['constructor', null, 'constructor', undefined],
  ] as const)('%s with the part of speech %s is %s', async (text, wished, word, partOfSpeech) => {
    const found = await resolveWord({ text, partOfSpeech: wished }, load);
    expect([found?.word, found?.entry?.partOfSpeech]).toEqual([word, partOfSpeech]);
  });

  it.each([
    ['“Zhongli’s,”', "Zhongli's"],
    ['CAFÉ', 'CAFÉ'],
    ['2026', null],
    ['說', null],
    ['x'.repeat(49), null],
    ['x'.repeat(48), 'x'.repeat(48)],
    ['İstanbul', 'İstanbul'],
  ])('The text of %s that can be saved is %s', (text, saved) => {
    expect(savableText(text)?.normalize('NFC') ?? null).toBe(saved);
  });
});

describe('The present entry of a saved word', () => {
  it('A word is found by its spelling and part of speech, and a lost one is not', async () => {
    const find = (word: string, partOfSpeech: string) =>
      findSavedEntry({ word, partOfSpeech }, load);
    expect(await find('row', 'verb')).toMatchObject({ partOfSpeech: 'verb' });
    expect(await find('analyse', 'verb')).toMatchObject({ word: 'analyze' });
    expect(await find('row', 'adverb')).toBeNull();
    expect(await find('gone', 'noun')).toBeNull();
    expect(await find('row', '')).toMatchObject({ partOfSpeech: 'noun' });
    expect(await find("don't", '')).toBeNull();
  });
});

describe('A sentence with gaps', () => {
  it.each([
    ['He went, and I go.', 'go', 'He ____, and I ____.'],
    ['“Row!” she said.', 'row', '“____!” she said.'],
    ['It goes according to plan.', 'according to', 'It goes ____ plan.'],
    ['We don’t know.', "don't", 'We ____ know.'],
    ['No such word here.', 'row', null],
    ['Brow and arrow.', 'row', null],
    ['Anything (x+y).', 'a+b c', null],
  ])('%s asks for %s', async (sentence, word, gapped) => {
    expect(await gapSentence(sentence, word, load)).toBe(gapped);
  });
});

describe('The first review of a saved word', () => {
  it.each([
    [0, '2026-12-01'],
    [9, '2026-12-01'],
    [10, '2026-12-02'],
    [1999, '2027-06-18'],
  ])('With %i words that wait it is on %s', (waiting, day) => {
    expect(firstDueDay('2026-11-30', waiting)).toBe(day);
  });
});

describe('The page on which a word was met', () => {
  it.each(['/', '/course-news/tea', '/course-news/tea/lesson', '/course-video/how-to'])(
    '%s is one',
    (path) => expect(isMetPath(path)).toBe(true),
  );
  it.each([
    '/profile',
    '/console',
    '/course-news/a/b/c',
    '//elsewhere.example',
    '/course-news/%2e%2e',
    'https://elsewhere.example/',
    `/course-news/${'x'.repeat(120)}`,
    '',
  ])('%s is none', (path) => {
    expect(isMetPath(path)).toBe(false);
    expect(toMetPath(path)).toBeNull();
  });
  it('The way back from a lesson leads to its unit, and begins no practice', () => {
    expect(pageOfMetPath('/course-news/tea/lesson')).toBe('/course-news/tea');
    expect(pageOfMetPath('/course-voice/tea')).toBe('/course-voice/tea');
  });
});
