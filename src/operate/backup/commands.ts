import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { backupName, makeBackupFolder, pruneBackups } from '~/launcher/backup/backup-folder';
import { createBackup } from '~/launcher/backup/create-backup';
import type { Progress } from '~/launcher/backup/progress';
import { UsageError } from '~/operate/usage-error';
import type { ServiceContext } from '~/server/context';
import { recordBackup } from '~/server/services/backup/record-backup';

const USAGE = `npm run backup                      saves the database and the files into DATA_DIR/backups
npm run backup -- DIR               saves them into DIR
npm run backup -- --keep=14 DIR     and then removes all but the newest 14 backups there
BACKUP_KEY encrypts: 16 characters or more, or a key of age (age1…)`;

const keepSchema = z.coerce.number().int().min(1).max(10_000).optional();

function readArguments(args: readonly string[]): { folder?: string; keep?: number } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new UsageError(USAGE);
    return { folder: positionals[0], keep: keepSchema.parse(values.keep) };
  } catch {
    throw new UsageError(USAGE);
  }
}

export interface BackupPlace {
  url: string;
  dataDir: string;
  key: string | null;
}

/** Makes a backup and records it.
 *  @param args such as `['--keep=14', '/backups']`
 *  @returns the lines to print
 *  @throws UsageError | BackupError */
export async function runBackupCommand(
  ctx: ServiceContext,
  args: readonly string[],
  { url, dataDir, key }: BackupPlace,
  onProgress?: Progress,
): Promise<string[]> {
  const { folder = join(dataDir, 'backups'), keep } = readArguments(args);
  await makeBackupFolder(folder);
  const path = resolve(folder, backupName(ctx.now(), key !== null));
  const { takenAt, bytes, rows, tables, files, isChecked } = await createBackup({
    url,
    dataDir,
    path,
    key,
    ...(onProgress && { onProgress }),
  });
  const isEncrypted = key !== null;
  await recordBackup({ ctx, input: { takenAt, bytes, rows, isEncrypted, isChecked } });
  const removed = keep === undefined ? [] : await pruneBackups(folder, keep);
  return [
    `${path}: ${rows} rows of ${tables} tables, ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`,
    isChecked
      ? 'It was read again and is whole.'
      : 'It was not read again: BACKUP_KEY can only encrypt. Try npm run restore with the secret half elsewhere.',
    ...(isEncrypted
      ? []
      : ['It is not encrypted, and holds what people told us: set BACKUP_KEY, or keep it safe.']),
    ...removed.map((name) => `${name}: removed.`),
  ];
}
