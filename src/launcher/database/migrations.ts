import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { writableAddress } from '~/server/database/writable-host';
import { MIGRATIONS_DIR } from './paths';
import { EVERYTHING, withSchemaEngine } from './schema-engine';

export interface MigrateOptions {
  /** Folder of the migrations; by default the committed ones. */
  folder?: string;
  /** Name of the last migration to apply, for a database of an earlier version. */
  upTo?: string;
}

/** Names of the migrations in `folder`, oldest first. */
export async function migrationNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function migrationList({
  folder = MIGRATIONS_DIR,
  upTo,
}: MigrateOptions): Promise<MigrationList> {
  const names = await migrationNames(folder);
  const selected = upTo === undefined ? names : names.slice(0, names.indexOf(upTo) + 1);
  return {
    baseDir: folder,
    shadowDbInitScript: '',
    lockfile: {
      path: './migration_lock.toml',
      content: await readFile(join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
    },
    migrationDirectories: await Promise.all(
      selected.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** Applies the migrations that the database at `address` does not have yet; forward only.
 *  Bookkeeping is Prisma's own `_prisma_migrations`.
 *  @returns the names of those applied now */
export async function migrate(address: string, options: MigrateOptions = {}): Promise<string[]> {
  const url = await writableAddress(address);
  const migrationsList = await migrationList(options);
  const names = migrationsList.migrationDirectories.map(({ path }) => path);
  if (await areApplied(url, names)) return [];
  return withSchemaEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: EVERYTHING,
    });
    return appliedMigrationNames;
  });
}

/** Whether there is nothing to apply. The engine would first take a session lock, which behind a pooler in
 *  transaction mode stays with a shared connection, so that the next server to start would wait for ever. */
async function areApplied(url: string, names: readonly string[]): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; isFinished: boolean }>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished"
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    const applied = new Set(rows.map(({ name }) => name));
    return rows.every(({ isFinished }) => isFinished) && names.every((name) => applied.has(name));
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return false; // no migration ever ran
    throw error;
  } finally {
    await client.end();
  }
}
