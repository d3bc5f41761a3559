import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The results of a calibration's stages in its folder, so that an interrupted calibration resumes there. V8's
 *  own format preserves typed arrays, maps and sets. */
export interface StageFiles {
  /** Computes a value and stores it, unless there is a file of that name. */
  ensure(name: string, make: () => unknown): Promise<void>;
  has(name: string): boolean;
  /** @throws Error when there is no such file */
  read<T>(name: string): Promise<T>;
  /** The values of a folder, one at a time, in the order of their names. */
  readAll<T>(folder: string): AsyncGenerator<T>;
}

export function openStageFiles(root: string): StageFiles {
  const fileOf = (name: string) => path.join(root, `${name}.v8`);
  const read = async <T>(name: string): Promise<T> => deserialize(await readFile(fileOf(name)));
  return {
    has: (name) => existsSync(fileOf(name)),
    read,
    async ensure(name, make) {
      const file = fileOf(name);
      if (existsSync(file)) return;
      const value = await make();
      await mkdir(path.dirname(file), { recursive: true });
      // A value may be made twice at once, by two processes: each writes a file of its own, and the last one renamed stays.
      const written = `${file}.${randomUUID()}.new`;
      await writeFile(written, serialize(value));
      await rename(written, file);
    },
    async *readAll<T>(folder: string) {
      const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.v8'));
      for (const name of names.sort()) yield await read<T>(path.join(folder, name.slice(0, -3)));
    },
  };
}
