import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { requestClips } from '~/server/services/news/request-clips';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { storeClips } from '~/test/store-clips';
import { createDraft } from '~prisma/factories/news';

const db = await testDatabase();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Time for two starts of a process and some clips, ms. */
const PATIENCE = { timeout: 90_000, interval: 200 };

/** Starts `npm run worker` on this test's database. */
function startWorker() {
  const words = ['--import', 'tsx', '--conditions=react-server', 'src/launcher/worker.ts'];
  const env = { ...process.env, NODE_ENV: 'production' as const, DATABASE_POOL: '4' };
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
  started.push(child);
  return { child, ended: once(child, 'exit') };
}

it('A worker that is stopped while it makes clips releases the run, and the next one continues it', {
  tags: ['extended'],
}, async () => {
  await resetDatabase(db);
  const draft = await createDraft(db);
  await storeClips(db, draft, { missing: 40 });
  const stored = await db.draftClip.count();
  await requestClips({ ctx: systemContext(db), input: { id: draft.id, version: 0 } });
  const run = () => db.clipRun.findUniqueOrThrow({ where: { draftId: draft.id } });
  const first = startWorker();
  await expect.poll(async () => (await run()).done, PATIENCE).toBeGreaterThan(0);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  expect(await run()).toMatchObject({ state: 'WAITING', claim: null, tries: 0 });
  const kept = await db.draftClip.count();
  expect(kept).toBeGreaterThan(stored);

  const second = startWorker();
  await expect.poll(() => db.draftClip.count(), PATIENCE).toBeGreaterThan(kept);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
});
