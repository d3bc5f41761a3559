import type { SourceArticle, SourceDefaults } from '~/domain/news/source-entry';
import { configuredLimits } from './configured-limits';
import { type FetchLimits, fetchText } from './fetch-text';
import { readFeed } from './read-feed';

/** Fetches a feed and reads its articles, in its order.
 *  @throws FeedError */
export async function readFeedAt(
  address: string,
  defaults: SourceDefaults = {},
  limits: Partial<FetchLimits> = {},
): Promise<SourceArticle[]> {
  const fetched = await fetchText(address, { ...configuredLimits(), ...limits });
  return readFeed(fetched.text, new URL(address).hostname, defaults, fetched.address);
}
