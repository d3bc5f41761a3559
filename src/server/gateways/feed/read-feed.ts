import { parseFeed } from 'feedsmith';
import { knownLicence } from '~/domain/news/licence';
import { normaliseLine } from '~/domain/news/plain-text';
import type { SourceArticle, SourceDefaults } from '~/domain/news/source-entry';
import { FeedError } from './feed-error';
import { extractLine, extractParagraphs } from './html-paragraphs';

/** The newest ones of a feed; none has more to say in a day. */
const MAX_ARTICLES = 1_000;

type Parsed = ReturnType<typeof parseFeed>;
type RssFeed = Extract<Parsed, { format: 'rss' }>['feed'];
type AtomFeed = Extract<Parsed, { format: 'atom' }>['feed'];

/** The pieces of an RSS or Atom feed, in its order.
 *  @param fallbackName when the feed has no title
 *  @throws FeedError when it is no such feed, is cut off, or brings definitions of its own */
export function readFeed(
  xml: string,
  fallbackName: string,
  defaults: SourceDefaults = {},
): SourceArticle[] {
  // A feed needs no document type; entities that expand to others are only ever an attack.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('It defines entities of its own.');
  const parsed = parse(xml);
  if (parsed.format === 'rss') return toRssArticles(parsed.feed, fallbackName, defaults);
  if (parsed.format === 'atom') return toAtomArticles(parsed.feed, fallbackName, defaults);
  throw new FeedError('It is neither an RSS nor an Atom feed.');
}

function parse(xml: string): Parsed {
  const text = xml.trim();
  const hasRoot = /<(rss|(\w+:)?feed)[\s>]/i.test(text.slice(0, 5_000));
  if (hasRoot && !/<\/(rss|(\w+:)?feed)\s*>/i.test(text.slice(-500)))
    throw new FeedError('It is cut off before its end.');
  try {
    return parseFeed(text, { maxItems: MAX_ARTICLES });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new FeedError(
      name === 'DetectError' ? 'It is neither an RSS nor an Atom feed.' : 'Its XML is broken.',
    );
  }
}

function toRssArticles(feed: RssFeed, name: string, defaults: SourceDefaults): SourceArticle[] {
  const source = defaults.source ?? (normaliseLine(extractLine(feed.title ?? '')) || name);
  const feedLicence =
    feed.creativeCommons?.licenses?.[0] ?? feed.cc?.license ?? knownLicence(feed.copyright);
  return (feed.items ?? []).map((item) => ({
    title: extractLine(item.title ?? ''),
    paragraphs: extractParagraphs(item.content?.encoded ?? item.description ?? ''),
    source,
    author: toLine(item.dc?.creators?.[0] ?? authorName(item.authors?.[0])),
    url: webUrl(item.link),
    licence: toLine(
      item.creativeCommons?.licenses?.[0] ??
        item.cc?.license ??
        knownLicence(item.dc?.rights?.[0]) ??
        feedLicence ??
        defaults.licence,
    ),
    date: toDay(item.pubDate ?? item.dc?.dates?.[0]) ?? defaults.date ?? null,
    category: toLine(item.categories?.[0]?.name ?? defaults.category),
  }));
}

function toAtomArticles(feed: AtomFeed, name: string, defaults: SourceDefaults): SourceArticle[] {
  const source = defaults.source ?? (extractLine(feed.title?.value ?? '') || name);
  const feedLicence = licenceLink(feed.links) ?? knownLicence(feed.rights?.value);
  return (feed.entries ?? []).map((entry) => ({
    title: extractLine(entry.title?.value ?? ''),
    paragraphs: extractParagraphs(entry.content?.value ?? entry.summary?.value ?? ''),
    source,
    author: toLine(entry.authors?.[0]?.name),
    url: webUrl(entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href),
    licence: toLine(
      licenceLink(entry.links) ??
        knownLicence(entry.rights?.value) ??
        feedLicence ??
        defaults.licence,
    ),
    date: toDay(entry.published ?? entry.updated) ?? defaults.date ?? null,
    category: toLine(entry.categories?.[0]?.term ?? defaults.category),
  }));
}

const licenceLink = (links: readonly { rel?: string; href?: string }[] = []): string | undefined =>
  links.find(({ rel }) => rel === 'license')?.href;

const authorName = (author: string | { name?: string } | undefined): string | undefined =>
  typeof author === 'string' ? author : author?.name;

function toLine(text: string | null | undefined): string | null {
  return (text && normaliseLine(extractLine(text)).slice(0, 200)) || null;
}

function webUrl(text: string | undefined): string | null {
  return text && URL.canParse(text) && /^https?:/i.test(text) ? text.slice(0, 2_000) : null;
}

/** A feed's date in any of its ways of writing, as a day in UTC. */
function toDay(text: unknown): string | null {
  const at = new Date(typeof text === 'string' ? text : '');
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1990 || at.getUTCFullYear() > 2100)
    return null;
  return at.toISOString().slice(0, 10);
}
