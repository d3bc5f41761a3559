import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '~/env';

/** Whether a request's `Authorization` has the METRICS_TOKEN; false if there is none. */
export function canReadMetrics(authorization: string | null): boolean {
  const token = env().METRICS_TOKEN;
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
