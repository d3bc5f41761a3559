import { toServiceError } from './errors';

/** The plain-text 503 of an entry point without an error shape of its own while the database is unreachable;
 *  null for every other error. */
export function toUnavailableResponse(error: unknown): Response | null {
  const serviceError = toServiceError(error);
  if (serviceError?.code !== 'SERVICE_UNAVAILABLE') return null;
  return new Response('not now', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(serviceError.retryAfterSeconds),
    },
  });
}
