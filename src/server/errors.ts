import type { ErrorCode } from '~/schemas/error-codes';
import { isUnavailable } from './database/unavailable';

/** A refusal that the person asking can understand. Doors translate it; services never do. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param code   stable, the same on tRPC and REST
   * @param fields for VALIDATION_FAILED: field → error code or zod message key
   * @param retryAfterSeconds for TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: when trying again makes sense
   */
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}

/** What a door may tell of a failure: a service's refusal, or that the database is away; null for whatever
 *  nobody expected. */
export function toServiceError(error: unknown): ServiceError | null {
  if (isUnavailable(error))
    return new ServiceError('SERVICE_UNAVAILABLE', undefined, error.retryAfterSeconds);
  return error instanceof ServiceError ? error : null;
}
