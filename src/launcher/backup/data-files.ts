import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { withDisk } from './disk-error';

/** The parts of DATA_DIR in a backup: avatars, mails of the embedded default, and its secrets. The database is
 *  included as rows; locks and addresses are temporary. */
const KEPT = ['media', 'mail', 'secrets.json'];

/** The only paths that a file of a backup may have, also if its archive states others. */
const SAFE_PATH = /^(?:secrets\.json|(?:media|mail)(?:\/[\w][\w.@-]*)+)$/;

/** Whether a backup may write the path, which is relative to DATA_DIR. */
export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path);
}

/** The files to save, as paths relative to the folder, without those that are newer than `until`. */
export async function listDataFiles(folder: string, until: Date): Promise<string[]> {
  const found: string[] = [];
  for (const kept of KEPT) {
    const path = join(folder, kept);
    if (!existsSync(path)) continue;
    const names = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true })).map((name) => join(kept, name))
      : [kept];
    for (const name of names) {
      const info = await stat(join(folder, name)).catch(() => null);
      if (info?.isFile() && info.mtime <= until) found.push(name.split(sep).join('/'));
    }
  }
  return found.filter(isSafePath).sort();
}

/** @returns null when the file was deleted meanwhile */
export async function readDataFile(folder: string, path: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the folder holds anything that a backup would write. */
export async function hasDataFiles(folder: string): Promise<boolean> {
  return (await listDataFiles(folder, new Date(8.64e15))).some((path) => path !== 'secrets.json');
}

export interface StagedFiles {
  /** @throws BackupError when the disk does not take it */
  write(path: string, content: Buffer): Promise<void>;
  /** Replaces the existing files, which are moved into `replaced`.
   *  @returns the folder of the replaced files, or null */
  commit(): Promise<string | null>;
  discard(): Promise<void>;
}

/** Collects files in a folder beside their destination, so that nothing changes before `commit`. */
export function stageDataFiles(folder: string, at: Date): StagedFiles {
  const stamp = at.toISOString().replace(/[:.]/g, '');
  const staged = join(folder, `restoring-${stamp}`);
  const replaced = join(folder, `replaced-${stamp}`);
  return {
    write: async (path, content) => {
      const target = join(staged, path);
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await writeFile(target, content, { mode: 0o600 });
      } catch (error) {
        throw withDisk(error, folder, 'Nothing was restored.');
      }
    },
    commit: async () => {
      let moved = false;
      for (const name of KEPT) {
        if (!existsSync(join(staged, name))) continue;
        if (existsSync(join(folder, name))) {
          await mkdir(replaced, { recursive: true });
          await rename(join(folder, name), join(replaced, name));
          moved = true;
        }
        await rename(join(staged, name), join(folder, name));
      }
      await rm(staged, { recursive: true, force: true });
      return moved ? replaced : null;
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}
