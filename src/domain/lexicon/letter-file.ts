import type { LexiconEntry } from './entry';

/** An entry as a browser gets it: with its pronunciation in both accents, null where the dictionary lacks it. */
export interface SoundedEntry extends LexiconEntry {
  ipa: { us: string; gb: string } | null;
}

/** The entries of one letter, and the irregular forms that begin with it with the lemmas they belong to, which may
 *  begin with another: `went` → `go`. */
export interface LetterFile {
  entries: readonly SoundedEntry[];
  forms: readonly (readonly [form: string, lemma: string])[];
}
