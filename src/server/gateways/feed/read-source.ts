import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ArticleOrigin, SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { FeedError } from './feed-error';
import { FETCH_LIMITS, type FetchLimits, toText } from './fetch-text';
import { FolderError } from './folder-error';
import { readFeed } from './read-feed';
import { readFeedAt } from './read-feed-at';
import { readFolder } from './read-folder';
import { readJsonLines } from './read-json-lines';
import { unpack } from './unpack';

/** Reads a source: the address of a feed, a folder of texts, a JSON Lines file (.jsonl,
 *  .ndjson), or a feed that was saved as a file. An unreadable source yields one
 *  rejected entry. */
export async function* readSource(
  where: string,
  defaults: SourceDefaults = {},
  limits: Partial<FetchLimits> = {},
): AsyncGenerator<SourceEntry> {
  try {
    if (/^https?:/i.test(where)) {
      yield* toEntries(await readFeedAt(where, defaults, limits));
    } else if (!existsSync(where)) {
      throw new FolderError('There is no such file or folder.');
    } else if (statSync(where).isDirectory()) {
      yield* readFolder(where, defaults);
    } else if (/\.(jsonl|ndjson)$/i.test(where)) {
      yield* readJsonLines(where, defaults);
    } else {
      const { size } = await stat(where);
      if (size > FETCH_LIMITS.bytes)
        throw new FeedError('tooLarge', String(FETCH_LIMITS.bytes / 1e6));
      const bytes = unpack(await readFile(where), '', FETCH_LIMITS.bytes);
      yield* toEntries(readFeed(toText(bytes), basename(where), defaults));
    }
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof FolderError)) throw error;
    yield { rejected: { location: where, reason: error.message } };
  }
}

/** The kind of a source of the command. */
export function originOf(where: string): ArticleOrigin {
  if (existsSync(where) && statSync(where).isDirectory()) return 'TEXT';
  return /\.(jsonl|ndjson)$/i.test(where) ? 'LINES' : 'FEED';
}

const toEntries = (articles: ReturnType<typeof readFeed>): SourceEntry[] =>
  articles.map((article) => ({ article }));
