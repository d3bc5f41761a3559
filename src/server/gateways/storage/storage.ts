/** A stored file, ready to be sent on. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** To be read to its end or cancelled: an open file or connection hangs on it. */
  body: ReadableStream<Uint8Array>;
}

/** Keeps small public files, such as avatars and clips, under names that we make. */
export interface Storage {
  /** Writes a file whole or not at all. @param path `avatars/<name>.webp`, `clips/<name>.mp3`
   *  @throws StorageError when it could not be kept, Error for a path that is not ours */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file, or no such name can be.
   *  @throws StorageError when the storage does not answer */
  get(path: string): Promise<StoredFile | null>;
  /** A file that is not there is no error.
   *  @throws StorageError when the storage does not answer */
  remove(path: string): Promise<void>;
  /** The public address of a file, from the site's root. */
  publicUrl(path: string): string;
}

/** The storage did not do it. The message is for the operator: what was tried, where, and the answer. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Folders and names that we make ourselves; nothing that climbs out. */
export function isStoragePath(path: string): boolean {
  return /^[a-z]+\/[A-Za-z0-9_-]{8,80}\.(webp|mp3)$/.test(path);
}

/** What a file is, by its name. */
export function getContentType(path: string): 'image/webp' | 'audio/mpeg' {
  return path.endsWith('.mp3') ? 'audio/mpeg' : 'image/webp';
}

/** @throws Error for a path that is not ours */
export function requireStoragePath(path: string): void {
  if (!isStoragePath(path)) throw new Error(`Not a storage path: ${path}`);
}
