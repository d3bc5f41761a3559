import { WORD_LEVELS } from './data/word-levels';
import { WORD_ZIPF } from './data/word-zipf';
import { CEFR_LEVELS, type CefrLevel, type PartOfSpeech } from './types';

interface WordLists {
  /** `word|POS` and `word` (the lowest of its parts of speech) → 1–4. */
  levels: ReadonlyMap<string, number>;
  /** `word|POS` → its spelling in the profile. */
  spellings: ReadonlyMap<string, string>;
  /** Lower-case word → Zipf value. */
  zipf: ReadonlyMap<string, number>;
  /** Lower case → usual spelling, for words that are mostly written with a capital. */
  capitals: ReadonlyMap<string, string>;
}

let cached: WordLists | undefined;

/** The lists, parsed at the first call: 60,000 words, some hundredths of a second. */
function wordLists(): WordLists {
  cached ??= { ...parseLevels(), ...parseZipf() };
  return cached;
}

function parseLevels(): Pick<WordLists, 'levels' | 'spellings'> {
  const levels = new Map<string, number>();
  const spellings = new Map<string, string>();
  for (const line of WORD_LEVELS.trim().split('\n')) {
    const [name, pos, ...words] = line.split(' ');
    const level = CEFR_LEVELS.indexOf(name as CefrLevel) + 1;
    for (const headword of words) {
      const spelling = headword.replaceAll('_', ' ');
      const word = spelling.toLowerCase();
      if (!spellings.has(`${word}|${pos}`) || spelling === word)
        spellings.set(`${word}|${pos}`, spelling);
      for (const key of [`${word}|${pos}`, word])
        if (level < (levels.get(key) ?? Number.POSITIVE_INFINITY)) levels.set(key, level);
    }
  }
  return { levels, spellings };
}

function parseZipf(): Pick<WordLists, 'zipf' | 'capitals'> {
  const zipf = new Map<string, number>();
  const capitals = new Map<string, string>();
  for (const line of WORD_ZIPF.trim().split('\n')) {
    const [value, ...words] = line.split(' ');
    for (const word of words) {
      const key = word.toLowerCase();
      if (!zipf.has(key)) zipf.set(key, Number(value));
      if (word !== key) capitals.set(key, word);
    }
  }
  return { zipf, capitals };
}

/** Level of a lemma in the CEFR-J profile, 1 (A1) – 4 (B2), preferably with this part of speech; null when
 *  the profile does not list it. */
export function listedLevel(lemma: string, pos: PartOfSpeech): number | null {
  const { levels } = wordLists();
  const tag = pos === 'CCONJ' ? 'SCONJ' : pos;
  return levels.get(`${lemma}|${tag}`) ?? levels.get(lemma) ?? null;
}

/** Whether the profile lists the lemma with exactly this part of speech. */
export function isListedWithPos(lemma: string, pos: PartOfSpeech): boolean {
  return wordLists().levels.has(`${lemma}|${pos}`);
}

/** Frequency of a word on the Zipf scale, 1 (rare) – 7.6; 0 for an unknown word. */
export function getZipf(word: string): number {
  return wordLists().zipf.get(word.toLowerCase()) ?? 0;
}

/** Spelling of a lemma in the CEFR-J profile: `Friday`, `DNA`, `major`; null when the profile does not list it
 *  with this part of speech. */
export function listedSpelling(lemma: string, pos: PartOfSpeech): string | null {
  return wordLists().spellings.get(`${lemma}|${pos}`) ?? null;
}

/** The most common spelling of a word in subtitles: `Dutch`, `house`; also `Captain`, which often stands before a
 *  name or opens a line. */
export function usualSpelling(word: string): string {
  return wordLists().capitals.get(word.toLowerCase()) ?? word;
}
