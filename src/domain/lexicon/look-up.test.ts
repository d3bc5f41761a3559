import { describe, expect, it } from 'vitest';
import type { EntryPartOfSpeech } from './entry';
import { indexLetter, type LetterIndex } from './index-letter';
import type { SoundedEntry } from './letter-file';
import { lookUp } from './look-up';

const entry = (word: string, partOfSpeech: EntryPartOfSpeech, ...spellings: string[]) =>
  withForms([], word, partOfSpeech, spellings);

const withForms = (
  forms: string[],
  word: string,
  partOfSpeech: EntryPartOfSpeech,
  spellings: string[] = [],
) =>
  ({
    word,
    partOfSpeech,
    spellings,
    level: 'A1',
    meanings: ['字'],
    forms,
    usageNote: null,
    ipa: null,
  }) satisfies SoundedEntry;

const LETTERS = new Map<string, LetterIndex>(
  Object.entries({
    b: [entry('breathe', 'verb'), entry('breath', 'noun'), entry('bus stop', 'noun')],
    c: [
      entry('can', 'modal verb'),
      entry('can', 'noun'),
      entry('constructor', 'noun'),
      entry('colour', 'noun', 'color'),
    ],
    g: [entry('go', 'verb'), entry('glass', 'noun'), entry('glasses', 'noun')],
    i: [entry('it', 'pronoun')],
    k: [entry('known', 'adjective')],
    l: [entry('left', 'adjective'), entry('leave', 'verb'), entry('leaf', 'noun')],
    n: [entry('not', 'adverb')],
    r: [entry('row', 'noun'), entry('row', 'verb')],
    s: [
      entry('seed', 'noun'),
      withForms(['saw', 'seen'], 'see', 'verb'),
      entry('seeing', 'noun'),
      entry('stranger', 'noun'),
      entry('strange', 'adjective'),
    ],
    w: [entry('well', 'adverb'), entry('well-known', 'adjective')],
  }).map(([letter, entries]) => [
    letter,
    indexLetter({
      entries,
      forms:
        letter === 'w'
          ? [['went', 'go']]
          : letter === 'l'
            ? [
                ['left', 'leave'],
                ['leaves', 'leaf'],
              ]
            : [],
    }),
  ]),
);
const EMPTY = indexLetter({ entries: [], forms: [] });
const load = async (letter: string) => LETTERS.get(letter) ?? EMPTY;
const found = async (text: string) =>
  (await lookUp(text, load))?.parts.map(
    ({ word, entries }) =>
      `${word}: ${entries.map((one) => `${one.word} ${one.partOfSpeech}`).join(', ')}`,
  ) ?? null;

describe('Looking a word up', () => {
  it.each<[string, string[]]>([
    ['Went', ['went: go verb']],
    ['row', ['row: row noun, row verb']],
    ['color', ['color: colour noun']],
    ['left', ['left: left adjective, leave verb']],
    ['breathing', ['breathing: breathe verb']],
    ['can’t', ['can: can modal verb, can noun', 'not: not adverb']],
    ['well-known', ['well-known: well-known adjective']],
    ['bus stop', ['bus stop: bus stop noun']],
    ['well-left', ['well: well adverb', 'left: left adjective, leave verb']],
    ['constructor', ['constructor: constructor noun']],
    ['leaves', ['leaves: leaf noun, leave verb']],
    ['glasses', ['glasses: glasses noun, glass noun']],
    ['stranger', ['stranger: stranger noun, strange adjective']],
    ['seed', ['seed: seed noun']],
    ['seeing', ['seeing: seeing noun, see verb']],
  ])('%s finds its entries', async (text, parts) => {
    expect(await found(text)).toEqual(parts);
  });

  it.each(['toString', '__proto__', '2026', '…', '', 'Zhongli', 'x'.repeat(60), '說', 'café'])(
    'The lexicon lacks %j',
    async (text) => {
      expect(await found(text)).toBeNull();
    },
  );

  it('A letter that cannot be loaded rejects the look-up, so that the screen can say so', async () => {
    await expect(lookUp('row', () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
  });
});
