import { MIGRATIONS_TABLE, quote, readTables } from './catalog';
import { enterSchema, executeEach, inSession } from './session';

/** PostgreSQL schema in which the tables are made and filled before they take the place of those in `public`. */
export const COPY = 'restoring_backup';

/** The table that Prisma (7.10) creates for itself before the first migration. */
const PRISMAS_TABLE = `CREATE TABLE ${MIGRATIONS_TABLE} (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

/** Statements of a migration, divided as Prisma's adapter divides them. CONCURRENTLY is removed, because a
 *  table without rows does not need it and a transaction does not allow it. */
function statements(sql: string): string[] {
  const divided = sql.split(';').map((statement) => statement.trim());
  return divided.filter(Boolean).map((statement) => statement.replace(/\bCONCURRENTLY\b/gi, ''));
}

/** Makes the tables of a backup beside the present ones. Each statement commits by itself, because PostgreSQL 15
 *  does not allow a new enum value in the transaction that adds it.
 *  @param migrations SQL, oldest first */
export async function makeEmptyCopy(url: string, migrations: readonly string[]): Promise<void> {
  await dropCopy(url);
  await inSession(url, 'write', (session) => session.query(`CREATE SCHEMA ${COPY}`));
  await executeEach(url, COPY, [PRISMAS_TABLE, ...migrations.flatMap(statements)]);
  await inSession(url, 'write', async (session) => {
    await enterSchema(session, COPY);
    const tables = [...(await readTables(session)).keys()].map(quote);
    await session.query(`TRUNCATE ${tables.join(', ')}`);
  });
}

export function dropCopy(url: string): Promise<unknown> {
  return inSession(url, 'write', (session) =>
    session.query(`DROP SCHEMA IF EXISTS ${COPY} CASCADE`),
  );
}
