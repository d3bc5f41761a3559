import type { ServiceContext, Verb } from '~/server/context';
import type { Storage } from '~/server/gateways/storage/storage';

const AT_ONCE = 20;
const LONGEST_PAUSE_SECONDS = 6 * 3600;

/** Removes the files whose time has come. Several servers may do it together: each claims its own. A file
 *  that cannot be removed now is tried again, after a minute at first and six hours at last.
 *  @returns how many files are gone */
export async function removeDiscarded({ ctx, input: storage }: Verb<Storage>): Promise<number> {
  const paths = await claim(ctx);
  const gone = await Promise.all(paths.map((path) => remove(ctx, storage, path)));
  return gone.filter(Boolean).length;
}

async function claim({ db, now }: ServiceContext): Promise<string[]> {
  const at = now();
  const rows = await db.$queryRaw<{ path: string }[]>`
    UPDATE "DiscardedFile"
    SET tries = tries + 1, "removeAt" =
      ${at}::timestamptz + make_interval(secs => LEAST(60 * 2 ^ tries, ${LONGEST_PAUSE_SECONDS}))
    WHERE path IN (
      SELECT path FROM "DiscardedFile" WHERE "removeAt" <= ${at}
      ORDER BY "removeAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING path`;
  return rows.map(({ path }) => path);
}

async function remove({ db }: ServiceContext, storage: Storage, path: string): Promise<boolean> {
  try {
    await storage.remove(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The file ${path} is not removed yet: ${reason}`);
    return false;
  }
  await db.discardedFile.deleteMany({ where: { path } });
  return true;
}
