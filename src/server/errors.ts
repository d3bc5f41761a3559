import type { ErrorCode } from '~/schemas/error-codes';

/** A refusal that the person asking can understand. Doors translate it; services never do. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param code   stable, the same on tRPC and REST
   * @param fields for VALIDATION_FAILED: field → error code or zod message key
   * @param retryAfterSeconds for TOO_MANY_REQUESTS: when trying again makes sense
   */
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}
