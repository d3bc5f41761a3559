import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '~/server/db';
import { runJobs } from '~/server/jobs/worker';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { transaction } from '~/server/transaction';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase, workerUrl } from '~/test/db';
import { type StallingProxy, startStallingProxy } from '~/test/stalling-proxy';
import { createPageCache } from './handler';
import { createPageStore } from './page-store';

const LIMITS = { connectMs: 1000, statementMs: 1000, transactionMs: 2000 };
const KEY = '/route-cache/APP_PAGE/zh/units';

let db: Database;
let proxy: StallingProxy;
const opened: Database[] = [];
/** Each test has a release of its own, because unawaited writes of the previous test may still be running. */
let release = '';
let tests = 0;
beforeAll(async () => {
  db = await testDatabase();
  proxy = await startStallingProxy(workerUrl(inject('databases')));
});
beforeEach(async () => {
  tests += 1;
  release = `release ${tests}`;
  proxy.goOn();
  await resetDatabase(db);
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.$disconnect()));
  await proxy.stop();
});

/** Starts the parts of a web process: its memory, its connections, and the store of its release. */
async function startInstance({ of = release, url = proxy.url, maxBytes = 1_000_000 } = {}) {
  const own = connect(url, 2, LIMITS);
  opened.push(own);
  const { store, refresh } = createPageStore(own, of);
  const PageCache = createPageCache(store, maxBytes);
  await refresh();
  /** A request, for which Next creates a handler. */
  const request = () => new PageCache();
  const show = async (key = KEY) => (await request().get(key))?.value?.html ?? null;
  return { store, refresh, request, show, PageCache };
}

const page = (html: string, tags = 'units,plans') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from([1, 255]),
  headers: { 'x-next-cache-tags': tags },
  status: undefined as number | undefined,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const SET = { cacheControl: { revalidate: 3600, expire: undefined } };
const publish = (tag = 'units', at = new Date()) =>
  transaction(db, (tx) => markTagsStale(tx, [tag], at));
const countShared = () => db.cachedPage.count({ where: { release } });

it('A page that one server has rendered is read by another one as it was written', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance()]);
  const before = Date.now();
  await one.request().set(KEY, page('<p>1</p>'), SET);
  await expect.poll(countShared).toBe(1);
  const entry = await other.request().get(KEY);
  expect(entry).toMatchObject({ value: page('<p>1</p>'), cacheControl: SET.cacheControl });
  expect(Buffer.isBuffer(entry?.value.rscData)).toBe(true);
  expect(entry?.lastModified).toBeGreaterThanOrEqual(before);
});

it('A cached query is shared, too', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance()]);
  const query = { kind: 'FETCH', data: { headers: {}, body: '[1]', status: 200, url: '' } };
  await one.request().set('f00', query, { fetchCache: true, tags: ['units'] });
  await expect.poll(countShared).toBe(1);
  expect((await other.request().get('f00'))?.value).toEqual(query);
  await publish();
  await other.refresh();
  expect(await other.request().get('f00')).toBeNull();
});

it('A published change ends a page in every server within two seconds', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance()]);
  await one.request().set(KEY, page('old'), SET);
  await expect.poll(countShared).toBe(1);
  expect(await other.show()).toBe('old');
  const follow = [one, other].map(({ refresh }) =>
    runJobs([{ name: 'follow', intervalMs: 1_000, run: refresh }]),
  );
  await publish();
  const start = performance.now();
  const poll = { interval: 20 };
  await expect.poll(() => other.show(), poll).toBeNull();
  await expect.poll(() => one.show(), poll).toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
  await other.request().set(KEY, page('new'), SET);
  await expect.poll(() => one.show(), poll).toBe('new');
  await Promise.all(follow.map((worker) => worker.stop()));
});

it('A change during a rendering ends its page, although it was stored later than the change', async () => {
  const one = await startInstance();
  const rendering = one.request();
  await publish();
  await one.refresh();
  await rendering.set(KEY, page('read before the change'), SET);
  expect(await one.show()).toBeNull();
  await one.request().set(KEY, page('new'), SET);
  expect(await one.show()).toBe('new');
});

it('A change whose time lies before the last one counts as later', async () => {
  const one = await startInstance();
  await publish();
  await one.refresh();
  await one.request().set(KEY, page('first'), SET);
  await publish('units', new Date('2020-01-01'));
  await one.refresh();
  expect(await one.show()).toBeNull();
});

it('Two changes at once make two versions, whatever the order of their tags', async () => {
  const mark = (tags: string[]) =>
    transaction(db, (tx) => markTagsStale(tx, tags, new Date('2026-01-01')));
  const marks = Array.from({ length: 10 }, (_, index) =>
    mark(index % 2 ? ['units', 'plans'] : ['plans', 'units']),
  );
  await Promise.all(marks);
  const last = new Date(Date.parse('2026-01-01') + 9);
  expect(await db.staleTag.findMany({ orderBy: { tag: 'asc' } })).toEqual([
    { tag: 'plans', staleAt: last },
    { tag: 'units', staleAt: last },
  ]);
});

it('A change of another tag leaves a page', async () => {
  const one = await startInstance();
  await one.request().set(KEY, page('old'), SET);
  await publish('activities');
  await one.refresh();
  expect(await one.show()).toBe('old');
});

