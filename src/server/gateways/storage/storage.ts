/** Keeps small public files, such as avatars, under names that we make. */
export interface Storage {
  /** Writes a file that will never change. @param path `avatars/<name>.webp` */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(path: string): Promise<Uint8Array | null>;
  /** A file that is not there is no error. */
  remove(path: string): Promise<void>;
  /** The public address of a file, from the site's root. */
  publicUrl(path: string): string;
}

/** Folders and names that we make ourselves; nothing that climbs out. */
export function isStoragePath(path: string): boolean {
  return /^[a-z]+\/[A-Za-z0-9_-]{8,80}\.webp$/.test(path);
}
