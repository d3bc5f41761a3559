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

/** Age of the newest backup's snapshot, in seconds; before the first backup, the age of the database. Null in a
 *  database without migrations. */
export async function readBackupAge(db: Database): Promise<number | null> {
  const [row] = await runStatement(db, backupAge, {});
  return row?.seconds ?? null;
}
