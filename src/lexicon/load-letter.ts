import { indexLetter, type LetterIndex } from '~/domain/lexicon/index-letter';
import { LETTER_ADDRESSES } from '~/domain/lexicon/letter-addresses';
import { parseLetterFile } from '~/domain/lexicon/parse-letter-file';

/** The letters of this visit, loaded or on their way. */
const letters = new Map<string, Promise<LetterIndex>>();

const EMPTY = indexLetter({ entries: [], forms: [] });

/** The entries of a letter, fetched once in a visit. A letter that failed is fetched again by the next call.
 *  @throws Error without a connection, for a file that the server has not, and for one that is no file of the
 *  lexicon */
export function loadLetter(letter: string): Promise<LetterIndex> {
  const address = LETTER_ADDRESSES.get(letter);
  if (address === undefined) return Promise.resolve(EMPTY);
  const known = letters.get(letter);
  if (known) return known;
  const loading = fetchLetter(address);
  letters.set(letter, loading);
  loading.catch(() => letters.delete(letter));
  return loading;
}

async function fetchLetter(address: string): Promise<LetterIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The lexicon answered ${response.status}.`);
  return indexLetter(parseLetterFile(await response.json()));
}
