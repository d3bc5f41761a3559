import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { encrypt } from './encryption';
import { END } from './manifest';

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
}

/** Writes a tar, compressed and, with a key, encrypted, into a file. The disk has it when this resolves.
 *  @param write adds the entries; the last one, with the digests of all, is added after it */
export async function writeArchive(
  path: string,
  key: string | null,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const compressed = createGzip();
  tar.on('error', (error) => compressed.destroy(error));
  tar.pipe(compressed as never);
  const target = createWriteStream(path, { mode: 0o600 });
  const written = pipeline(key === null ? compressed : await encrypt(compressed, key), target);
  // A full disk ends the pipeline; an entry that waits for room in it would then wait for ever.
  const failed = new Promise<never>((_, reject) => written.catch(reject));
  failed.catch(() => {});

  const sha256: Record<string, string> = {};
  const addEntry = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: content.length, mode: 0o600, mtime: new Date(0) };
      tar.entry(header, (error) => (error ? reject(error) : resolve())).end(content);
    });
  const add = async (name: string, content: Buffer) => {
    sha256[name] = createHash('sha256').update(content).digest('hex');
    await Promise.race([addEntry(name, content), failed]);
  };
  try {
    await write({ add });
    await addEntry(END, Buffer.from(JSON.stringify({ sha256 })));
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    await written.catch(() => {});
    throw error;
  }
  await written;
  await syncFile(path);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
