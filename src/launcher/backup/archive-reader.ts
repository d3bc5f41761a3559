import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error';
import { decrypt } from './encryption';
import { END, endSchema } from './manifest';

/** Maximum size of one entry, bytes: one part of a table, or one file. */
const MAX_ENTRY = 1024 * 1024 * 1024;

export interface Entry {
  name: string;
  content: Buffer;
}

/** Reads the entries of a backup one after the other, each checked.
 *  @param onBytes called with the number of bytes that were read of the file
 *  @throws BackupError when the file cannot be opened with the key, was cut off or was changed */
export async function* readArchive(
  path: string,
  key: string | null,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  file.on('data', (chunk) => onBytes(chunk.length));
  file.pause();
  const opened = await openArchive(path, file, key);
  const tar = extract();
  pipeline(opened, createGunzip(), tar as unknown as NodeJS.WritableStream, () => {});
  const digests = new Map<string, string>();
  let isComplete = false;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_ENTRY || isComplete || digests.has(name)) throw damaged();
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const content = Buffer.concat(chunks);
      if (name === END) {
        checkDigests(content, digests);
        isComplete = true;
      } else {
        digests.set(name, createHash('sha256').update(content).digest('hex'));
        yield { name, content };
      }
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  } finally {
    file.destroy();
  }
  if (!isComplete) throw damaged();
}

async function openArchive(path: string, file: Readable, key: string | null): Promise<Readable> {
  const handle = await open(path, 'r');
  const { buffer } = await handle.read(Buffer.alloc(21), 0, 21, 0);
  await handle.close();
  const isEncrypted = buffer.toString('latin1').startsWith('age-encryption.org/v1');
  if (isEncrypted && key === null)
    throw new BackupError('This backup is encrypted: set BACKUP_KEY to the key that opens it.');
  if (isEncrypted && key !== null) return decrypt(file, key);
  if (buffer[0] !== 0x1f || buffer[1] !== 0x8b)
    throw new BackupError(`${path} is not a backup that npm run backup made.`);
  return file;
}

function checkDigests(content: Buffer, digests: Map<string, string>): void {
  const { sha256 } = endSchema.parse(JSON.parse(content.toString()));
  const stated = Object.entries(sha256);
  if (stated.length !== digests.size) throw damaged();
  for (const [name, digest] of stated) if (digest !== digests.get(name)) throw damaged();
}

function damaged(cause?: unknown): BackupError {
  return new BackupError(
    'The backup is damaged: it was cut off or changed. Nothing was restored.',
    {
      cause,
    },
  );
}
