import type { parseAtomFeed } from 'feedsmith';
import { knownLicence } from '~/domain/news/licence';
import { atomLine, atomParagraphs, firstDate, toLine } from './entry-text';
import type { FeedEntry } from './newest-entries';
import type { FeedOrigin } from './rss-entries';
import { toBase, toWebAddress } from './web-address';

type AtomFeed = ReturnType<typeof parseAtomFeed<string>>;
type AtomEntry = NonNullable<AtomFeed['entries']>[number];
type Links = AtomEntry['links'];

/** The entries of an Atom feed, in its order. */
export function atomEntries(feed: AtomFeed, origin: FeedOrigin): FeedEntry[] {
  const { name, address, defaults } = origin;
  const source = defaults.source ?? (atomLine(feed.title) || name);
  const licence = licenceLink(feed.links) ?? knownLicence(feed.rights?.value) ?? defaults.licence;
  const feedBase = toBase([feed.xml?.base], undefined, address);
  const feedLink = alternates(feed.links)
    .map((link) => toWebAddress(link, feedBase))
    .find((link) => link !== null);
  return (feed.entries ?? []).map((entry) => {
    const date = firstDate([entry.published, entry.updated, entry.dc?.dates?.[0]]);
    const base = toBase([feed.xml?.base, entry.xml?.base], feedLink, address);
    const urls = alternates(entry.links).map((link) => toWebAddress(link, base));
    const read = () => ({
      title: atomLine(entry.title),
      paragraphs: [entry.content, entry.summary]
        .map(atomParagraphs)
        .reduce((first, next) => (first.length > 0 ? first : next)),
      source,
      author: toLine(entry.authors?.[0]?.name),
      url: urls.find((url) => url !== null) ?? null,
      licence: toLine(licenceLink(entry.links) ?? knownLicence(entry.rights?.value) ?? licence),
      date: date?.day ?? defaults.date ?? null,
      category: toLine(entry.categories?.[0]?.term ?? defaults.category),
    });
    return { date, read };
  });
}

/** The links to the subject of an entry or a feed, pages first, because there may be a link to its data,
 *  too. */
function alternates(links: Links): (string | undefined)[] {
  const rank = ({ type = 'text/html' }: { type?: string }) => (/html/i.test(type) ? 0 : 1);
  return (links ?? [])
    .filter(({ rel }) => !rel || /(^|\/)alternate$/i.test(rel))
    .sort((one, other) => rank(one) - rank(other))
    .map(({ href }) => href);
}

const licenceLink = (links: Links = []): string | undefined =>
  links.find(({ rel }) => rel === 'license')?.href;
