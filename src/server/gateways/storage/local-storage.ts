import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoragePath, type Storage } from './storage';

/** Keeps files in a folder of this machine, served below `/media/`. */
export function localStorage(root: string): Storage {
  const place = (path: string) => {
    if (!isStoragePath(path)) throw new Error(`Not a storage path: ${path}`);
    return join(root, path);
  };
  return {
    async put(path, bytes) {
      const file = place(path);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    async get(path) {
      if (!isStoragePath(path)) return null;
      return readFile(place(path)).catch(nullWhenMissing);
    },
    remove: (path) => rm(place(path), { force: true }),
    publicUrl: (path) => `/media/${path}`,
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
