import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that is safe in cookies and addresses (43 characters). */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret token: its SHA-256, so that a copy of the database opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
