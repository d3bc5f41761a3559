/** A folder or file that cannot be read; the message is one sentence for the editor. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}
