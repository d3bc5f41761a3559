import { double, nullable } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

const backupAge = statement({
  name: 'backup-age',
  parameters: {},
  row: { seconds: nullable(double) },
  sql: () => `
    SELECT GREATEST(0, extract(epoch FROM now() - COALESCE(
      (SELECT max("takenAt") FROM "Backup"),
      (SELECT min(started_at) FROM _prisma_migrations))))::float8 AS seconds`,
});

/** Seconds since the moment that the newest backup holds; before the first one, since the database was made. Null in a
 *  database that no migration has made. */
export async function readBackupAge(db: Database): Promise<number | null> {
  const [row] = await runStatement(db, backupAge, {});
  return row?.seconds ?? null;
}
