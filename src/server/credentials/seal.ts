import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '~/env';

/** Encrypts a secret that must be stored for a while, such as the token of a link in the mail outbox.
 *  AES-256-GCM with a key derived from APP_SECRET; the result is base64url of IV, tag and ciphertext. */
export function seal(secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(), iv);
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Decrypts a sealed secret.
 *  @throws Error when it was sealed with another key or changed */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function encryptionKey(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().APP_SECRET, '', 'shuoyi seal', 32));
}
