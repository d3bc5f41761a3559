import { BackupError } from './backup-error';

/** System calls that fail because of the disk that is written to. */
const WRITES = /^(?:write|writev|fsync|fdatasync|ftruncate|close|mkdir|rename)$/;

const REASONS = new Map([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'has no more room for this user'],
  ['EFBIG', 'takes no file of this size'],
  ['EROFS', 'can only be read'],
  ['EIO', 'has a fault'],
]);

/** Whether a write to a disk failed. Errors that follow from it are less specific. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return WRITES.test(String((error as NodeJS.ErrnoException | null)?.syscall));
}

/** The message of an error for a command's user; for a failed write, the disk's problem.
 *  @param folder that was written to
 *  @param outcome the sentence after that, such as `No backup was made.` */
export function withDisk(error: unknown, folder: string, outcome: string): unknown {
  if (!isDiskError(error)) return error;
  const reason = REASONS.get(error.code ?? '') ?? 'cannot be written';
  return new BackupError(`The disk of ${folder} ${reason} (${error.code}). ${outcome}`, {
    cause: error,
  });
}
