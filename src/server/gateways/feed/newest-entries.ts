import type { FeedDate } from '~/domain/news/feed-date';
import type { SourceArticle } from '~/domain/news/source-entry';

/** Maximum number of newest articles read from a feed; more than any publishes in a day. */
const MAX_ARTICLES = 1_000;

/** An entry of a feed whose text has not been read yet. */
export interface FeedEntry {
  date: FeedDate | null;
  read: () => SourceArticle;
}

/** The newest thousand entries, in the order of their feed. Entries without a date rank after all others, in the
 *  order of the feed. */
export function newestEntries(entries: readonly FeedEntry[]): FeedEntry[] {
  if (entries.length <= MAX_ARTICLES) return [...entries];
  const byAge = [...entries.entries()].sort(
    ([, one], [, other]) => (other.date?.time ?? -Infinity) - (one.date?.time ?? -Infinity) || 0,
  );
  return byAge
    .slice(0, MAX_ARTICLES)
    .sort(([one], [other]) => one - other)
    .map(([, entry]) => entry);
}
