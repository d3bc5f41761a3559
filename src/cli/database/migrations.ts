import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { startEmbedded } from './embedded';
import { MIGRATIONS_DIR } from './paths';
import { withSchemaEngine } from './schema-engine';

const ALL = { externalTables: [], externalEnums: [] };

/** Names of the committed migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  if (!existsSync(MIGRATIONS_DIR)) return [];
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function committedMigrations(): Promise<MigrationList> {
  const names = await migrationNames();
  return {
    baseDir: MIGRATIONS_DIR,
    shadowDbInitScript: '',
    lockfile: {
      path: './migration_lock.toml',
      content: await readFile(join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
    },
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** Applies the committed migrations that the database at `url` does not have yet; forward only.
 *  Bookkeeping is Prisma's own `_prisma_migrations`.
 *  @returns the names of those applied now */
export async function migrate(url: string): Promise<string[]> {
  const migrationsList = await committedMigrations();
  return withSchemaEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: ALL,
    });
    return appliedMigrationNames;
  });
}

/** The SQL that leads from one schema text to another; an empty `from` is an empty database.
 *  The engine insists on a connection even for two texts: an empty database in memory gives it one. */
export async function schemaDiff(from: string, to: string): Promise<string> {
  const asTarget = (content: string, path: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path, content }],
  });
  const scratch = await startEmbedded();
  try {
    return await withSchemaEngine(scratch.url, async (engine) => {
      const { stdout } = await engine.diff({
        from: from === '' ? { tag: 'empty' } : asTarget(from, 'before.prisma'),
        to: asTarget(to, 'after.prisma'),
        script: true,
        exitCode: null,
        filters: ALL,
      });
      return stdout ?? '';
    });
  } finally {
    await scratch.stop();
  }
}
