import { BACKOFFS, backoffDelays } from '~/domain/backoff.mjs';
import type { ServiceContext, Verb } from '~/server/context';
import type { Storage } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';

const BATCH_SIZE = 20;
/** Delays before the first, the second … and every later try, seconds. */
const RETRY_SECONDS = backoffDelays(BACKOFFS.fileDeletion).map((ms) => ms / 1_000);

/** Deletes the files that are due. Several servers may run it concurrently: each claims its own rows. A file
 *  that cannot be deleted is tried again, at first after a minute and later after up to six hours.
 *  @returns the number of deleted files */
export async function deleteScheduledFiles({
  ctx,
  input: storage,
}: Verb<Storage>): Promise<number> {
  const paths = await claimBatch(ctx);
  const deleted = await Promise.all(paths.map((path) => deleteFile(ctx, storage, path)));
  return deleted.filter(Boolean).length;
}

async function claimBatch({ db, now }: ServiceContext): Promise<string[]> {
  const claimedAt = now();
  const rows = await db.$queryRaw<{ path: string }[]>`
    UPDATE "PendingFileDeletion"
    SET tries = tries + 1, "deleteAt" =
      ${claimedAt}::timestamptz + make_interval(
        secs => (${RETRY_SECONDS}::float8[])[LEAST(tries + 1, ${RETRY_SECONDS.length}::int)])
    WHERE path IN (
      SELECT path FROM "PendingFileDeletion" WHERE "deleteAt" <= ${claimedAt}
      ORDER BY "deleteAt" LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING path`;
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
