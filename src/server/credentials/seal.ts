import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { appSecrets } from './app-secrets';

/** A scheme of sealing: authenticated encryption, which detects texts that were sealed by another scheme or
 *  another key. */
interface Scheme {
  seal(secret: string, key: Buffer): Buffer;
  /** @throws Error when it was sealed by another scheme or key, or changed */
  unseal(bytes: Buffer, key: Buffer): string;
}

/** IV, tag, ciphertext. */
const AES_256_GCM: Scheme = {
  seal: (secret, key) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  },
  unseal: (bytes, key) => {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  },
};

/** The first one seals; all unseal. Add a new scheme last in one release and move it to the front in the next,
 *  so that servers of neighbouring releases can unseal each other's texts. */
export const SCHEMES: [present: Scheme, ...others: Scheme[]] = [AES_256_GCM];

/** Encrypts a secret that must be stored for a while, such as the token of a link in the mail outbox.
 *  @returns base64url */
export function seal(secret: string): string {
  return SCHEMES[0].seal(secret, encryptionKey(appSecrets()[0])).toString('base64url');
}

/** Decrypts a sealed secret, also one that was sealed with an earlier APP_SECRET.
 *  @throws Error when it was sealed with another key or changed */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of appSecrets().map(encryptionKey))
    for (const scheme of SCHEMES)
      try {
        return scheme.unseal(bytes, key);
      } catch {
        // Of another key or scheme.
      }
  throw new Error('A sealed text was changed, or sealed with a key that is no longer known.');
}

function encryptionKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'shuoyi seal', 32));
}
