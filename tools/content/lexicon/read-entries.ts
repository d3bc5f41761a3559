import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconEntry } from '~/domain/lexicon/entry';
import { parseEntries } from '~/domain/lexicon/parse-entries';
import { ROOT } from '~/launcher/machine/root';

const FOLDER = join(ROOT, 'prisma/content/lexicon');

/** All entries of the lexicon by the letter of their file, in the order of the files.
 *  @throws Error naming the line that is not an entry */
export function readEntries(): Map<string, LexiconEntry[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.tsv'));
  return new Map(
    files.sort().map((name) => [name[0]!, parseEntries(readFileSync(join(FOLDER, name), 'utf8'))]),
  );
}
