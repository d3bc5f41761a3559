import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  isStoragePath,
  requireStoragePath,
  type Storage,
  StorageError,
  type StoredFile,
} from './storage';

/** Storage in a folder of this machine. */
export function localStorage(root: string): Storage {
  return {
    async put(path, bytes) {
      requireStoragePath(path);
      const file = join(root, path);
      const tempFile = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(tempFile, bytes);
        await rename(tempFile, file);
      } catch (error) {
        await rm(tempFile, { force: true }).catch(() => {});
        throw toStorageError('write', file, error);
      }
    },
    async get(path) {
      if (!isStoragePath(path)) return null;
      return openStoredFile(join(root, path));
    },
    async remove(path) {
      requireStoragePath(path);
      const file = join(root, path);
      await rm(file, { force: true }).catch((error) => {
        throw toStorageError('remove', file, error);
      });
    },
    publicUrl: (path) => `/media/${path}`,
  };
}

/** Opens a file of this machine; null when there is none.
 *  @throws StorageError when it cannot be read */
export async function openStoredFile(file: string): Promise<StoredFile | null> {
  const handle = await open(file).catch((error) => nullIfMissing(file, error));
  return handle && toStoredFile(handle);
}

async function toStoredFile(handle: FileHandle): Promise<StoredFile> {
  const { size } = await handle.stat();
  const stream = handle.createReadStream();
  return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}

function nullIfMissing(file: string, error: NodeJS.ErrnoException): null {
  // ENOTDIR: the folder is a file.
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw toStorageError('read', file, error);
}

function toStorageError(action: string, file: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError(`Could not ${action} ${file}: ${reason}`, { cause });
}
