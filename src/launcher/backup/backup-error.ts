/** Reason why a backup could not be made, or is not restored; the message is a sentence for the command's user. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
