import type { z } from 'zod';
import { formatRetryAfter } from '~/i18n/format-retry-after';
import type { Language } from '~/lib/language';
import { ERROR_CODES, type ErrorCode } from '~/schemas/error-codes';
import { fieldMessages, validationKey } from '~/schemas/field-messages';
import { errorCode, errorFields, retryAfter } from '~/trpc/error-code';

/** Field → key below `validation.` or an error code. */
export type FieldErrors = Record<string, string>;

/** Refusals that belong beside one field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  PASSWORD_TOO_COMMON: 'password',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  EMAIL_TAKEN: 'email',
};

/** What a schema says about the fields of a form; empty when all is well. */
export function checkFields(schema: z.ZodType, fields: Record<string, unknown>): FieldErrors {
  const parsed = schema.safeParse(fields);
  return parsed.success ? {} : fieldMessages(parsed.error);
}

/** What the server said about the fields. */
export function serverFieldErrors(error: unknown): FieldErrors {
  const code = errorCode(error);
  const field = code && FIELD_OF_CODE[code];
  return field ? { [field]: code } : errorFields(error);
}

/** Where the sentence of a field's error is among the texts. */
export function toErrorTextKey(key: string) {
  const codes: readonly string[] = ERROR_CODES;
  return codes.includes(key)
    ? (`errors.${key as ErrorCode}` as const)
    : (`validation.${validationKey(key)}` as const);
}

/** When a throttled call makes sense again, as a sentence; null for every other failure. */
export function retryAfterMessage(error: unknown, language: Language): string | null {
  const seconds = retryAfter(error);
  return seconds === null ? null : formatRetryAfter(language, seconds);
}

/** Whether a call failed because nothing answered. */
export function isNetworkLoss(error: unknown): boolean {
  const cause = error instanceof TypeError ? error : error instanceof Error ? error.cause : null;
  return cause instanceof TypeError;
}
