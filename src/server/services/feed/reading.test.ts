import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importArticles } from '~/server/services/news/import-articles';
import { systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { type FeedServer, startFeedServer, toRss } from '~/test/feed-server';
import { changeSettings } from '~/test/settings';
import { createFeed } from '~prisma/factories/feed';
import { createLearner } from '~prisma/factories/learner';
import { ownArticles, parseArticles } from '~prisma/factories/news';
import {
  type ClaimedReading,
  claimReading,
  endReading,
  releaseReading,
  reportProgress,
} from './claim-reading';
import { executeReading } from './execute-reading';
import { listFeeds } from './list-feeds';
import { removeFeed } from './remove-feed';
import { requestReading } from './request-reading';

const db = await testDatabase();
const ARTICLES = ownArticles({ category: 'science' }).slice(0, 3);
let worker: TestContext;
let ctx: TestContext;
let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetDatabase(db);
  changeSettings({ FEED_PRIVATE_ORIGINS: [server.origin] });
  worker = systemContext(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  serve('/rss', toRss('Tea News', ARTICLES));
});

const serve = (path: string, text: string | Buffer, headers: Record<string, string> = {}) =>
  server.answers.set(path, (response) => response.writeHead(200, headers).end(text));
const feedAt = (path: string, columns: Parameters<typeof createFeed>[1] = {}) =>
  createFeed(db, { address: `${server.origin}${path}`, licence: 'CC BY 4.0', ...columns });
const feed = async () => (await listFeeds({ ctx }))[0]!;
const work = async () => {
  const reading = await claimReading({ ctx: worker });
  if (reading) await executeReading({ ctx: worker, input: reading });
  return reading !== null;
};

describe('Reading a feed', () => {
  it('A feed is read by one of two workers, and its articles come in as the command would import them', async () => {
    const { id } = await feedAt('/rss');
    expect((await Promise.all([work(), work()])).sort()).toEqual([false, true]);
    expect(await feed()).toMatchObject({
      state: 'DONE',
      done: 3,
      total: 3,
      articles: 3,
      failure: null,
      readAt: worker.now(),
      report: { taken: 3, skipped: 0, unlicensed: 0, refused: 0, rejections: [] },
    });
    const articles = await db.importedArticle.findMany({ include: { source: true } });
    for (const article of articles)
      expect(article).toMatchObject({
        feedId: id,
        origin: 'FEED',
        licence: 'CC BY 4.0',
        category: 'science',
        source: { name: 'Tea News' },
      });
  });

  it('A feed is read again a day later, where it is not paused, and known articles are skipped', async () => {
    await feedAt('/rss');
    await work();
    worker.clock.advance({ hours: 23 });
    expect(await work()).toBe(false);
    worker.clock.advance({ hours: 2 });
    expect(await work()).toBe(true);
    expect((await feed()).report).toMatchObject({ taken: 0, skipped: 3 });
    await db.feed.updateMany({ data: { isPaused: true } });
    worker.clock.advance({ days: 2 });
    expect(await work()).toBe(false);
    await requestReading({ ctx, input: { id: (await feed()).id } });
    expect(await work()).toBe(true);
  });

  it('An article without a licence, or too short for a unit, is named in the report', async () => {
    const short = { ...ARTICLES[0]!, title: 'Two words', paragraphs: ['Too short.'] };
    serve('/mixed', toRss('Tea', [short, ...ARTICLES]));
    await feedAt('/mixed', { licence: null, source: 'Our tea' });
    await work();
    expect((await feed()).report).toEqual({
      taken: 3,
      skipped: 0,
      unlicensed: 3,
      refused: 1,
      rejections: [{ article: 'Two words', kind: 'tooShort', detail: '2' }],
    });
    expect(await db.newsSource.findMany()).toMatchObject([{ name: 'Our tea' }]);
  });

  it('A feed is read whose header, document type and end are not as they should be', async () => {
    const page = '<!DOCTYPE html><html><body><p>Hello.</p></body></html>';
    const odd = toRss('Café’s tea', ARTICLES).replace(
      '<item>',
      `<item><title>Page</title><description><![CDATA[${page}]]></description></item><item>`,
    );
    const bytes = Buffer.from(odd.replaceAll('’', '\u0092'), 'latin1');
    const behind = Buffer.from(`<!-- cached ${'x'.repeat(600)} --><script></script>`);
    const headers = { 'content-encoding': 'UTF-8', 'content-type': 'text/xml; charset=utf-8' };
    serve('/odd', gzipSync(Buffer.concat([bytes, behind])), headers);
    await feedAt('/odd');
    await work();
    expect(await feed()).toMatchObject({ state: 'DONE', articles: 3, report: { refused: 1 } });
    expect(await db.newsSource.findMany()).toMatchObject([{ name: 'Café’s tea' }]);
  });

  it('Control characters in the texts of a feed do not end the reading', async () => {
    const item = toRss('Tea', ARTICLES).replace(
      '<item>',
      '<item><link>https://tea.example/&#0;&#x1F;</link><author>a&#0;b</author>',
    );
    serve('/odd', item);
    await feedAt('/odd');
    await work();
    expect(await feed()).toMatchObject({ state: 'DONE', articles: 3 });
  });
});

