import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNames, schemaDiff } from './migrations';
import { MIGRATIONS_DIR, SCHEMA_FILE } from './paths';

/** Beside every migration.sql: the schema as it stands after it, so that the next diff needs no database. */
const SNAPSHOT = 'schema.prisma';

/** The schema after the last committed migration; empty when there is none. */
export async function committedSchema(): Promise<string> {
  const last = (await migrationNames()).at(-1);
  if (last === undefined) return '';
  return readFile(join(MIGRATIONS_DIR, last, SNAPSHOT), 'utf8');
}

/** `20261121093000_add_cues` for the name "Add cues" at that UTC second. */
export function migrationFolder(name: string, at: Date): string {
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 14);
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  if (words === '')
    throw new Error('A migration needs a name of letters: npm run db:new -- add_cues');
  return `${stamp}_${words}`;
}

/** Writes one folder with the SQL from `before` to the present schema.prisma.
 *  @returns its path, or null when nothing changed */
export async function writeMigration(folder: string, before: string): Promise<string | null> {
  const after = await readFile(SCHEMA_FILE, 'utf8');
  const sql = await schemaDiff(before, after);
  if (!/^\s*(CREATE|ALTER|DROP|--.*\n\s*(CREATE|ALTER|DROP))/im.test(sql)) return null;
  const dir = join(MIGRATIONS_DIR, folder);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'migration.sql'), sql);
  await writeFile(join(dir, SNAPSHOT), after);
  const lock = join(MIGRATIONS_DIR, 'migration_lock.toml');
  if (!existsSync(lock)) await writeFile(lock, 'provider = "postgresql"\n');
  return dir;
}
