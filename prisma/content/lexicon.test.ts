import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORD_LEVELS } from '~/domain/grading/data/word-levels';
import { MAX_MEANING_LENGTH, MAX_MEANINGS, MAX_WORD_LENGTH } from '~/domain/lexicon/entry';
import { indexLetter } from '~/domain/lexicon/index-letter';
import { LETTER_ADDRESSES } from '~/domain/lexicon/letter-addresses';
import { lookUp } from '~/domain/lexicon/look-up';
import { parseLetterFile } from '~/domain/lexicon/parse-letter-file';
import { letterOf, wordKey } from '~/domain/lexicon/word-key';
import { ROOT } from '~/launcher/machine/root';
import { letterFiles } from '~tools/content/lexicon/letter-files';
import { MAINLAND_TERMS } from '~tools/content/lexicon/mainland-terms';
import { readEntries } from '~tools/content/lexicon/read-entries';

const entries = readEntries();
const all = [...entries.values()].flat();
const name = ({ word, partOfSpeech }: { word: string; partOfSpeech: string }) =>
  `${word} (${partOfSpeech})`;
const files = letterFiles(entries);
const letters = new Map(files.map(({ letter, text }) => [letter, indexLetter(JSON.parse(text))]));
const EMPTY = indexLetter({ entries: [], forms: [] });
const load = async (letter: string) => letters.get(letter) ?? EMPTY;
const findWords = async (text: string) =>
  (await lookUp(text, load))?.parts.flatMap((part) => part.entries.map(({ word }) => word)) ?? [];

/** Words in Latin script. */
const LATIN = /[A-Za-z]+/g;
/** Those that Chinese texts of Taiwan have. */
const LATIN_IN_CHINESE = new Set('CD DJ DVD MP DNA T X KTV SIM AI OK GPS U K'.split(' '));

/** Longest note in Chinese and in English, in characters: a sentence or two. */
const MAX_NOTE = { zh: 120, en: 220 };

describe('The lexicon', () => {
  it('Each word stands once with each part of speech, in the file of its letter', () => {
    const seen = new Set<string>();
    for (const [letter, ofLetter] of entries)
      for (const entry of ofLetter) {
        expect(seen.has(name(entry)), name(entry)).toBe(false);
        seen.add(name(entry));
        expect(letterOf(wordKey(entry.word)), name(entry)).toBe(letter);
        expect(entry.word.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
      }
  });

  it('It has every headword of the CEFR-J profile', async () => {
    const headwords = WORD_LEVELS.trim()
      .split('\n')
      .flatMap((line) => line.split(' ').slice(2))
      .map((word) => word.replaceAll('_', ' '));
    const missing: string[] = [];
    for (const word of headwords) if ((await findWords(word)).length === 0) missing.push(word);
    expect(headwords.length).toBeGreaterThan(7500);
    expect(missing).toEqual([]);
  });

  it('It has every word that a unit teaches, with its part of speech', () => {
    const known = new Set(
      all.flatMap((entry) =>
        [entry.word, ...entry.spellings].map((word) =>
          name({ ...entry, word: word.toLowerCase() }),
        ),
      ),
    );
    const folder = join(ROOT, 'prisma/content/units');
    for (const file of readdirSync(folder)) {
      const unit = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        words: { text: string; partOfSpeech: string }[];
      };
      for (const { text, partOfSpeech } of unit.words)
        expect(known, file).toContain(name({ word: text.toLowerCase(), partOfSpeech }));
    }
  });

  it('Meanings are one to three, short, and Chinese as Taiwan writes it', () => {
    for (const entry of all) {
      expect(entry.meanings.length, name(entry)).toBeLessThanOrEqual(MAX_MEANINGS);
      expect(new Set(entry.meanings).size, name(entry)).toBe(entry.meanings.length);
      for (const meaning of entry.meanings) {
        expect([...meaning].length, `${name(entry)}: ${meaning}`).toBeLessThanOrEqual(
          MAX_MEANING_LENGTH,
        );
        expect(meaning, name(entry)).toMatch(/\p{Script=Han}/u);
        expect(meaning, name(entry)).not.toMatch(/[,;:()?!]|(?<!\d)\.|^\s|\s$|。$/);
        // A remark in parentheses may name an English word.
        for (const [latin] of meaning.replace(/（[^）]*）/g, '').matchAll(LATIN))
          expect(LATIN_IN_CHINESE, `${name(entry)}: ${meaning}`).toContain(latin);
      }
    }
  });

  it('No meaning and no note uses a term of the mainland', () => {
    const found = all.flatMap((entry) =>
      [...entry.meanings, entry.usageNote?.zh ?? ''].flatMap((text) =>
        MAINLAND_TERMS.filter(
          ({ term, except = [] }) => text.includes(term) && !except.includes(entry.word),
        ).map(({ term }) => `${name(entry)}: ${term}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('At least 300 entries have a note, short in both languages', () => {
    const notes = all.flatMap(({ word, usageNote }) => (usageNote ? [{ word, ...usageNote }] : []));
    expect(notes.length).toBeGreaterThanOrEqual(300);
    for (const { word, zh, en } of notes) {
      expect([...zh].length, word).toBeLessThanOrEqual(MAX_NOTE.zh);
      expect(en.length, word).toBeLessThanOrEqual(MAX_NOTE.en);
      expect(zh, word).toMatch(/\p{Script=Han}/u);
      expect(en, word).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('Every irregular form leads to its lemma', async () => {
    const lost: string[] = [];
    for (const { word, forms } of all)
      for (const form of forms)
        if (!(await findWords(form)).includes(word)) lost.push(`${form} → ${word}`);
    expect(lost).toEqual([]);
  });

  it('The files for browsers are those of the present entries (else: npm run lexicon)', () => {
    expect(readdirSync(join(ROOT, 'public/lexicon')).sort()).toEqual(
      files.map(({ file }) => file).sort(),
    );
    expect([...LETTER_ADDRESSES]).toEqual(
      files.map(({ letter, file }) => [letter, `/lexicon/${file}`]),
    );
  });

  it('A browser takes every file for one of the lexicon', () => {
    for (const { file } of files) {
      const served: unknown = JSON.parse(readFileSync(join(ROOT, 'public/lexicon', file), 'utf8'));
      expect(parseLetterFile(served), file).toEqual(served);
    }
  });
});
