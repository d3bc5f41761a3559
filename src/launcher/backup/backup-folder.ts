import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error';

/** `shuoyi-20261125T201530Z.tar.gz`, with `.age` when it is encrypted; the order of names is the order of
 *  times. */
const NAME = /^shuoyi-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/;

/** Name of a backup that is begun at that UTC second. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `shuoyi-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** @throws BackupError when it cannot be made */
export async function makeBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new BackupError(
      `${folder} cannot be written (${(cause as NodeJS.ErrnoException).code}).`,
      { cause },
    );
  }
}

/** Removes all but the newest backups of a folder; files of other names stay.
 *  @returns the names of those removed */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const removed = names.slice(0, Math.max(0, names.length - keep));
  for (const name of removed) await rm(join(folder, name));
  return removed;
}
