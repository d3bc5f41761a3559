import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Progress } from '~/launcher/backup/progress';
import { restoreBackup } from '~/launcher/backup/restore-backup';
import { inSession } from '~/launcher/backup/session';
import { explainingFailures } from '~/launcher/database/explain-failure';
import { UsageError } from '~/operate/usage-error';

const USAGE = `npm run restore -- FILE                 into an empty database
npm run restore -- FILE --replace       replaces everything in the database
BACKUP_KEY opens an encrypted file. Stop the servers first.`;

/** Reads the words of the command.
 *  @throws UsageError */
export function readRestoreArguments(args: readonly string[]): { path: string; replaces: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) throw new UsageError(USAGE);
    return { path: resolve(path), replaces: values.replace };
  } catch {
    throw new UsageError(USAGE);
  }
}

/** Restores a backup.
 *  @returns the lines to print
 *  @throws BackupError | FirstConnectionError that explains a problem of the address, before the file is read, or of
 *    the rights of its role */
export async function runRestoreCommand(
  words: { path: string; replaces: boolean },
  place: { url: string; dataDir: string; key: string | null },
  onProgress?: Progress,
): Promise<string[]> {
  const { url } = place;
  const result = await explainingFailures(url, async () => {
    await inSession(url, 'read', (session) => session.query('SELECT 1'));
    return restoreBackup({ ...words, ...place, ...(onProgress && { onProgress }) });
  });
  const { rows, tables, takenAt, migrated, skipped, replaced, shutOut } = result;
  return [
    `${rows} rows of ${tables} tables are as they were at ${takenAt.toISOString()}; every table was compared.`,
    ...migrated.map((name) => `${name}: migrated.`),
    ...skipped.map(
      (name) => `${name}: not restored, as no migration makes it. The file holds its rows.`,
    ),
    ...(replaced ? [`The files that were there are in ${replaced}.`] : []),
    ...shutOut.map(
      (role) =>
        `The role ${role} may not read these tables. Before anything connects as it, run deploy/postgres/roles.sql in this database, or give it its rights yourself.`,
    ),
  ];
}
