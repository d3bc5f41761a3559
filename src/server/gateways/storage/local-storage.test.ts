import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored, storageContract } from './contract';
import { localStorage } from './local-storage';
import { StorageError } from './storage';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuoyi-storage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('Local storage', () => {
  storageContract(async () => localStorage(join(folder, 'media')));

  it('Local storage leaves no temporary file behind', async () => {
    const storage = localStorage(join(folder, 'tidy'));
    await storage.put('avatars/some-name.webp', new Uint8Array(9));
    expect(await readdir(join(folder, 'tidy/avatars'))).toEqual(['some-name.webp']);
  });

  // The contract leaves this case out, because s3rver mixes the two files; the product never writes one name twice.
  it('Two concurrent writes of one name to local storage leave one of the files, not a mixture', async () => {
    const storage = localStorage(join(folder, 'twice'));
    const path = 'avatars/some-name.webp';
    const files = [new Uint8Array(50_000).fill(1), new Uint8Array(70_000).fill(2)];
    await Promise.all(files.map((bytes) => storage.put(path, bytes)));
    expect(files).toContainEqual(await readStored(storage, path));
  });

  it('A failed write to local storage leaves the stored file as it was', async () => {
    const root = join(folder, 'full');
    const storage = localStorage(root);
    await storage.put('avatars/some-name.webp', new Uint8Array([1]));
    const impossible = { byteLength: 1 } as Uint8Array;
    await expect(storage.put('avatars/some-name.webp', impossible)).rejects.toThrow(StorageError);
    expect(await readStored(storage, 'avatars/some-name.webp')).toEqual(new Uint8Array([1]));
    expect(await readdir(join(root, 'avatars'))).toEqual(['some-name.webp']);
  });

  it('Local storage that cannot be written throws a StorageError', async () => {
    const root = join(folder, 'a-file');
    await writeFile(root, 'not a folder');
    const put = localStorage(root).put('avatars/some-name.webp', new Uint8Array(9));
    await expect(put).rejects.toThrow(StorageError);
  });
});
