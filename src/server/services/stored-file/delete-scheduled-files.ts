import { BACKOFFS, backoffDelays } from '~/domain/backoff.mjs';
import type { ServiceContext, Verb } from '~/server/context';
import { double, integer, listOf, text, timestamp } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import type { Storage } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';

const BATCH_SIZE = 20;
/** Delays before the first, the second … and every later try, seconds. */
const RETRY_SECONDS = backoffDelays(BACKOFFS.fileDeletion).map((ms) => ms / 1_000);

/** Deletes the files that are due. Several servers may run it concurrently: each claims its own rows. A failed
 *  deletion is tried again, at first after a minute and later after up to six hours.
 *  @returns the number of deleted files */
export async function deleteScheduledFiles({
  ctx,
  input: storage,
}: Verb<Storage>): Promise<number> {
  const paths = await claimBatch(ctx);
  const deleted = await Promise.all(paths.map((path) => deleteFile(ctx, storage, path)));
  return deleted.filter(Boolean).length;
}

const claimedFiles = statement({
  name: 'claimed-files',
  parameters: { now: timestamp, delays: listOf(double), limit: integer },
  row: { path: text },
  sql: ({ now, delays, limit }) => `
    UPDATE "PendingFileDeletion"
    SET tries = tries + 1, "deleteAt" = ${now} + make_interval(
      secs => (${delays})[LEAST(tries + 1, cardinality(${delays}))])
    WHERE path IN (
      SELECT path FROM "PendingFileDeletion" WHERE "deleteAt" <= ${now}
      ORDER BY "deleteAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING path`,
});

async function claimBatch({ db, now }: ServiceContext): Promise<string[]> {
  const values = { now: now(), delays: RETRY_SECONDS, limit: BATCH_SIZE };
  const rows = await runStatement(db, claimedFiles, values);
  return rows.map(({ path }) => path);
}

async function deleteFile(
  { db }: ServiceContext,
  storage: Storage,
  path: string,
): Promise<boolean> {
  try {
    await storage.remove(path);
  } catch (error) {
    log.error({ error }, 'A file is not removed yet');
    return false;
  }
  await db.pendingFileDeletion.deleteMany({ where: { path } });
  return true;
}
