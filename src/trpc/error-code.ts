import { type ErrorCode, isErrorCode } from '~/schemas/error-codes';
import { ApiCallError } from './api-call-error';

interface ErrorData {
  errorCode?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  requestId?: string;
}

/** Name of the errors of the tRPC client. Its class would bring the whole client into the start of every page
 *  that can show an error. */
const CLIENT_ERROR = 'TRPCClientError';

function getErrorData(error: unknown): ErrorData {
  const isCallError =
    error instanceof ApiCallError || (error instanceof Error && error.name === CLIENT_ERROR);
  return (isCallError ? (error as { data?: ErrorData | null }).data : null) ?? {};
}

/** Stable code of a failed call; null when the server did not respond at all (no network). */
export function errorCode(error: unknown): ErrorCode | null {
  const code = getErrorData(error).errorCode;
  return code !== undefined && isErrorCode(code) ? code : null;
}

/** Whether the outcome of a call is unknown: no response, or the server could not determine it in time. The
 *  call may have succeeded, so that the input is stored for a retry. */
export function isUndecided(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === 'SERVICE_UNAVAILABLE';
}

/** Field → key below `validation.` or an error code, of a rejected form. */
export function errorFields(error: unknown): Record<string, string> {
  return getErrorData(error).fields ?? {};
}

/** The tRPC client's data about the response to a failed call. */
interface CallMeta {
  response?: { headers?: Headers };
}

/** The request id of an unexpected error, which identifies its line in the log. It also exists for a foreign
 *  response, such as a proxy's. Null for every error with a remedy of its own, and without a response. */
export function errorReference(error: unknown): string | null {
  const { errorCode: code, requestId } = getErrorData(error);
  if (code !== undefined && code !== 'INTERNAL') return null;
  const { response } = ((error as { meta?: CallMeta } | null)?.meta ?? {}) as CallMeta;
  return requestId ?? response?.headers?.get?.('x-request-id') ?? null;
}

/** Seconds after which a rate-limited call may be retried; null when the server did not give them. */
export function retryAfter(error: unknown): number | null {
  return errorCode(error) === 'TOO_MANY_REQUESTS' ? (getErrorData(error).retryAfter ?? null) : null;
}
