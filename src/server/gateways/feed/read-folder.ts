import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { feedSentence } from '~/domain/news/feed-problem';
import type { SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import {
  FOLDER_DEFAULTS_FILE,
  MAX_TEXT_FILE_BYTES,
  TEXT_EXTENSIONS,
} from '~/domain/news/text-file';
import { decodeText } from '~/domain/text-encoding/decode-text';
import { FolderError } from './folder-error';
import { parseFolderDefaults } from './parse-folder-defaults';
import { parseTextFile } from './parse-text-file';

/** Reads a folder of texts (.txt, .md, .html) as one article per file, by name. Values that a file lacks come from
 *  the folder's `_source.json`, else from the fallbacks.
 *  @throws FolderError when the folder or its `_source.json` cannot be read */
export async function* readFolder(
  folder: string,
  fallbacks: SourceDefaults,
): AsyncGenerator<SourceEntry> {
  const defaults = { ...fallbacks, ...(await readFolderDefaults(folder)) };
  const names = await readdir(folder).catch(() => {
    throw new FolderError('The folder cannot be read.');
  });
  for (const name of names
    .filter((file) => TEXT_EXTENSIONS.includes(extname(file).toLowerCase()))
    .sort())
    yield await readArticle(join(folder, name), defaults);
}

async function readFolderDefaults(folder: string): Promise<SourceDefaults> {
  const file = join(folder, FOLDER_DEFAULTS_FILE);
  if (!existsSync(file)) return {};
  const decoded = decodeText(await readFile(file));
  if ('charset' in decoded)
    throw new FolderError(`${FOLDER_DEFAULTS_FILE}: ${feedSentence('charset', decoded.charset)}`);
  return parseFolderDefaults(decoded.text);
}

async function readArticle(file: string, defaults: SourceDefaults): Promise<SourceEntry> {
  const { size } = await stat(file);
  if (size > MAX_TEXT_FILE_BYTES)
    return { rejected: { location: file, reason: 'The file is larger than 1 MB.' } };
  const decoded = decodeText(await readFile(file));
  if ('charset' in decoded)
    return { rejected: { location: file, reason: feedSentence('charset', decoded.charset) } };
  return parseTextFile(file, decoded.text, defaults);
}
