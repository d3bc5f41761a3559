import 'server-only';
import type { SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import type { ImportedLine, ImportTextFileInput } from '~/schemas/article-pool';
import type { Verb } from '~/server/context';
import { FolderError } from '~/server/gateways/feed/folder-error';
import { parseFolderDefaults } from '~/server/gateways/feed/parse-folder-defaults';
import { parseTextFile } from '~/server/gateways/feed/parse-text-file';
import { importEntries } from './import-entries';

/** Imports one file of a folder of texts as one article, as the command reads it: values that the file lacks come from
 *  the folder's `_source.json`, else from the editor.
 *  @returns the outcome
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importTextFile({
  ctx,
  input,
}: Verb<ImportTextFileInput>): Promise<ImportedLine> {
  const entries = [{ line: 1, entry: readEntry(input) }];
  const [line] = await importEntries({ ctx, input: { origin: 'TEXT', entries } });
  return line!;
}

function readEntry({ name, text, folder, source, licence }: ImportTextFileInput): SourceEntry {
  const given: SourceDefaults = { source: source || undefined, licence: licence || undefined };
  try {
    const defaults = folder === undefined ? given : { ...given, ...parseFolderDefaults(folder) };
    return parseTextFile(name, text, defaults);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    return { rejected: { location: name, reason: error.message } };
  }
}
