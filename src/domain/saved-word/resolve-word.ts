import type { EntryPartOfSpeech } from '~/domain/lexicon/entry';
import type { LetterIndex } from '~/domain/lexicon/index-letter';
import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import { type LoadLetter, lookUp } from '~/domain/lexicon/look-up';
import { letterOf, wordKey } from '~/domain/lexicon/word-key';
import { savableText } from './savable-text';

/** A word as it is saved. */
export interface ResolvedWord {
  /** The lexicon's lemma, or the text itself. */
  word: string;
  /** Null where the lexicon lacks the word. */
  entry: SoundedEntry | null;
}

/** The word that a tapped text stands for: the lemma with the wished part of speech, else the first entry of the
 *  lexicon, else the text itself. A contraction, and a word with hyphens that is no entry, are themselves. Null for a
 *  text that cannot be saved (`savableText`).
 *  @param partOfSpeech of the entry that the learner saw; the lexicon decides whether there is one */
export async function resolveWord(
  { text, partOfSpeech }: { text: string; partOfSpeech: EntryPartOfSpeech | null },
  load: LoadLetter,
): Promise<ResolvedWord | null> {
  const word = savableText(text);
  if (word === null) return null;
  const entries = await entriesOfOneWord(word, load);
  const alike = entries.filter((entry) => entry.partOfSpeech === partOfSpeech);
  const entry = chooseSpelling(alike, word) ?? chooseSpelling(entries, word);
  return { word: entry?.word ?? word, entry };
}

/** The lexicon's present entry of a saved word; null where it has none any more, or not yet.
 *  @param partOfSpeech empty for a word that the lexicon lacked when it was saved */
export async function findSavedEntry(
  { word, partOfSpeech }: { word: string; partOfSpeech: string },
  load: LoadLetter,
): Promise<SoundedEntry | null> {
  if (partOfSpeech === '') return chooseSpelling(await entriesOfOneWord(word, load), word);
  const letter = letterOf(wordKey(word));
  if (letter === null) return null;
  const { entries }: LetterIndex = await load(letter);
  const alike = (entries.get(wordKey(word)) ?? []).filter(
    (entry) => entry.partOfSpeech === partOfSpeech,
  );
  return chooseSpelling(alike, word);
}

/** The entries of a text that is one word; none for a contraction, of which the lexicon has the parts. */
async function entriesOfOneWord(word: string, load: LoadLetter): Promise<readonly SoundedEntry[]> {
  const parts = (await lookUp(word, load))?.parts ?? [];
  return parts.find((part) => part.word === wordKey(word))?.entries ?? [];
}

/** The entry that is written like the word (`March`, `march`), else the first. */
const chooseSpelling = (entries: readonly SoundedEntry[], word: string): SoundedEntry | null =>
  entries.find((entry) => entry.word === word) ?? entries[0] ?? null;
