import { LETTER_ADDRESSES } from '~/domain/lexicon/letter-addresses';
import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import { loadLetter } from './load-letter';

/** The entries with a meaning that contains a text, of all letters.
 *  @throws the file system's error when a file of the lexicon cannot be read; the next call reads it again */
export async function findByMeaning(part: string): Promise<SoundedEntry[]> {
  const all = await Promise.all([...LETTER_ADDRESSES.keys()].map(loadLetter));
  const found = all.flatMap(({ entries }) =>
    [...entries.values()]
      .flat()
      .filter(({ meanings }) => meanings.some((meaning) => meaning.includes(part))),
  );
  return [...new Set(found)];
}
