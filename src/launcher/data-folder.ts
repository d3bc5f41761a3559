import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Minimum free disk space for a start, bytes. */
const MIN_FREE_BYTES = 50 * 1024 * 1024;

/** Creates the data folder, for this user alone: it has secrets, mails and pictures of people.
 *  @returns a sentence for the operator when other users of this machine can read it; null otherwise
 *  @throws Error with a sentence when it cannot be written, or its disk is full */
export function makeDataFolder(folder: string): string | null {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // An existing folder keeps its rights.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new Error(cannotBeWritten(folder, (cause as NodeJS.ErrnoException).code ?? ''), {
      cause,
    });
  }
  if (isOutOfSpace(folder)) throw outOfSpaceError(folder);
  return tooWide(folder);
}

function cannotBeWritten(folder: string, code: string): string {
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return existsSync(folder)
      ? `DATA_DIR is a file: ${folder}. Set it to a folder.`
      : `DATA_DIR lies below a file: ${folder}. Set it to a folder below a folder.`;
  if (code === 'EROFS')
    return `DATA_DIR is on a disk that is read only: ${folder}. Set it to a folder on another disk.`;
  return `${folder} cannot be written (${code}). Give this user the right to, or set DATA_DIR to another folder.`;
}

/** A sentence when other users of this machine have rights in a folder; null otherwise, and on systems without
 *  such rights. */
function tooWide(folder: string): string | null {
  if (process.platform === 'win32') return null;
  const rights = statSync(folder).mode & 0o777;
  if ((rights & 0o077) === 0) return null;
  return `Other users of this machine can look into DATA_DIR (${folder}, rights ${rights.toString(8)}), which has secrets and mails. To close it: chmod 700 ${folder}`;
}

/** The error to report when the embedded database could not be opened: PGlite's own errors name parts of its
 *  WebAssembly. */
export function openingFailure(folder: string, cause: unknown): Error {
  if (isOutOfSpace(folder)) return outOfSpaceError(folder, cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `The database in ${folder} cannot be opened: its files are damaged, or not a database of this version (${reason}). Put a copy of DATA_DIR back, or move the folder away to begin anew.`,
    { cause },
  );
}

function isOutOfSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

function outOfSpaceError(folder: string, cause?: unknown): Error {
  return new Error(
    `The disk of ${folder} is full: less than ${MIN_FREE_BYTES / 1024 / 1024} MB are free. Make room, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
}
