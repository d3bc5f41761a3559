import { CEFR_LEVELS } from '../grading/types';
import type { LetterFile, SoundedEntry } from './letter-file';
import { wordKey } from './word-key';

/** A letter's file for look-ups by key. */
export interface LetterIndex {
  entries: ReadonlyMap<string, readonly SoundedEntry[]>;
  /** Lemmas by irregular form. */
  lemmas: ReadonlyMap<string, readonly string[]>;
}

/** The index of a letter. The entries of a word are in the order in which learners meet them: the easiest first. */
export function indexLetter({ entries, forms }: LetterFile): LetterIndex {
  const byWord = new Map<string, SoundedEntry[]>();
  for (const entry of entries.toSorted((a, b) => rank(a) - rank(b)))
    for (const spelling of [entry.word, ...entry.spellings]) add(byWord, wordKey(spelling), entry);
  const lemmas = new Map<string, string[]>();
  for (const [form, lemma] of forms) add(lemmas, form, lemma);
  return { entries: byWord, lemmas };
}

const rank = ({ level }: SoundedEntry): number => CEFR_LEVELS.indexOf(level);

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key) ?? [];
  if (!values.includes(value)) map.set(key, [...values, value]);
}
