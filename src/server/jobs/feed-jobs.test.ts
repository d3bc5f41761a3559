/** @module-tag extended */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { type FeedServer, startFeedServer, toRss } from '~/test/feed-server';
import { createFeed } from '~prisma/factories/feed';
import { ownArticles } from '~prisma/factories/news';

const db = await testDatabase();
const ARTICLES = ownArticles();
const started: ChildProcess[] = [];
let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  server.close();
});

/** Time for two starts of a process and some articles, ms. */
const PATIENCE = { timeout: 90_000, interval: 20 };

/** Starts `npm run worker` on this test's database, which may read the feeds of this machine. */
function startWorker() {
  const words = ['--import', 'tsx', '--conditions=react-server', 'src/launcher/worker.ts'];
  const settings = { DATABASE_POOL: '4', FEED_PRIVATE_ORIGINS: server.origin };
  const env = { ...process.env, NODE_ENV: 'production' as const, ...settings };
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
  started.push(child);
  return { child, ended: once(child, 'exit') };
}

it('A worker that is stopped while it reads a feed releases the reading, and the next one continues it', async () => {
  await resetDatabase(db);
  server.answers.set('/rss', (response) => response.end(toRss('Tea', ARTICLES)));
  const { id } = await createFeed(db, { address: `${server.origin}/rss` });
  const feed = () => db.feed.findUniqueOrThrow({ where: { id } });
  const first = startWorker();
  await expect.poll(async () => (await feed()).done, PATIENCE).toBeGreaterThan(0);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  expect(await feed()).toMatchObject({ state: 'WAITING', claim: null, tries: 0 });
  const kept = await db.importedArticle.count();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(ARTICLES.length);

  const second = startWorker();
  await expect.poll(async () => (await feed()).state, PATIENCE).toBe('DONE');
  expect(await db.importedArticle.count()).toBe(ARTICLES.length);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
}, 200_000);