it('A server that has not heard of a change takes a page that shows it', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance()]);
  await publish();
  await one.refresh();
  await one.request().set(KEY, page('new'), SET);
  await expect.poll(countShared).toBe(1);
  expect(await other.show()).toBe('new');
});

it('A server of another release sees nothing', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance({ of: 'another' })]);
  await one.request().set(KEY, page('old'), SET);
  await expect.poll(countShared).toBe(1);
  expect(await other.show()).toBeNull();
});

it('Addresses without a page are not shared', async () => {
  const one = await startInstance();
  await one.request().set('/a', null, SET);
  await one.request().set('/b', { ...page('not found'), status: 404 }, SET);
  await one.request().set('/c', page('found'), SET);
  await expect.poll(countShared).toBe(1);
  expect(await db.cachedPage.findMany({ select: { key: true } })).toEqual([{ key: '/c' }]);
});

it('A hit asks the database for nothing', async () => {
  captureLog();
  const one = await startInstance();
  await one.request().set(KEY, page('old'), SET);
  await expect.poll(countShared).toBe(1);
  await db.cachedPage.deleteMany();
  await proxy.rejectConnections();
  for (let hit = 0; hit < 100; hit += 1) expect(await one.show()).toBe('old');
});

it('A server keeps what it has while the database is silent, and renders the rest within a second or so', async () => {
  const records = captureLog();
  const one = await startInstance();
  await one.request().set(KEY, page('old'), SET);
  await expect.poll(countShared).toBe(1);
  proxy.stall();
  expect(await one.show()).toBe('old');
  const start = performance.now();
  expect(await one.show('/other')).toBeNull();
  await one.request().set('/other', page('rendered here'), SET);
  expect(await one.show('/other')).toBe('rendered here');
  expect(await one.show('/third')).toBeNull();
  expect(performance.now() - start).toBeLessThan(3_000);
  await expect(one.refresh()).rejects.toThrow();
  expect(await one.show()).toBe('old');
  const warnings = records.filter(({ message }) => String(message).includes('shared page cache'));
  expect(warnings).toHaveLength(1);
});

it('A process keeps no more than its bound', async () => {
  captureLog();
  const one = await startInstance({ maxBytes: 100_000 });
  await proxy.rejectConnections();
  for (let key = 0; key < 10; key += 1)
    await one.request().set(`/${key}`, page('x'.repeat(20_000)), SET);
  const shown = await Promise.all(Array.from({ length: 10 }, (_, key) => one.show(`/${key}`)));
  expect(shown.filter(Boolean)).toHaveLength(2);
});

it('Pages that do not exist take the room of their addresses, too', async () => {
  captureLog();
  const one = await startInstance({ maxBytes: 100_000 });
  await proxy.rejectConnections();
  await one.request().set('/known', page('x'), SET);
  for (let key = 0; key < 10; key += 1)
    await one.request().set(`/${key}/${'x'.repeat(10_000)}`, null as never, SET);
  expect(await one.show('/known')).toBeNull();
});

it('A body that this process cannot read is rendered again', async () => {
  const one = await startInstance();
  const row = { renderedAt: new Date(), tagVersions: {}, body: Uint8Array.from([1, 2, 3]) };
  await db.cachedPage.create({ data: { release, key: KEY, ...row } });
  expect(await one.show()).toBeNull();
});

it('Next’s own revalidateTag reaches every server', async () => {
  const [one, other] = await Promise.all([startInstance(), startInstance()]);
  await one.request().set(KEY, page('old'), SET);
  await other.request().revalidateTag('units');
  await one.refresh();
  expect([await one.show(), await other.show()]).toEqual([null, null]);
});

describe('What the HTTP layer reads', () => {
  const find = ({ PageCache }: Awaited<ReturnType<typeof startInstance>>, html: string) => {
    const key = PageCache.findKey(html);
    return key && PageCache.getPage(key) && key;
  };

  it('A page is found by its HTML until something that it shows has changed', async () => {
    const one = await startInstance();
    await one.request().set(KEY, page('old'), SET);
    expect(find(one, 'old')).toBe(KEY);
    expect(find(one, 'new')).toBeNull();
    await publish();
    await one.refresh();
    expect(find(one, 'old')).toBeNull();
    expect(one.PageCache.getPage('/nothing')).toBeNull();
  });

  it.each([
    ['an address without a page', { ...page('x'), status: 404 }, SET],
    ['a part of a page', { ...page('x'), postponed: 'the rest' }, SET],
    ['a page whose time is over', page('x'), { cacheControl: { revalidate: 0 } }],
    ['a page without a time', page('x'), {}],
    ['a route’s answer', { ...page('x'), kind: 'APP_ROUTE' }, SET],
  ])('It is never given %s', async (_, value, ctx) => {
    const one = await startInstance();
    await one.request().set(KEY, value, ctx);
    expect(one.PageCache.getPage(KEY)).toBeNull();
  });

  it('A page that is never rendered again by time is found', async () => {
    const one = await startInstance();
    await one.request().set(KEY, page('x'), { cacheControl: { revalidate: false } });
    expect(find(one, 'x')).toBe(KEY);
  });
});
