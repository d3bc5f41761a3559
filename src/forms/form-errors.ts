import type { z } from 'zod';
import { formatRetryAfter } from '~/i18n/format-retry-after';
import type { Language } from '~/lib/language';
import { type ErrorCode, isErrorCode } from '~/schemas/error-codes';
import { fieldMessages, validationKey } from '~/schemas/field-messages';
import { errorCode, errorFields, retryAfter } from '~/trpc/error-code';

/** Field → key below `validation.`, or an error code. */
export type FieldErrors = Record<string, string>;

/** Error codes that belong to one field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  PASSWORD_TOO_COMMON: 'password',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  EMAIL_TAKEN: 'email',
};

/** Errors of a schema by field; empty when all fields are valid. */
export function checkFields(schema: z.ZodType, fields: Record<string, unknown>): FieldErrors {
  const parsed = schema.safeParse(fields);
  return parsed.success ? {} : fieldMessages(parsed.error);
}

/** Errors of a server response by field. */
export function serverFieldErrors(error: unknown): FieldErrors {
  const code = errorCode(error);
  const field = code && FIELD_OF_CODE[code];
  return field ? { [field]: code } : errorFields(error);
}

/** Text key of a field's error. */
export function toErrorTextKey(key: string) {
  return isErrorCode(key)
    ? (`errors.${key}` as const)
    : (`validation.${validationKey(key)}` as const);
}

/** When a rate-limited call may be repeated, as a sentence; null for every other error. */
export function retryAfterMessage(error: unknown, language: Language): string | null {
  const seconds = retryAfter(error);
  return seconds === null ? null : formatRetryAfter(language, seconds);
}

/** Whether a call was rejected because the session has ended; the page then redirects to the log-in. */
export function isSessionEnd(error: unknown): boolean {
  return errorCode(error) === 'LOGIN_USER_REQUIRED';
}

/** Whether a call failed without a response. */
export function isNetworkLoss(error: unknown): boolean {
  const cause = error instanceof TypeError ? error : error instanceof Error ? error.cause : null;
  return cause instanceof TypeError;
}
