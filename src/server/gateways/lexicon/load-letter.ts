import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LetterFile } from '~/domain/lexicon/letter-file';
import { letterLoader } from '~/domain/lexicon/letter-loader';

/** The letters of this process, from the files that browsers load, too: these have the pronunciations, and the forms
 *  by their own letter. */
export const loadLetter = letterLoader(async (address): Promise<LetterFile> => {
  return JSON.parse(await readFile(join(process.cwd(), 'public', address), 'utf8'));
});
