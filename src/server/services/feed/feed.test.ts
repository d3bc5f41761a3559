import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FEEDS } from '~/domain/news/feed-state';
import { type AddFeedInput, addFeedSchema } from '~/schemas/feed';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { type FeedServer, startFeedServer, toRss } from '~/test/feed-server';
import { changeSettings } from '~/test/settings';
import { createFeed } from '~prisma/factories/feed';
import { createLearner } from '~prisma/factories/learner';
import { ownArticles } from '~prisma/factories/news';
import { addFeed } from './add-feed';
import { listFeeds } from './list-feeds';
import { removeFeed } from './remove-feed';
import { requestReading } from './request-reading';
import { setFeedPaused } from './set-feed-paused';

const db = await testDatabase();
let ctx: TestContext;
let server: FeedServer;
let address: string;

beforeAll(async () => {
  server = await startFeedServer();
  server.answers.set('/rss', (response) => response.end(toRss('Tea', ownArticles().slice(0, 1))));
  server.answers.set('/inward', (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  );
  address = `${server.origin}/rss`;
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetDatabase(db);
  changeSettings({ FEED_PRIVATE_ORIGINS: [server.origin] });
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
});

const add = (input: AddFeedInput = { address }, as = ctx) => addFeed({ ctx: as, input });
const acts = () =>
  db.operatorAct.findMany({ orderBy: { id: 'asc' }, select: { kind: true, after: true } });

describe('Adding a feed', () => {
  it('A feed is added with what counts for its articles, waits to be read, and is logged without its path', async () => {
    const { id } = await add({ address, licence: 'CC BY 4.0', source: '', category: 'health' });
    expect(await listFeeds({ ctx })).toEqual([
      expect.objectContaining({
        id,
        address,
        licence: 'CC BY 4.0',
        source: null,
        category: 'health',
        state: 'WAITING',
        articles: 0,
        readAt: null,
        nextAt: null,
        licenceProblem: null,
      }),
    ]);
    const after = { host: new URL(address).host, licence: 'CC BY 4.0', source: null };
    expect(await acts()).toEqual([{ kind: 'feed.add', after: { ...after, category: 'health' } }]);
  });

  it('One of two editors who add a feed at once is told that it is there', async () => {
    const results = await Promise.allSettled([add(), add()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FEED_EXISTS' },
    });
    expect(await db.feed.count()).toBe(1);
  });

  it('The last place is given once, and the feed after it is refused', async () => {
    for (let place = 1; place < MAX_FEEDS; place++) await createFeed(db);
    const both = [add(), add({ address: `${address}?other` })];
    const results = await Promise.allSettled(both);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FEED_LIMIT' },
    });
    expect(await db.feed.count()).toBe(MAX_FEEDS);
  });

  it('An address that leads into a private network, at once or by a redirect, is refused and not stored', async () => {
    const inward = { address: `${server.origin}/inward` };
    await expect(add(inward)).rejects.toMatchObject({ code: 'FEED_ADDRESS_PRIVATE' });
    const before = server.requests();
    changeSettings({ FEED_PRIVATE_ORIGINS: [] });
    for (const other of [address, 'http://localhost/', 'http://[::1]/', 'https://10.0.0.1/a'])
      await expect(add({ address: other })).rejects.toMatchObject({ code: 'FEED_ADDRESS_PRIVATE' });
    expect(server.requests()).toBe(before);
    expect(await db.feed.count()).toBe(0);
  });

  it('An address at which nothing can be read now is stored all the same', async () => {
    server.answers.set('/busy', (response) => response.writeHead(503).end());
    await add({ address: `${server.origin}/busy` });
    expect(await db.feed.count()).toBe(1);
  });

  it.each([
    'feeds.example/rss',
    'ftp://feeds.example/rss',
    'file:///etc/passwd',
    'https://me:secret@feeds.example/rss',
    '',
    `https://feeds.example/${'a'.repeat(2_000)}`,
  ])('“%s” is no address of a feed', (wrong) => {
    expect(addFeedSchema.safeParse({ address: wrong }).success).toBe(false);
  });

  it('One feed has one address, however it is typed', () => {
    const parsed = addFeedSchema.parse({ address: ' HTTPS://Feeds.Example:443/rss#top ' });
    expect(parsed.address).toBe('https://feeds.example/rss');
  });
});

describe('A feed that is there', () => {
  it('A feed is paused and resumed once each, even if it is requested twice', async () => {
    const { id } = await createFeed(db, { state: 'DONE' });
    const pause = (isPaused: boolean) => setFeedPaused({ ctx, input: { id, isPaused } });
    await Promise.all([pause(true), pause(true)]);
    expect(await listFeeds({ ctx })).toMatchObject([{ isPaused: true, nextAt: null }]);
    await pause(false);
    const [feed] = await listFeeds({ ctx });
    expect(feed).toMatchObject({ isPaused: false, nextAt: expect.any(Date) });
    expect((await acts()).map(({ kind }) => kind)).toEqual(['feed.pause', 'feed.resume']);
  });

  it('Two editors who ask for a reading at once get one', async () => {
    const { id } = await createFeed(db, { state: 'FAILED', failure: 'notFeed' });
    const ask = () => requestReading({ ctx, input: { id } });
    await Promise.all([ask(), ask()]);
    expect(await listFeeds({ ctx })).toMatchObject([{ state: 'WAITING' }]);
    expect(await acts()).toHaveLength(1);
  });

  it('A removed feed is missing for the second of two editors, and its articles stay', async () => {
    const { id } = await createFeed(db);
    const remove = () => removeFeed({ ctx, input: { id } });
    const results = await Promise.allSettled([remove(), remove()]);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FEED_NOT_FOUND' },
    });
    for (const late of [
      () => requestReading({ ctx, input: { id } }),
      () => setFeedPaused({ ctx, input: { id, isPaused: true } }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'FEED_NOT_FOUND' });
    expect(await listFeeds({ ctx })).toEqual([]);
  });
});

it('Feeds are closed to learners and to operators of other trades, and no request is sent for them', async () => {
  const { id } = await createFeed(db);
  const calls = [
    (as: TestContext) => listFeeds({ ctx: as }),
    (as: TestContext) => add({ address: `${address}?again` }, as),
    (as: TestContext) => requestReading({ ctx: as, input: { id } }),
    (as: TestContext) => setFeedPaused({ ctx: as, input: { id, isPaused: true } }),
    (as: TestContext) => removeFeed({ ctx: as, input: { id } }),
  ];
  const before = server.requests();
  const accounts = userContext(db, await createLearner(db, { role: 'ACCOUNTS' }));
  const learner = userContext(db, await createLearner(db));
  for (const call of calls) {
    await expect(call(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    for (const as of [accounts, learner])
      await expect(call(as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(server.requests()).toBe(before);
  for (const call of calls) await call(systemContext(db));
});
