import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appSecrets } from '~/server/credentials/app-secrets';

/** Lifetime of a token, within which it may be used any number of times. */
export const CSRF_TOKEN_MINUTES = 120;

/** Maximum time by which a token may be in the future, ms, because another server's clock may be slightly
 *  ahead. */
const MAX_AHEAD_MS = 30_000;

/** The browser and session that a token is bound to. */
export interface CsrfBinding {
  /** The random value of the browser's cookie. */
  browser: string;
  sessionId: string | null;
}

/** A new token `time.nonce.signature`: time of issue (base 36) and nonce in the clear, and an HMAC over them
 *  and the binding. */
export function createCsrfToken(binding: CsrfBinding, now: Date): string {
  const head = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(head, binding, appSecrets()[0])}`;
}

/** Whether a token was made for this binding within the last two hours. */
export function isValidCsrfToken(token: string, binding: CsrfBinding, now: Date): boolean {
  const [time = '', nonce = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return false;
  const actual = Buffer.from(signature);
  const isSigned = appSecrets().some((secret) => {
    const expected = Buffer.from(sign(`${time}.${nonce}`, binding, secret));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  if (!isSigned) return false;
  const age = now.getTime() - Number.parseInt(time, 36);
  return age >= -MAX_AHEAD_MS && age <= CSRF_TOKEN_MINUTES * 60_000;
}

function sign(head: string, { browser, sessionId }: CsrfBinding, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['anti-forgery', head, browser, sessionId]))
    .digest('base64url');
}
