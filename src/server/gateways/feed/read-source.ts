import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { FeedError } from './feed-error';
import { FETCH_LIMITS, type FetchLimits, fetchText } from './fetch-text';
import { readFeed } from './read-feed';
import { readFolder } from './read-folder';
import { readJsonLines } from './read-json-lines';

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
      const xml = await fetchText(where, limits);
      yield* toEntries(readFeed(xml, new URL(where).hostname, defaults));
    } else if (!existsSync(where)) {
      throw new FeedError('There is no such file or folder.');
    } else if (statSync(where).isDirectory()) {
      yield* readFolder(where, defaults);
    } else if (/\.(jsonl|ndjson)$/i.test(where)) {
      yield* readJsonLines(where, defaults);
    } else {
      const { size } = await stat(where);
      if (size > FETCH_LIMITS.bytes) throw new FeedError('It is larger than 5 MB.');
      yield* toEntries(readFeed(await readFile(where, 'utf8'), basename(where), defaults));
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    yield { rejected: { location: where, reason: error.message } };
  }
}

const toEntries = (articles: ReturnType<typeof readFeed>): SourceEntry[] =>
  articles.map((article) => ({ article }));
