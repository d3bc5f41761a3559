import type { EntryPartOfSpeech } from '~/domain/lexicon/entry';
import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import { lookUp } from '~/domain/lexicon/look-up';
import { wordKey } from '~/domain/lexicon/word-key';
import { loadLetter } from './load-letter';

/** The lexicon's entries of one word: its own, then those of the lemmas that it is a form of. None for a contraction,
 *  for a word with hyphens that is no entry itself, and for a word that the lexicon lacks. A word in small letters has
 *  no entry of a name: *march* is not *March*.
 *  @param partOfSpeech limits them to one part of speech
 *  @throws the file system's error when a file of the lexicon cannot be read; the next call reads it again */
export async function findEntries(
  word: string,
  partOfSpeech?: EntryPartOfSpeech,
): Promise<readonly SoundedEntry[]> {
  const [part, ...others] = (await lookUp(word, loadLetter))?.parts ?? [];
  if (part?.word !== wordKey(word) || others.length > 0) return [];
  return part.entries.filter(
    (entry) =>
      (partOfSpeech === undefined || entry.partOfSpeech === partOfSpeech) &&
      !(isCapitalised(entry.word) && !isCapitalised(word)),
  );
}

const isCapitalised = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);
