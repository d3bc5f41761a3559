import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';

/** Minimum free disk space for a start, bytes. */
const MIN_FREE_BYTES = 50 * 1024 * 1024;

/** Creates the data folder.
 *  @throws Error with a sentence when it cannot be written, or its disk is full */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `${folder} cannot be written (${(cause as NodeJS.ErrnoException).code}). Give this user the right to, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  if (isOutOfSpace(folder)) throw outOfSpaceError(folder);
}

/** The error to report when the embedded database could not be opened: its own errors name parts of its
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
