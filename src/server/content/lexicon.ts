import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexLetter, type LetterIndex } from '~/domain/lexicon/index-letter';
import { LETTER_ADDRESSES } from '~/domain/lexicon/letter-addresses';
import type { LetterFile, SoundedEntry } from '~/domain/lexicon/letter-file';

const EMPTY = indexLetter({ entries: [], forms: [] });
const letters = new Map<string, Promise<LetterIndex>>();

/** The entries of a letter, from the file that browsers load; read once by each process. Empty for a letter that has
 *  no file.
 *  @throws the file system's error; the next call reads again */
export function loadLetter(letter: string): Promise<LetterIndex> {
  const known = letters.get(letter);
  if (known) return known;
  const address = LETTER_ADDRESSES.get(letter);
  const loading = address === undefined ? Promise.resolve(EMPTY) : readLetter(address);
  letters.set(letter, loading);
  loading.catch(() => letters.delete(letter));
  return loading;
}

async function readLetter(address: string): Promise<LetterIndex> {
  const text = await readFile(join(process.cwd(), 'public', address), 'utf8');
  return indexLetter(JSON.parse(text) as LetterFile);
}

/** The entries with a meaning that contains a text, of all letters. */
export async function findByMeaning(part: string): Promise<SoundedEntry[]> {
  const all = await Promise.all([...LETTER_ADDRESSES.keys()].map(loadLetter));
  const found = all.flatMap(({ entries }) =>
    [...entries.values()]
      .flat()
      .filter(({ meanings }) => meanings.some((meaning) => meaning.includes(part))),
  );
  return [...new Set(found)];
}
