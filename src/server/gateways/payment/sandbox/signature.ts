import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between a webhook's timestamp and our clock. */
const TOLERANCE_SECONDS = 300;

export const TIMESTAMP_HEADER = 'x-bank-timestamp';
export const SIGNATURE_HEADER = 'x-bank-signature';

/** HMAC-SHA256 over `timestamp.body`, as hex: the body cannot be changed, nor an old one replayed under a new
 *  time.
 *  @param timestamp whole seconds since 1970 */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Whether a webhook was signed recently with our shared secret. Compared in constant time. */
export function hasValidSignature(
  secret: string,
  headers: Headers,
  body: string,
  now: Date,
): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '', 'utf8');
  const expected = Buffer.from(sign(secret, timestamp, body), 'utf8');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return /^\d{1,12}$/.test(timestamp) && age <= TOLERANCE_SECONDS;
}
