import { indexLetter, type LetterIndex } from './index-letter';
import { LETTER_ADDRESSES } from './letter-addresses';
import type { LetterFile } from './letter-file';
import type { LoadLetter } from './look-up';

const EMPTY = indexLetter({ entries: [], forms: [] });

/** Reads each letter of the lexicon when it is first asked for, and keeps it. A letter without a file is empty. The
 *  loader rejects with the reader's error, and reads the letter again at the next call.
 *  @param read gives the file at an address such as `/lexicon/a-28bf7fc8.json` */
export function letterLoader(read: (address: string) => Promise<LetterFile>): LoadLetter {
  const letters = new Map<string, Promise<LetterIndex>>();

  function load(letter: string): Promise<LetterIndex> {
    const address = LETTER_ADDRESSES.get(letter);
    if (address === undefined) return Promise.resolve(EMPTY);
    const known = letters.get(letter);
    if (known) return known;
    const loading = read(address).then(indexLetter);
    letters.set(letter, loading);
    loading.catch(() => letters.delete(letter));
    return loading;
  }
  return load;
}
