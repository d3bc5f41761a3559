import 'server-only';
import type { ImportedLine, ImportTextInput } from '~/schemas/article-pool';
import type { Verb } from '~/server/context';
import { parseJsonLine } from '~/server/gateways/feed/read-json-lines';
import { importEntries, type LineEntry } from './import-entries';

/** Imports the articles of a JSON Lines file, each in a transaction of its own: if it is cut off, the earlier
 *  lines are imported, and a repeated import skips them as known.
 *  @returns the outcome of each line that is not blank
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importText({ ctx, input }: Verb<ImportTextInput>): Promise<ImportedLine[]> {
  return importEntries({ ctx, input: { origin: 'LINES', entries: readLines(input) } });
}

function* readLines({ text, source, licence }: ImportTextInput): Generator<LineEntry> {
  const defaults = { source: source || undefined, licence: licence || undefined };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    yield { line: index + 1, entry: parseJsonLine(line, String(index + 1), defaults) };
  }
}
