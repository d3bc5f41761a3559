import { errors as errorsEn } from '~/i18n/locales/en/errors';
import { validation as validationEn } from '~/i18n/locales/en/validation';
import { errors as errorsZh } from '~/i18n/locales/zh/errors';
import { validation as validationZh } from '~/i18n/locales/zh/validation';
import type { Language } from '~/lib/language';
import { toTable } from '~/lib/to-table';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';

const MESSAGES = {
  zh: { errors: errorsZh, validation: validationZh },
  en: { errors: errorsEn, validation: validationEn },
};

/** A response of `/api/front`: JSON whose first field is `result`, never cached. */
export function envelopeResponse(
  body: { result: boolean } & Record<string, unknown>,
  { status, headers }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  // A plain object: `Response` would copy a `Headers` once more.
  const sent = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  return new Response(JSON.stringify(body), { status, headers: sent });
}

export interface ErrorResponseOptions {
  code: ErrorCode;
  /** A more specific sentence than the code's own. */
  message?: string;
  /** Field → message key below `validation.` or an error code. */
  fields?: Record<string, string>;
  language: Language;
  headers?: Record<string, string>;
  requestId?: string;
}

/** An error of the contract: status 200, because legacy clients read the body. */
export function errorResponse(options: ErrorResponseOptions): Response {
  return toErrorEnvelope(options, 200);
}

/** An error with the status of its code, for protocol errors and for calls outside of the contract. */
export function errorResponseWithStatus(options: ErrorResponseOptions): Response {
  return toErrorEnvelope(options, ERROR_STATUS[options.code]);
}

/** An error in the caller's language. The message of LOGIN_USER_REQUIRED is the code itself, which legacy
 *  clients compare. */
function toErrorEnvelope(options: ErrorResponseOptions, status: number): Response {
  const { code, message, fields, language, headers, requestId } = options;
  const sentence = message ?? MESSAGES[language].errors[code];
  const errorMessage = code === 'LOGIN_USER_REQUIRED' ? code : sentence;
  return envelopeResponse(
    {
      result: false,
      errorMessage,
      errorCode: code,
      ...(fields && { fields: toSentences(fields, language) }),
      ...(requestId && { requestId }),
    },
    { status, headers },
  );
}

function toSentences(fields: Record<string, string>, language: Language): Record<string, string> {
  const texts = MESSAGES[language];
  const known = toTable<string>({ ...texts.errors, ...texts.validation });
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [
      field,
      known.get(key) ?? texts.validation.invalid,
    ]),
  );
}
