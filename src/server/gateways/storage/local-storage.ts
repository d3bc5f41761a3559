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

/** Keeps files in a folder of this machine. */
export function localStorage(root: string): Storage {
  return {
    async put(path, bytes) {
      requireStoragePath(path);
      const file = join(root, path);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw asStorageError('write', file, error);
      }
    },
    async get(path) {
      if (!isStoragePath(path)) return null;
      const file = join(root, path);
      const handle = await open(file).catch((error) => nullWhenMissing(file, error));
      return handle && stored(handle);
    },
    async remove(path) {
      requireStoragePath(path);
      const file = join(root, path);
      await rm(file, { force: true }).catch((error) => {
        throw asStorageError('remove', file, error);
      });
    },
    publicUrl: (path) => `/media/${path}`,
  };
}

async function stored(handle: FileHandle): Promise<StoredFile> {
  const { size } = await handle.stat();
  const stream = handle.createReadStream();
  return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}

function nullWhenMissing(file: string, error: NodeJS.ErrnoException): null {
  // ENOTDIR: the folder itself is a file.
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw asStorageError('read', file, error);
}

function asStorageError(what: string, file: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError(`Could not ${what} ${file}: ${reason}`, { cause });
}
