import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '~/env';

/** How long a token may be used, as often as wanted. */
export const TOKEN_MINUTES = 120;

/** What a token is bound to. */
export interface TokenBinding {
  /** The random value of the browser's cookie. */
  browser: string;
  sessionId: string | null;
}

/** Makes a token: issue time and nonce in the clear, then an HMAC over them and the binding. */
export function antiForgeryToken(binding: TokenBinding, now: Date): string {
  const head = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${signature(head, binding)}`;
}

/** Whether a token was made for this binding within the last two hours. */
export function isAntiForgeryToken(token: string, binding: TokenBinding, now: Date): boolean {
  const [time = '', nonce = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0) return false;
  const expected = Buffer.from(signature(`${time}.${nonce}`, binding));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const age = now.getTime() - Number.parseInt(time, 36);
  return age >= 0 && age <= TOKEN_MINUTES * 60_000;
}

function signature(head: string, { browser, sessionId }: TokenBinding): string {
  return createHmac('sha256', env().APP_SECRET)
    .update(JSON.stringify(['anti-forgery', head, browser, sessionId]))
    .digest('base64url');
}
