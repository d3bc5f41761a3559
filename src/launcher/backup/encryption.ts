import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error';

const MIN_PASSPHRASE = 16;

/** The kind of BACKUP_KEY: an age recipient can only encrypt, an age identity and a passphrase can do both. */
type Key = { kind: 'recipient' | 'identity' | 'passphrase'; text: string };

function readKey(text: string): Key {
  if (text.startsWith('AGE-SECRET-KEY-')) return { kind: 'identity', text };
  if (text.startsWith('age1')) return { kind: 'recipient', text };
  if (text.length >= MIN_PASSPHRASE) return { kind: 'passphrase', text };
  throw new BackupError(
    `BACKUP_KEY is too short: it needs ${MIN_PASSPHRASE} characters or more, such as openssl rand -hex 32 prints.`,
  );
}

/** Whether files that are encrypted with the key can be read with it. */
export function canDecrypt(key: string): boolean {
  return readKey(key).kind !== 'recipient';
}

/** Encrypts into the format of age (age-encryption.org/v1): authenticated, in chunks, so that neither a changed
 *  nor a shortened file is read.
 *  @throws BackupError when the key is not usable */
export async function encrypt(stream: Readable, text: string): Promise<Readable> {
  const key = readKey(text);
  const encrypter = new Encrypter();
  try {
    if (key.kind === 'passphrase') encrypter.setPassphrase(key.text);
    else
      encrypter.addRecipient(
        key.kind === 'identity' ? await identityToRecipient(key.text) : key.text,
      );
  } catch (cause) {
    throw new BackupError('BACKUP_KEY is not usable: it is no key of age.', { cause });
  }
  const web = Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(web)) as unknown as ReadableStream);
}

/** @throws BackupError when the key does not open it; a change further on fails while it is read */
export async function decrypt(stream: Readable, text: string): Promise<Readable> {
  const key = readKey(text);
  if (key.kind === 'recipient')
    throw new BackupError(
      'BACKUP_KEY is the public half of a key, which can only encrypt. Set it to the secret half: AGE-SECRET-KEY-….',
    );
  const decrypter = new Decrypter();
  try {
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.text);
    else decrypter.addIdentity(key.text);
    const web = Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
    return Readable.fromWeb((await decrypter.decrypt(web)) as unknown as ReadableStream);
  } catch (cause) {
    throw new BackupError('BACKUP_KEY does not open this backup: it was made with another key.', {
      cause,
    });
  }
}
