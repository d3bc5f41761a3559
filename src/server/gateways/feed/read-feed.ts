import { parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import type { SourceArticle, SourceDefaults } from '~/domain/news/source-entry';
import { atomEntries } from './atom-entries';
import { mendReferences } from './character-references';
import { type FeedDocument, feedDocument } from './feed-document';
import { FeedError } from './feed-error';
import { type FeedEntry, newestEntries } from './newest-entries';
import { type FeedOrigin, type RssChannel, rssEntries } from './rss-entries';

/** Reads the newest articles of an RSS or Atom feed, in its order. Text after its root element is ignored.
 *  @param fallbackName name of the source when the feed has no title
 *  @param address of the feed, for its relative links; null for a saved file
 *  @throws FeedError when it is no such feed, is cut off, or defines entities of its own */
export function readFeed(
  text: string,
  fallbackName: string,
  defaults: SourceDefaults = {},
  address: string | null = null,
): SourceArticle[] {
  const document = feedDocument(mendReferences(text));
  const { channelBase } = document;
  const entries = toEntries(document, { name: fallbackName, address, channelBase, defaults });
  return newestEntries(entries).map(({ read }) => read());
}

function toEntries({ kind, xml }: FeedDocument, origin: FeedOrigin): FeedEntry[] {
  try {
    if (kind === 'feed') return atomEntries(parseAtomFeed(xml), origin);
    if (kind === 'rss') return rssEntries(parseRssFeed(xml), origin);
    return rssEntries(toChannel(xml), origin);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new FeedError(name === 'MalformedError' ? 'brokenXml' : 'notFeed');
  }
}

/** Converts RSS 1.0 to a channel of RSS 2.0. Other RDF files have no items. */
function toChannel(xml: string): RssChannel {
  // The channel's table of contents is removed, because the library's time grows with its length times that of
  // the feed.
  const { items, ...channel } = parseRdfFeed(
    xml.replaceAll(/(<\/?(?:[\w.-]{1,99}:)?)items(?=[\s/>])/gi, '$1contents'),
  );
  if (!items && !channel.title) throw new FeedError('notFeed');
  return {
    ...channel,
    items: (items ?? []).map(({ rdf, ...item }) => ({
      ...item,
      guid: { value: rdf?.about ?? '' },
    })),
  } as RssChannel;
}
