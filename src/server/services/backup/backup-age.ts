import type { Database } from '~/server/db';

/** Seconds since the moment that the newest backup holds; before the first one, since the database was made. Null in a
 *  database that no migration has made. */
export async function readBackupAge(db: Database): Promise<number | null> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    SELECT GREATEST(0, extract(epoch FROM now() - COALESCE(
      (SELECT max("takenAt") FROM "Backup"),
      (SELECT min(started_at) FROM _prisma_migrations))))::float8 AS seconds`;
  return row?.seconds ?? null;
}
