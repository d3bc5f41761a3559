import { letterLoader } from '~/domain/lexicon/letter-loader';
import { parseLetterFile } from '~/domain/lexicon/parse-letter-file';

/** The entries of a letter, fetched once in a visit. A letter that failed is fetched again by the next call.
 *  @throws Error without a connection, for a file that the server has not, and for one that is no file of the
 *  lexicon */
export const loadLetter = letterLoader(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The lexicon answered ${response.status}.`);
  return parseLetterFile(await response.json());
});
