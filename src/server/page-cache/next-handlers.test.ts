import { pathToFileURL } from 'node:url';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { afterEach, expect, it } from 'vitest';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { transaction } from '~/server/transaction';
import { resetDatabase, testDatabase } from '~/test/db';
import { createPageCache } from './handler';
import NextCacheHandler from './next-cache-handler.mjs';
import { giveToNext } from './next-handlers';
import { createPageStore } from './page-store';

const db = await testDatabase();
await resetDatabase(db);

const PAGE_CACHE_CLASS = Symbol.for('shuoyi.page-cache-class');
afterEach(() => void Reflect.deleteProperty(globalThis, PAGE_CACHE_CLASS));

/** Next's own cache of one request, as its server creates it with the configured handler. */
const ofNext = () =>
  new IncrementalCache({
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    fs: undefined,
    serverDistDir: '/nowhere',
    flushToDisk: false,
    CurCacheHandler: NextCacheHandler,
    previewProps: { previewModeId: 'none' },
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);

const page = {
  kind: 'APP_PAGE',
  html: '<p>1</p>',
  rscData: undefined,
  headers: { 'x-next-cache-tags': 'units' },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
} as unknown as Parameters<IncrementalCache['set']>[1];

type Read = Parameters<IncrementalCache['get']>[1];
type Written = Parameters<IncrementalCache['set']>[2];
const ROUTE = {
  route: { kind: 'APP_PAGE', sourceRoute: '/[locale]/units/page' },
  isFallback: false,
} as const;
// The enumerations of Next are not exported.
const read = () => ofNext().get('/units', { ...ROUTE, kind: 'APP_PAGE' } as Read);

it('Next keeps its pages in the cache that it is given, until a tag of theirs changes', async () => {
  const { store, refresh } = createPageStore(db, 'r1');
  await refresh();
  giveToNext(createPageCache(store, 1_000_000));
  const cacheControl = { revalidate: 3600, expire: undefined };
  await ofNext().set('/units', page, { ...ROUTE, cacheControl } as Written);
  expect((await read())?.value).toMatchObject({ html: '<p>1</p>' });
  await expect.poll(() => db.cachedPage.count()).toBe(1);
  await transaction(db, (tx) => markTagsStale(tx, ['units'], new Date()));
  await refresh();
  expect(await read()).toBeNull();
});

it('Next keeps nothing in a process in which the application has not started, such as a build', async () => {
  await ofNext().set('/units', page, { ...ROUTE, cacheControl: { revalidate: 3600 } } as Written);
  expect(await read()).toBeNull();
});

it('The configuration of Next names the handler that has the page cache', async () => {
  const { cacheHandler } = (await import('../../../next.config.js')).default;
  const named = await import(pathToFileURL(String(cacheHandler)).href);
  expect(named.default).toBe(NextCacheHandler);
});
