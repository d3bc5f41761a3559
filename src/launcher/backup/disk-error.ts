import { BackupError } from './backup-error';

/** Calls of the system that fail because of the disk which is written. */
const WRITES = /^(?:write|writev|fsync|fdatasync|ftruncate|close|mkdir|rename)$/;

const REASONS = new Map([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'has no more room for this user'],
  ['EFBIG', 'takes no file of this size'],
  ['EROFS', 'can only be read'],
  ['EIO', 'has a fault'],
]);

/** Whether a write to a disk failed: what fails because of it tells less. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return WRITES.test(String((error as NodeJS.ErrnoException | null)?.syscall));
}

/** What an error says to whoever called a command: of a failed write, what is the matter with the disk.
 *  @param folder that was written into
 *  @param outcome the sentence after that, such as `No backup was made.` */
export function withDisk(error: unknown, folder: string, outcome: string): unknown {
  if (!isDiskError(error)) return error;
  const reason = REASONS.get(error.code ?? '') ?? 'cannot be written';
  return new BackupError(`The disk of ${folder} ${reason} (${error.code}). ${outcome}`, {
    cause: error,
  });
}
