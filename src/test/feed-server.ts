import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SourceArticle } from '~/domain/news/source-entry';
import { ownArticles } from '~prisma/factories/news';

/** The response of a feed server at a path. */
type Answer = (response: ServerResponse) => void;

/** A server of feeds on this machine. */
export interface FeedServer {
  /** Such as `http://127.0.0.1:49152`. */
  origin: string;
  /** Responses by path; a path without one gets no response at all. */
  answers: Map<string, Answer>;
  /** Number of requests so far. */
  requests: () => number;
  close: () => void;
}

/** Starts a server of feeds on a free port. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, Answer>();
  let requests = 0;
  const server = createServer(({ url = '' }, response) => {
    requests++;
    answers.get(url.split('?')[0] ?? '')?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The articles of our units of a category, as imported ones. */
export const articlesAbout = (category: string): SourceArticle[] =>
  ownArticles().filter((article) => article.category === category);

/** An RSS feed of articles, without a licence of its own. */
export function toRss(title: string, articles: readonly SourceArticle[]): string {
  const items = articles.map(
    (article) =>
      `<item><title>${toXml(article.title)}</title><category>${article.category}</category>
      <description>${toXml(article.paragraphs.map((text) => `<p>${toXml(text)}</p>`).join(''))}</description></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${toXml(title)}</title>${items.join('')}</channel></rss>`;
}

const toXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
