import 'server-only';
import { readdir } from 'node:fs/promises';
import { text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';
import type { Storage } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';
import { createCheck } from './cached-check';
import { MAX_CLOCK_DIFFERENCE_S, readClockDifference } from './clock-difference';
import { readJobAges } from './job-run-rows';

const TIMEOUT_MS = 2000;
const CACHE_MS = 1000;
/** A write costs money in a bucket. */
const STORAGE_CACHE_MS = 60_000;
const CLOCK_CACHE_MS = 10_000;
/** The worker beats every ten seconds. */
const MAX_BEAT_SECONDS = 60;
const PROBE_PATH = 'health/readiness.webp';

/** The migrations that this version needs; none if their folder was not deployed. */
async function listMigrations(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const appliedMigrations = statement({
  name: 'applied-migrations',
  parameters: {},
  row: { name: text },
  sql: () =>
    'SELECT migration_name::text AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
});

async function checkMigrations(db: Database, expected: readonly string[]) {
  const rows = await runStatement(db, appliedMigrations, {});
  const applied = new Set(rows.map(({ name }) => name));
  const missing = expected.filter((name) => !applied.has(name)).length;
  return { ok: missing === 0, missing };
}

async function checkWorker(db: Database) {
  const seconds = (await readJobAges(db)).get('beat');
  return {
    ok: seconds !== undefined && seconds <= MAX_BEAT_SECONDS,
    lastBeatSeconds: seconds === undefined ? null : Math.round(seconds),
  };
}

/** Creates the check of this server's clock against the database's; the beginning of a difference is logged. */
function createClockCheck(db: () => Database, clock: () => number) {
  let wasWrong = false;
  return async () => {
    const difference = await readClockDifference(db(), clock);
    const differenceSeconds = Math.round(difference * 10) / 10;
    const ok = Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_S;
    if (!ok && !wasWrong)
      log.warn({ differenceSeconds }, 'The clock of this server is not that of the database.');
    wasWrong = !ok;
    return { ok, differenceSeconds };
  };
}

export type Checks = ReturnType<typeof createChecks>;

/** The checks of readiness: each is cached and bounded in time, and reveals no addresses.
 *  @param clock of this server, ms since 1970 */
export function createChecks(
  db: () => Database,
  storage: () => Storage,
  folder: string,
  clock = Date.now,
) {
  const migrations = listMigrations(folder);
  const timing = { maxAgeMs: CACHE_MS, timeoutMs: TIMEOUT_MS };
  return {
    database: createCheck({
      ...timing,
      run: async () => {
        await db().$executeRaw`SELECT 1`;
        return {};
      },
    }),
    migrations: createCheck({
      ...timing,
      run: async () => checkMigrations(db(), await migrations),
    }),
    clock: createCheck({
      maxAgeMs: CLOCK_CACHE_MS,
      timeoutMs: TIMEOUT_MS,
      run: createClockCheck(db, clock),
    }),
    worker: createCheck({ ...timing, run: () => checkWorker(db()) }),
    storage: createCheck({
      maxAgeMs: STORAGE_CACHE_MS,
      timeoutMs: TIMEOUT_MS,
      run: async () => {
        await storage().put(PROBE_PATH, new Uint8Array([1]));
        return {};
      },
    }),
  };
}
