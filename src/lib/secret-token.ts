import { hash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits as text that is safe in cookies and addresses (43 characters). */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a secret token (SHA-256); only this is stored, so that a leaked database gives no access. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
