import { inject } from 'vitest';
import { connect, type Database } from '~/server/db';
import type { TestDatabases } from './database.global';

let opened: Promise<Database> | undefined;

/** Number of this worker, from 1. */
export function workerNumber(): number {
  return Number(process.env.VITEST_POOL_ID ?? '1');
}

/** The address of this worker's database. */
export function workerUrl(databases: TestDatabases): string {
  const worker = workerNumber();
  const url = databases.urls[worker - 1];
  if (url === undefined) throw new Error(`There is no test database for worker ${worker}.`);
  return url;
}

/** The address of this worker's database without a pooler, for code that needs a session of its own. */
export function directUrl(databases: TestDatabases): string {
  return workerUrl({ ...databases, urls: databases.directUrls });
}

/** Kind of the database server of this run, for the few tests that need one of them. */
export function testDatabaseKind(): TestDatabases['kind'] {
  return inject('databases').kind;
}

/** This test file's database: real, migrated, and empty at the first call in a file. */
export function testDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const db = connect(workerUrl(inject('databases')), 8);
  await resetDatabase(db);
  return db;
}

/** Empties every table but Prisma's own. Deletes with foreign keys unchecked: on tables of a few rows
 *  that is several times faster than TRUNCATE. */
export async function resetDatabase(db: Database): Promise<void> {
  await db.$executeRawUnsafe(`
    DO $$ DECLARE name text; BEGIN
      SET LOCAL session_replication_role = replica;
      FOR name IN SELECT tablename FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      LOOP EXECUTE format('DELETE FROM public.%I', name); END LOOP;
    END $$`);
}

/** Closes this file's connections; called by setup.ts after each file. */
export async function closeTestDatabase(): Promise<void> {
  await (await opened)?.$disconnect();
  opened = undefined;
}
