import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNames } from '~/launcher/database/migrations';
import { BackupError } from './backup-error';
import type { Manifest } from './manifest';

/** The SQL of the migrations that the database of a backup had, oldest first.
 *  @param folder of the migrations of this version
 *  @throws BackupError when one is unknown here, or differs under the same name */
export async function migrationsOfBackup(
  { migrations }: Manifest,
  folder: string,
): Promise<string[]> {
  const known = await migrationNames(folder);
  const scripts: string[] = [];
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (!known.includes(name))
      throw new BackupError(
        `The backup has the migration ${name}, which this version of Shuoyi does not know: restore it with the version that made it, or a newer one.`,
      );
    const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
    const isSame = createHash('sha256').update(sql).digest('hex') === checksum;
    if (known[index] !== name || !isSame)
      throw new BackupError(
        `The migration ${name} of the backup is not the one of this version: restore it with the version that made it.`,
      );
    scripts.push(sql);
  }
  return scripts;
}
