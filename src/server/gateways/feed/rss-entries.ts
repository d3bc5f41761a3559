import type { parseRssFeed } from 'feedsmith';
import { knownLicence } from '~/domain/news/licence';
import type { SourceDefaults } from '~/domain/news/source-entry';
import { firstDate, firstParagraphs, toLine } from './entry-text';
import { extractLine } from './html-paragraphs';
import type { FeedEntry } from './newest-entries';
import { toBase, toWebAddress } from './web-address';

/** An RSS channel, of version 0.9x, 2.0, or 1.0 if its items have the same form. */
export type RssChannel = ReturnType<typeof parseRssFeed<string>>;
type RssItem = NonNullable<RssChannel['items']>[number];

/** Data about a feed apart from its text. */
export interface FeedOrigin {
  /** Name of the source when neither the defaults nor the feed have one. */
  name: string;
  /** Null for a feed that was saved as a file. */
  address: string | null;
  /** `xml:base` of the channel of an RSS feed. */
  channelBase: string | null;
  defaults: SourceDefaults;
}

/** The entries of an RSS channel, in its order. */
export function rssEntries(channel: RssChannel, origin: FeedOrigin): FeedEntry[] {
  const { name, address, channelBase, defaults } = origin;
  const source = defaults.source ?? (toLine(channel.title) || name);
  const licence =
    channel.creativeCommons?.licenses?.[0] ??
    channel.cc?.license ??
    knownLicence(channel.copyright) ??
    knownLicence(channel.dc?.rights?.[0]) ??
    defaults.licence;
  return (channel.items ?? []).map((item) => {
    const date = firstDate([
      ...[item.pubDate, ...(item.dc?.dates ?? []), ...(item.dcterms?.issued ?? [])],
      ...[item.dcterms?.created?.[0], item.atom?.published, item.atom?.updated],
    ]);
    const base = toBase([channel.xml?.base, channelBase, item.xml?.base], channel.link, address);
    const read = () => ({
      title: extractLine(item.title ?? item.dc?.titles?.[0] ?? item.itunes?.title ?? ''),
      paragraphs: firstParagraphs([
        ...[item.content?.encoded, item.description, item.atom?.content?.value],
        ...[item.dc?.descriptions?.[0], item.atom?.summary?.value, item.itunes?.summary],
      ]),
      source,
      author: toLine(item.dc?.creators?.[0] ?? authorName(item.authors?.[0])),
      url: urlOf(item, base),
      licence: toLine(
        item.creativeCommons?.licenses?.[0] ??
          item.cc?.license ??
          knownLicence(item.dc?.rights?.[0]) ??
          licence,
      ),
      date: date?.day ?? defaults.date ?? null,
      category: toLine(item.categories?.[0]?.name ?? item.dc?.subjects?.[0] ?? defaults.category),
    });
    return { date, read };
  });
}

/** The address of an article: its link, else its guid unless that is marked as no link. */
function urlOf({ link, guid, atom }: RssItem, base: string | null): string | null {
  const isPermalink = guid?.isPermaLink !== false && /^\s*(https?:|\/\/)/i.test(guid?.value ?? '');
  return (
    toWebAddress(link, base) ??
    toWebAddress(atom?.links?.find(({ rel }) => !rel || rel === 'alternate')?.href, base) ??
    (isPermalink ? toWebAddress(guid?.value, base) : null)
  );
}

const authorName = (author: string | { name?: string } | undefined): string | undefined =>
  typeof author === 'string' ? author : author?.name;
