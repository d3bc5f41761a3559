import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Storage } from './storage';

const toBytes = (text: string) => new TextEncoder().encode(text);
const newPath = () => `avatars/${randomUUID()}.webp`;

/** Reads a file to its end; null when there is none. */
export async function readStored(storage: Storage, path: string): Promise<Uint8Array | null> {
  const file = await storage.get(path);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** Contract tests that every storage must pass; call it inside a `describe`. */
export function storageContract(setUp: () => Promise<Storage>): void {
  let storage: Storage;
  beforeAll(async () => {
    storage = await setUp();
  });

  it('A stored file is returned with its bytes and size', async () => {
    const path = newPath();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await storage.put(path, bytes);
    expect(await readStored(storage, path)).toEqual(bytes);
    const file = await storage.get(path);
    expect(file?.size).toBe(256);
    await file?.body.cancel();
  });

  it('A stored file of several megabytes is returned whole', async () => {
    const path = newPath();
    const bytes = Uint8Array.from({ length: 3_000_001 }, (_, index) => (index * 31) % 251);
    await storage.put(path, bytes);
    const stored = await readStored(storage, path);
    expect(Buffer.compare(stored ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('Storing a file under a used name replaces the file', async () => {
    const path = newPath();
    await storage.put(path, toBytes('the first and longer one'));
    await storage.put(path, toBytes('the second'));
    expect(await readStored(storage, path)).toEqual(toBytes('the second'));
  });

  it('A file that was never stored is null', async () => {
    expect(await storage.get(newPath())).toBeNull();
  });

  it('A removed file is null, and removing it again is no error', async () => {
    const path = newPath();
    await storage.put(path, toBytes('soon gone'));
    await storage.remove(path);
    expect(await storage.get(path)).toBeNull();
    await storage.remove(path);
  });

  it('Files stored concurrently are not mixed up', async () => {
    const paths = Array.from({ length: 20 }, newPath);
    await Promise.all(paths.map((path) => storage.put(path, toBytes(path))));
    const stored = await Promise.all(paths.map((path) => readStored(storage, path)));
    expect(stored).toEqual(paths.map(toBytes));
  });

  it.each([
    '../secrets.webp',
    'avatars/../../secrets.webp',
    'avatars/%2e%2e%2fsecrets.webp',
    '/etc/passwd',
    'avatars/name-without-end',
    'avatars/a/b/some-name.webp',
    'avatars/some-name.webp\0.png',
    'avatars/some-name.webp?acl',
    '',
  ])('The invalid path "%s" reads as null and is rejected for writing', async (path) => {
    expect(await storage.get(path)).toBeNull();
    await expect(storage.put(path, toBytes('x'))).rejects.toThrow('Not a storage path');
    await expect(storage.remove(path)).rejects.toThrow('Not a storage path');
  });

  it('Stored files have an address on the site itself', () => {
    expect(storage.publicUrl('avatars/some-name.webp')).toBe('/media/avatars/some-name.webp');
  });
}
