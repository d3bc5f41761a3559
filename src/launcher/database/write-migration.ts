import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS_DIR } from './paths';
import { schemaDrift } from './schema-drift';

/** `20261121093000_add_cues` for the name "Add cues" at that UTC second. */
export function migrationFolder(name: string, at: Date): string {
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 14);
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  if (words === '')
    throw new Error('A migration needs a name of letters: npm run db:new -- add_cues');
  return `${stamp}_${words}`;
}

/** Writes one folder with the SQL from the committed migrations to the present schema.
 *  @returns its path, or null when nothing changed */
export async function writeMigration(name: string): Promise<string | null> {
  const sql = await schemaDrift();
  if (sql === null) return null;
  const folder = join(MIGRATIONS_DIR, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  return folder;
}
