import { TRPCClientError } from '@trpc/client';
import { ERROR_CODES, type ErrorCode } from '~/schemas/error-codes';
import { ApiCallError } from './api-call-error';

const KNOWN_CODES: readonly string[] = ERROR_CODES;

interface ErrorData {
  errorCode?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

function getErrorData(error: unknown): ErrorData {
  const isCallError = error instanceof TRPCClientError || error instanceof ApiCallError;
  return (isCallError ? (error.data as ErrorData | null | undefined) : null) ?? {};
}

/** The stable code of a failed call; null when the server did not answer at all (the network is gone). */
export function errorCode(error: unknown): ErrorCode | null {
  const code = getErrorData(error).errorCode;
  return code !== undefined && KNOWN_CODES.includes(code) ? (code as ErrorCode) : null;
}

/** Whether nobody knows what became of a call: nothing answered, or the server could not learn it in time.
 *  It may have happened; what was typed or said is kept for another try. */
export function isUndecided(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === 'SERVICE_UNAVAILABLE';
}

/** Field → key below `validation.` or an error code, of a refused form. */
export function errorFields(error: unknown): Record<string, string> {
  return getErrorData(error).fields ?? {};
}

/** Seconds after which a throttled call makes sense again; null when the server did not say. */
export function retryAfter(error: unknown): number | null {
  return errorCode(error) === 'TOO_MANY_REQUESTS' ? (getErrorData(error).retryAfter ?? null) : null;
}
