import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { isDiskError } from './disk-error';
import { encrypt } from './encryption';
import { END } from './manifest';

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
}

/** Writes a tar, compressed and, with a key, encrypted, into a file. It is on the disk when this resolves.
 *  Fails with the error of `write` or of the disk, whichever was first.
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
  // A full disk ends the pipeline; an entry that waits for space in it would then wait for ever.
  const failed = new Promise<never>((_, reject) => written.catch(reject));
  failed.catch(() => {});

  const sha256: Record<string, string> = {};
  const addEntry = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: content.length, mode: 0o600, mtime: new Date(0) };
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
      // When the tar is destroyed while the entry waits for space, the entry emits the error itself.
      entry.on('error', reject);
      entry.end(content);
    });
  const add = async (name: string, content: Buffer) => {
    sha256[name] = createHash('sha256').update(content).digest('hex');
    await Promise.race([addEntry(name, content), failed]);
  };
  try {
    await write({ add });
    await Promise.race([addEntry(END, Buffer.from(JSON.stringify({ sha256 }))), failed]);
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    // The next entry may have failed because its stream had ended, before the disk's error arrived.
    const reason = await written.then(
      () => null,
      (cause: unknown) => cause,
    );
    throw isDiskError(reason) ? reason : error;
  }
  await written;
  await syncFile(path);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
