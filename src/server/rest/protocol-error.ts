import type { ErrorCode } from '~/schemas/error-codes';

/** A request that breaks the protocol of `/api/front`: the response has the status of its code. */
export class ProtocolError extends Error {
  /** @param headers of the response */
  constructor(
    readonly code: ErrorCode,
    readonly headers?: Record<string, string>,
  ) {
    super(`request rejected: ${code}`);
  }
}
