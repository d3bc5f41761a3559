import type { ErrorCode } from '~/schemas/error-codes';
import { isUnavailable } from './database/unavailable';

/** An error that the caller can understand. Entry points translate it; services never do. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param code   stable, the same on tRPC and REST
   * @param fields for VALIDATION_FAILED: field → error code or zod message key; for PRICE_LADDER: `longer` and
   *   `shorter` → name of the plan
   * @param retryAfterSeconds for TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: seconds until a retry makes sense
   */
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}

/** The error that an entry point may report: a service's own, or SERVICE_UNAVAILABLE while the database is
 *  unreachable; null for an unexpected error. */
export function toServiceError(error: unknown): ServiceError | null {
  if (isUnavailable(error))
    return new ServiceError('SERVICE_UNAVAILABLE', undefined, error.retryAfterSeconds);
  return error instanceof ServiceError ? error : null;
}