describe('A reading that is interrupted', () => {
  const claim = async () => (await claimReading({ ctx: worker })) as ClaimedReading;
  const progress = (reading: ClaimedReading) =>
    reportProgress({ ctx: worker, input: { ...reading, done: 1, total: 3 } });

  it('A reading whose worker is silent is taken by another, and the first one can change nothing any more', async () => {
    await feedAt('/rss');
    const first = await claim();
    expect(await progress(first)).toBe(true);
    expect(await feed()).toMatchObject({ state: 'READING', done: 1, total: 3 });
    worker.clock.advance({ minutes: 3 });
    const second = await claim();
    expect(await progress(first)).toBe(false);
    await executeReading({ ctx: worker, input: first });
    await endReading({ ctx: worker, input: { ...first, failure: 'notFeed', detail: '' } });
    expect(await feed()).toMatchObject({ state: 'READING', failure: null });
    expect(await db.importedArticle.count()).toBe(0);
    await releaseReading({ ctx: worker, input: second });
    expect(await feed()).toMatchObject({ state: 'WAITING', isOverdue: true });
  });

  it('A reading that is released while the feed arrives imports nothing, and the next worker repeats it', async () => {
    await feedAt('/slow');
    const first = await claim();
    server.answers.set('/slow', async (response) => {
      await releaseReading({ ctx: worker, input: first });
      response.end(toRss('Tea', ARTICLES));
    });
    await executeReading({ ctx: worker, input: first });
    expect(await db.importedArticle.count()).toBe(0);
    expect(await feed()).toMatchObject({ state: 'WAITING' });
    serve('/slow', toRss('Tea', ARTICLES));
    await work();
    expect(await feed()).toMatchObject({ state: 'DONE', articles: 3 });
  });

  it('Articles that an interrupted reading brought in are known to the next one', async () => {
    const { id } = await feedAt('/rss');
    const read = parseArticles(ARTICLES.slice(0, 2));
    await importArticles({ ctx: worker, input: { origin: 'FEED', feedId: id, read } });
    await work();
    expect(await feed()).toMatchObject({ articles: 3, report: { taken: 1, skipped: 2 } });
  });

  it('A reading whose workers end three times is given up until the next day', async () => {
    await feedAt('/rss');
    for (let tries = 0; tries < 3; tries++) {
      expect(await claim()).not.toBeNull();
      worker.clock.advance({ minutes: 3 });
    }
    expect(await claim()).toBeNull();
    expect(await feed()).toMatchObject({ state: 'FAILED', failure: { kind: 'process' } });
    worker.clock.advance({ days: 1 });
    expect(await claim()).not.toBeNull();
  });

  it('A feed that is removed while it is read brings no further article', async () => {
    const { id } = await feedAt('/rss');
    const reading = await claim();
    await Promise.all([
      executeReading({ ctx: worker, input: reading }),
      removeFeed({ ctx, input: { id } }),
    ]);
    expect(await listFeeds({ ctx })).toEqual([]);
    expect(await db.importedArticle.count({ where: { feedId: { not: null } } })).toBe(0);
  });
});

describe('A hostile feed', () => {
  const rss = (inside: string) => `<rss version="2.0"><channel>${inside}</channel></rss>`;
  const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${rss('<title>&b;</title>')}`;
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rss('<title>&a;</title>')}`;

  it.each([
    ['An entity bomb', bomb, {}, 'entities', ''],
    ['A feed with an external entity', outside, {}, 'entities', ''],
    ['A page of HTML', '<!doctype html><title>Hello</title>', {}, 'notFeed', ''],
    ['A text', 'Hello', {}, 'notFeed', ''],
    ['A deeply nested feed', rss('<a>'.repeat(50_000)), {}, 'brokenXml', ''],
    [
      'A feed in Big5 without a word',
      Buffer.from([0x3c, 0xb3, 0x6f, 0xac, 0x4f]),
      {},
      'charset',
      '',
    ],
    [
      'A feed in an unknown encoding',
      Buffer.from([0x3c, 0xe9, 0x3e]),
      { 'content-type': 'text/xml; charset=x-klingon' },
      ...(['charset', 'x-klingon'] as const),
    ],
    ['A feed that is cut off', '<rss version="2.0"><channel>', {}, 'cutOff', ''],
    [
      'A gzip bomb',
      gzipSync(Buffer.alloc(20_000_000)),
      { 'content-encoding': 'gzip' },
      ...(['tooLarge', '5'] as const),
    ],
  ] as const)('%s ends its reading with a reason', async (_, text, headers, kind, detail) => {
    serve('/hostile', text as string | Buffer, headers);
    await feedAt('/hostile');
    await work();
    expect(await feed()).toMatchObject({ state: 'FAILED', failure: { kind, detail }, articles: 0 });
  });

  it('A feed that moves into a private network after it was added is not followed there', async () => {
    server.answers.set('/moved', (response) =>
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    );
    await feedAt('/moved');
    await work();
    expect((await feed()).failure).toEqual({ kind: 'privateAddress', detail: '' });
  });

  it('A feed that fails keeps what the last good reading brought', async () => {
    await feedAt('/rss');
    await work();
    server.answers.set('/rss', (response) => response.writeHead(503).end());
    worker.clock.advance({ days: 2 });
    await work();
    expect(await feed()).toMatchObject({
      state: 'FAILED',
      failure: { kind: 'status', detail: '503' },
      articles: 3,
      report: { taken: 3 },
    });
  });
});
