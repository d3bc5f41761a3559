import { toServiceError } from './errors';

/** The answer of a door without a shape of its own while the database is away; null for every other
 *  failure. */
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
