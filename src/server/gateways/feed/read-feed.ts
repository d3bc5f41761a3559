import { parseFeed } from 'feedsmith';
import { knownLicence } from '~/domain/news/licence';
import { normaliseLine } from '~/domain/news/plain-text';
import type { SourceArticle, SourceDefaults } from '~/domain/news/source-entry';
import { checkMarkup } from './check-markup';
import { FeedError } from './feed-error';
import { extractLine, extractParagraphs } from './html-paragraphs';

/** Maximum number of newest articles read from a feed; more than any publishes in a day. */
const MAX_ARTICLES = 1_000;

type Parsed = ReturnType<typeof parseFeed>;
type RssFeed = Extract<Parsed, { format: 'rss' }>['feed'];
type AtomFeed = Extract<Parsed, { format: 'atom' }>['feed'];

/** Reads the articles of an RSS or Atom feed, in its order.
 *  @param fallbackName name of the source when the feed has no title
 *  @throws FeedError when it is no such feed, is cut off, or defines entities of its own */
export function readFeed(
  xml: string,
  fallbackName: string,
  defaults: SourceDefaults = {},
): SourceArticle[] {
  if (/^\s*<!doctype html/i.test(xml)) throw new FeedError('notFeed');
  // A feed needs no document type; nested entities are an attack ("billion laughs").
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('entities');
  const parsed = parse(xml);
  if (parsed.format === 'rss') return toRssArticles(parsed.feed, fallbackName, defaults);
  if (parsed.format === 'atom') return toAtomArticles(parsed.feed, fallbackName, defaults);
  throw new FeedError('notFeed');
}

function parse(xml: string): Parsed {
  const text = xml.trim();
  const hasRoot = /<(rss|(\w+:)?feed)[\s>]/i.test(text.slice(0, 5_000));
  if (hasRoot && !/<\/(rss|(\w+:)?feed)\s*>/i.test(text.slice(-500))) throw new FeedError('cutOff');
  checkMarkup(text);
  try {
    return parseFeed(text, { maxItems: MAX_ARTICLES });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new FeedError(name === 'DetectError' ? 'notFeed' : 'brokenXml');
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
  // Written anew: what was parsed may hold characters that no text of the database may.
  return text && URL.canParse(text) && /^https?:/i.test(text)
    ? new URL(text).href.slice(0, 2_000)
    : null;
}

/** Converts a feed's date in any of its formats to a day in UTC. */
function toDay(text: unknown): string | null {
  const date = new Date(typeof text === 'string' ? text : '');
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 || date.getUTCFullYear() > 2100)
    return null;
  return date.toISOString().slice(0, 10);
}
