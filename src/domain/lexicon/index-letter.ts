import type { LetterFile, SoundedEntry } from './letter-file';
import { wordKey } from './word-key';

/** A letter's file for look-ups by key. */
export interface LetterIndex {
  entries: ReadonlyMap<string, readonly SoundedEntry[]>;
  /** Lemmas by irregular form. */
  lemmas: ReadonlyMap<string, readonly string[]>;
}

export function indexLetter({ entries, forms }: LetterFile): LetterIndex {
  const byWord = new Map<string, SoundedEntry[]>();
  for (const entry of entries)
    for (const spelling of [entry.word, ...entry.spellings]) add(byWord, wordKey(spelling), entry);
  const lemmas = new Map<string, string[]>();
  for (const [form, lemma] of forms) add(lemmas, form, lemma);
  return { entries: byWord, lemmas };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key) ?? [];
  if (!values.includes(value)) map.set(key, [...values, value]);
}
