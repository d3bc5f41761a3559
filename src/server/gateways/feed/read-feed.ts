import { parseFeed } from 'feedsmith';
import type { IncomingText, SourceDefaults } from '~/domain/news/incoming';
import { knownLicence } from '~/domain/news/licence';
import { tidyLine } from '~/domain/news/plain-text';
import { FeedError } from './feed-error';
import { htmlLine, htmlParagraphs } from './html-paragraphs';

/** The newest ones of a feed; none has more to say in a day. */
const MOST_PIECES = 1_000;

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
): IncomingText[] {
  // A feed needs no document type; entities that expand to others are only ever an attack.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('It defines entities of its own.');
  const parsed = parse(xml);
  if (parsed.format === 'rss') return rssPieces(parsed.feed, fallbackName, defaults);
  if (parsed.format === 'atom') return atomPieces(parsed.feed, fallbackName, defaults);
  throw new FeedError('It is neither an RSS nor an Atom feed.');
}

function parse(xml: string): Parsed {
  const text = xml.trim();
  const opens = /<(rss|(\w+:)?feed)[\s>]/i.test(text.slice(0, 5_000));
  if (opens && !/<\/(rss|(\w+:)?feed)\s*>/i.test(text.slice(-500)))
    throw new FeedError('It is cut off before its end.');
  try {
    return parseFeed(text, { maxItems: MOST_PIECES });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new FeedError(
      name === 'DetectError' ? 'It is neither an RSS nor an Atom feed.' : 'Its XML is broken.',
    );
  }
}

function rssPieces(feed: RssFeed, name: string, defaults: SourceDefaults): IncomingText[] {
  const source = defaults.source ?? (tidyLine(htmlLine(feed.title ?? '')) || name);
  const whole =
    feed.creativeCommons?.licenses?.[0] ?? feed.cc?.license ?? knownLicence(feed.copyright);
  return (feed.items ?? []).map((item) => ({
    title: htmlLine(item.title ?? ''),
    paragraphs: htmlParagraphs(item.content?.encoded ?? item.description ?? ''),
    source,
    author: line(item.dc?.creators?.[0] ?? authorName(item.authors?.[0])),
    url: webUrl(item.link),
    licence: line(
      item.creativeCommons?.licenses?.[0] ??
        item.cc?.license ??
        knownLicence(item.dc?.rights?.[0]) ??
        whole ??
        defaults.licence,
    ),
    date: day(item.pubDate ?? item.dc?.dates?.[0]) ?? defaults.date ?? null,
    category: line(item.categories?.[0]?.name ?? defaults.category),
  }));
}

function atomPieces(feed: AtomFeed, name: string, defaults: SourceDefaults): IncomingText[] {
  const source = defaults.source ?? (htmlLine(feed.title?.value ?? '') || name);
  const whole = licenceLink(feed.links) ?? knownLicence(feed.rights?.value);
  return (feed.entries ?? []).map((entry) => ({
    title: htmlLine(entry.title?.value ?? ''),
    paragraphs: htmlParagraphs(entry.content?.value ?? entry.summary?.value ?? ''),
    source,
    author: line(entry.authors?.[0]?.name),
    url: webUrl(entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href),
    licence: line(
      licenceLink(entry.links) ?? knownLicence(entry.rights?.value) ?? whole ?? defaults.licence,
    ),
    date: day(entry.published ?? entry.updated) ?? defaults.date ?? null,
    category: line(entry.categories?.[0]?.term ?? defaults.category),
  }));
}

const licenceLink = (links: readonly { rel?: string; href?: string }[] = []): string | undefined =>
  links.find(({ rel }) => rel === 'license')?.href;

const authorName = (author: string | { name?: string } | undefined): string | undefined =>
  typeof author === 'string' ? author : author?.name;

function line(text: string | null | undefined): string | null {
  return (text && tidyLine(htmlLine(text)).slice(0, 200)) || null;
}

function webUrl(text: string | undefined): string | null {
  return text && URL.canParse(text) && /^https?:/i.test(text) ? text.slice(0, 2_000) : null;
}

/** A feed's date in any of its ways of writing, as a day in UTC. */
function day(text: unknown): string | null {
  const at = new Date(typeof text === 'string' ? text : '');
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1990 || at.getUTCFullYear() > 2100)
    return null;
  return at.toISOString().slice(0, 10);
}
