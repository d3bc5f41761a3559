import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '~/server/db';
import { localStorage } from '~/server/gateways/storage/local-storage';
import { StorageError } from '~/server/gateways/storage/storage';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase } from '~/test/db';
import { startSilentServer } from '~/test/silent-server';
import { createChecks } from './checks';
import { handleAcceptingRequest, handleLiveRequest, handleReadyRequest } from './health-requests';
import { saveJobRuns } from './job-run-rows';
import { type Readiness, readReadiness } from './readiness';

const db = await testDatabase();
const MIGRATIONS = 'prisma/migrations';
let folder: string;
beforeEach(async () => {
  await resetDatabase(db);
  // As a process that begins.
  Reflect.deleteProperty(globalThis, Symbol.for('shuoyi.could-serve'));
  await saveJobRuns(db, [{ job: 'beat', ageMs: 0 }]);
  folder = await mkdtemp(join(tmpdir(), 'shuoyi-ready-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Parts {
  database?: typeof db;
  migrations?: string;
  storage?: ReturnType<typeof localStorage>;
  clock?: () => number;
}

const read = (
  database: typeof db,
  stored = localStorage(folder),
  migrations = MIGRATIONS,
  clock = Date.now,
): Promise<Readiness> =>
  readReadiness(
    createChecks(
      () => database,
      () => stored,
      migrations,
      clock,
    ),
  );

/** Reads the readiness of a server with these parts. */
async function ask({ database = db, migrations = MIGRATIONS, storage, clock }: Parts = {}) {
  const stored = storage ?? localStorage(folder);
  const response = await handleReadyRequest(() => read(database, stored, migrations, clock));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('Readiness', () => {
  it('A server with everything is ready, and says how old each check is', async () => {
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ status: 'ready', draining: false });
    expect(Object.keys(body.checks).sort()).toEqual([
      ...['clock', 'database', 'migrations', 'storage', 'worker'],
    ]);
    for (const check of Object.values(body.checks))
      expect(check).toMatchObject({ ok: true, ageSeconds: expect.any(Number) });
  });

  it('A server whose database does not answer is unavailable within three seconds', async () => {
    const silent = await startSilentServer();
    const away = connect(silent.url, 2, {
      connectMs: 5000,
      statementMs: 5000,
      transactionMs: 5000,
    });
    onTestFinished(async () => {
      await silent.stop();
      await away.$disconnect().catch(() => {});
    });
    const startedAt = performance.now();
    const { status, body } = await ask({ database: away });
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(status).toBe(503);
    expect(body.checks.database).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('A server whose migrations are not all applied is unavailable', async () => {
    await mkdir(join(folder, 'later/29990101000000_of_a_newer_version'), { recursive: true });
    const { status, body } = await ask({ migrations: join(folder, 'later') });
    expect(status).toBe(503);
    expect(body.checks.migrations).toMatchObject({ ok: false, missing: 1 });
  });

  const isAhead = (seconds: number) => () => Date.now() + seconds * 1000;

  it.each([40, -40, 5400, -5400])(
    'A server whose clock is %d seconds off is degraded, and says by how much',
    async (seconds) => {
      const records = captureLog();
      const { status, body } = await ask({ clock: isAhead(seconds) });
      expect([status, body.status]).toEqual([200, 'degraded']);
      expect(body.checks.clock).toMatchObject({ ok: false });
      expect(Math.abs(body.checks.clock.differenceSeconds - seconds)).toBeLessThan(2);
      expect(records).toMatchObject([
        { level: 'warn', differenceSeconds: body.checks.clock.differenceSeconds },
      ]);
    },
  );

  it.each([7200, -7200, 90_000])(
    'A server whose clock is off by the life of a token is unavailable (%d seconds)',
    async (seconds) => {
      const { status, body } = await ask({ clock: isAhead(seconds) });
      expect([status, body.status]).toEqual([503, 'unavailable']);
      expect(body.checks.database.ok).toBe(true);
    },
  );

  it.each([0, 5, -5])('A clock that is %d seconds off is good', async (seconds) => {
    const { body } = await ask({ clock: isAhead(seconds) });
    expect(body.status).toBe('ready');
    expect(Math.abs(body.checks.clock.differenceSeconds - seconds)).toBeLessThan(2);
  });

  it('A database that takes long to answer makes no clock wrong', async () => {
    let asked = 0;
    // The statement is sent a minute before its response comes.
    const slow = () => Date.now() + (asked++ === 0 ? -59_000 : 1000);
    const { body } = await ask({ clock: slow });
    expect(body.checks.clock).toMatchObject({ ok: true, differenceSeconds: 0 });
  });

  it('A missing worker degrades a server and does not take it away', async () => {
    await db.jobRun.deleteMany();
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.status).toBe('degraded');
    expect(body.checks.worker).toMatchObject({ ok: false, lastBeatSeconds: null });
  });

  it('A worker that beats no more degrades a server', async () => {
    await db.jobRun.deleteMany();
    await saveJobRuns(db, [{ job: 'beat', ageMs: 90_000 }]);
    const { status, body } = await ask();
    expect([status, body.status]).toEqual([200, 'degraded']);
    expect(body.checks.worker.lastBeatSeconds).toBeGreaterThanOrEqual(90);
  });

  it('A storage that cannot be written degrades a server, and its error stays inside', async () => {
    const failing = {
      ...localStorage(folder),
      put: () => Promise.reject(new StorageError('PUT https://key:secret@bucket got no answer')),
    };
    const { status, body } = await ask({ storage: failing });
    expect([status, body.status]).toEqual([200, 'degraded']);
    expect(body.checks.storage).toMatchObject({ ok: false, reason: 'failed' });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('A server that has been told to stop is unavailable', async () => {
    const key = Symbol.for('shuoyi.draining');
    Reflect.set(globalThis, key, true);
    onTestFinished(() => void Reflect.deleteProperty(globalThis, key));
    const { status, body } = await ask();
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'unavailable', draining: true });
  });

  it('A server accepts nothing before it can serve for the first time, and still accepts when it no longer can', async () => {
    await mkdir(join(folder, 'later/29990101000000_of_a_newer_version'), { recursive: true });
    let migrations = join(folder, 'later');
    const accepting = () => handleAcceptingRequest(() => read(db, undefined, migrations));
    const starting = await accepting();
    expect([starting.status, await starting.json()]).toEqual([503, { status: 'starting' }]);
    migrations = MIGRATIONS;
    expect((await accepting()).status).toBe(200);
    migrations = join(folder, 'later');
    expect((await read(db, undefined, migrations)).status).toBe('unavailable');
    expect((await accepting()).status).toBe(200);
  });

  it('A server that was once ready accepts, even if that is first asked after its database has failed', async () => {
    await mkdir(join(folder, 'later/29990101000000_of_a_newer_version'), { recursive: true });
    expect((await ask()).status).toBe(200);
    const response = await handleAcceptingRequest(() => read(db, undefined, join(folder, 'later')));
    expect([response.status, await response.json()]).toEqual([200, { status: 'accepting' }]);
  });

  it('A server accepts until it has been told to stop', async () => {
    const accepting = () => handleAcceptingRequest(() => read(db));
    expect((await accepting()).status).toBe(200);
    const key = Symbol.for('shuoyi.draining');
    Reflect.set(globalThis, key, true);
    onTestFinished(() => void Reflect.deleteProperty(globalThis, key));
    const response = await accepting();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'draining' });
  });

  it('Liveness answers whatever the state of the rest', async () => {
    const response = handleLiveRequest();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'live' });
  });
});

it('The newest run of a job stays when several workers write theirs at once', async () => {
  const write = (ageMs: number) =>
    saveJobRuns(db, [
      { job: 'beat', ageMs },
      { job: 'deliver mail', ageMs },
    ]);
  await Promise.all([write(0), write(60_000), write(30_000)]);
  await write(45_000);
  const rows = await db.jobRun.findMany();
  expect(rows).toHaveLength(2);
  for (const { ranAt } of rows) expect(Date.now() - ranAt.getTime()).toBeLessThan(25_000);
});
