/** Why a backup could not be made, or is not restored; the message is a sentence for whoever called the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
