/** A stored file, ready to be streamed. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Stream that must be read to its end or cancelled: it keeps a file or connection open. */
  body: ReadableStream<Uint8Array>;
}

/** Storage of small files under generated names: avatars, logos, posters, clips, recordings. It restricts no access,
 *  because the route that serves a file decides who may have it. */
export interface Storage {
  /** Writes a file whole or not at all. @param path `avatars/<name>.webp`, `clips/<name>.mp3`
   *  @throws StorageError when it could not be stored, Error for an invalid path */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file; null when there is none, or the path is invalid.
   *  @throws StorageError when the storage does not respond */
  get(path: string): Promise<StoredFile | null>;
  /** Removes a file; a missing file is no error.
   *  @throws StorageError when the storage does not respond */
  remove(path: string): Promise<void>;
  /** The address of a file on this site, from the site's root. */
  publicUrl(path: string): string;
}

/** Failure of the storage. The message is for the operator: the action, the file, and the response. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Whether a path has the form of our generated folders and names; excludes path traversal. */
export function isStoragePath(path: string): boolean {
  return /^[a-z]+\/[A-Za-z0-9_-]{8,80}\.(webp|mp3)$/.test(path);
}

/** @throws Error for an invalid path */
export function requireStoragePath(path: string): void {
  if (!isStoragePath(path)) throw new Error(`Not a storage path: ${path}`);
}
