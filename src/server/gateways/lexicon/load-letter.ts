import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexLetter, type LetterIndex } from '~/domain/lexicon/index-letter';
import { LETTER_ADDRESSES } from '~/domain/lexicon/letter-addresses';
import type { LetterFile } from '~/domain/lexicon/letter-file';
import type { LoadLetter } from '~/domain/lexicon/look-up';

const EMPTY = indexLetter({ entries: [], forms: [] });

/** Reads each letter of the lexicon when it is first asked for, and keeps it. A letter without a file is empty. The
 *  loader rejects with the reader's error, and reads the letter again at the next call.
 *  @param read gives the text of the file at an address such as `/lexicon/a-28bf7fc8.json` */
export function letterLoader(read: (address: string) => Promise<string>): LoadLetter {
  const letters = new Map<string, Promise<LetterIndex>>();

  function load(letter: string): Promise<LetterIndex> {
    const address = LETTER_ADDRESSES.get(letter);
    if (address === undefined) return Promise.resolve(EMPTY);
    const known = letters.get(letter);
    if (known) return known;
    const loading = read(address).then((text) => indexLetter(JSON.parse(text) as LetterFile));
    letters.set(letter, loading);
    loading.catch(() => letters.delete(letter));
    return loading;
  }
  return load;
}

/** The letters of this process, from the files that browsers load, too: these have the pronunciations, and the forms
 *  by their own letter. */
export const loadLetter = letterLoader((address) =>
  readFile(join(process.cwd(), 'public', address), 'utf8'),
);
