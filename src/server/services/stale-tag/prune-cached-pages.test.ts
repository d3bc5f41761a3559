import { beforeEach, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { pruneCachedPages } from './prune-cached-pages';

const NOW = new Date('2026-11-26T00:00:00Z');
const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const store = (key: string, hoursAgo: number, release = 'r1') =>
  db.cachedPage.create({
    data: {
      release,
      key,
      tagVersions: {},
      body: new Uint8Array(1000),
      renderedAt: new Date(NOW.getTime() - hoursAgo * 3_600_000),
    },
  });
const keysAfter = async (maxBytes?: number) => {
  const input = maxBytes === undefined ? {} : { maxBytes };
  await pruneCachedPages({ ctx: { db, now: () => NOW } as never, input });
  const rows = await db.cachedPage.findMany({ orderBy: { key: 'asc' } });
  return rows.map(({ key }) => key);
};

it('Pages of more than a day ago are deleted, whichever release rendered them', async () => {
  await Promise.all([store('a', 25), store('b', 23), store('c', 25, 'r0'), store('d', 1, 'r0')]);
  expect(await keysAfter()).toEqual(['b', 'd']);
});

it('The oldest pages are deleted when there are too many', async () => {
  await Promise.all([store('a', 3), store('b', 1), store('c', 2), store('d', 4, 'r0')]);
  expect(await keysAfter(2_000)).toEqual(['b', 'c']);
  expect(await keysAfter(0)).toEqual([]);
});
