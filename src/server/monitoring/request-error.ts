import 'server-only';
import { isUnavailable } from '~/server/database/unavailable';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';

/** Next's data about a failed request. Its path is omitted everywhere, because addresses of mailed links are
 *  secrets. */
export interface FailedRequest {
  requestId?: string;
  /** Pattern of the address, such as `/[locale]/order`. */
  route: string;
  /** The part that failed: `render`, `route`, `action`, `proxy`. */
  kind: string;
}

/** Logs and counts a request that failed in a page or a route handler, with the id of its response and the
 *  number that its page shows. During an outage of the database, which is logged once, it is only a warning. */
export function recordRequestError(
  error: unknown,
  { requestId, route, kind }: FailedRequest,
): void {
  const isAway = isUnavailable(error) || readDigest(error) === 'SERVICE_UNAVAILABLE';
  // The page shows the digest, because it cannot read the request id from a header.
  const digest = readDigest(error);
  const code = isAway ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
  metrics.failedRequests.inc({ kind, code });
  if (isAway) log.warn({ requestId, route, kind, code }, 'request failed');
  else log.error({ requestId, digest, route, kind, code, error }, 'request failed');
}

function readDigest(error: unknown): string | undefined {
  const { digest } = (error ?? {}) as { digest?: unknown };
  return typeof digest === 'string' ? digest : undefined;
}
