import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import { wordKey } from '~/domain/lexicon/word-key';

/** The entries of one lemma. */
export interface LemmaEntries {
  lemma: string;
  /** Whether the word that was looked up is a form of it: *went* of *go*. */
  isForm: boolean;
  entries: readonly SoundedEntry[];
}

/** Entries by their lemma, in their order.
 *  @param word that was looked up */
export function groupEntries(word: string, entries: readonly SoundedEntry[]): LemmaEntries[] {
  const groups = new Map<string, SoundedEntry[]>();
  for (const entry of entries) groups.set(entry.word, [...(groups.get(entry.word) ?? []), entry]);
  return [...groups].map(([lemma, ofLemma]) => ({
    lemma,
    isForm: ![lemma, ...ofLemma.flatMap(({ spellings }) => spellings)].some(
      (spelling) => wordKey(spelling) === wordKey(word),
    ),
    entries: ofLemma,
  }));
}
