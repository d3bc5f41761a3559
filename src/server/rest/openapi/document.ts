import 'server-only';
import { env } from '~/env';
import { errors as errorsEn } from '~/i18n/locales/en/errors';
import { front as frontEn } from '~/i18n/locales/en/front';
import { errors as errorsZh } from '~/i18n/locales/zh/errors';
import { front as frontZh } from '~/i18n/locales/zh/front';
import type { Language } from '~/lib/language';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';
import { browserCookie, sessionCookie } from '~/server/auth/cookies';
import { listErrorCodes } from '../endpoint';
import { restEndpoints } from '../endpoints';
import { errorSchemaWith, type Texts, toOperation } from './operation';
import { componentSchemas } from './schemas';
import type { OpenApiDocument, ResponseObject } from './types';

const TEXTS = {
  zh: { front: frontZh, errors: errorsZh },
  en: { front: frontEn, errors: errorsEn },
};

/** The error codes that `/api/front` returns with a status of their own; every other has the status 200. */
const PROTOCOL_CODES = [
  'BODY_UNREADABLE',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'BODY_TYPE_UNSUPPORTED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** The REST contract as an OpenAPI 3.1 document, generated from the table of calls and its schemas.
 *  @param language of titles and descriptions; names are the same in all */
export function createOpenApiDocument(language: Language): OpenApiDocument {
  const { front, errors } = TEXTS[language];
  return {
    openapi: '3.1.0',
    info: {
      title: front.title,
      version: '1.0.0',
      description: front.intro,
      contact: { email: env().CONTACT_EMAIL },
    },
    servers: [{ url: new URL(env().APP_URL).origin }],
    tags: Object.entries(front.tags).map(([name, description]) => ({ name, description })),
    security: [],
    paths: Object.fromEntries(
      Object.entries(restEndpoints).map(([path, call]) => [
        `/api/front/${path}`,
        { [call.method.toLowerCase()]: toOperation(path, call, front) },
      ]),
    ),
    components: {
      schemas: withErrorCodes(componentSchemas(front), language),
      responses: Object.fromEntries(
        PROTOCOL_CODES.map((code) => [ERROR_STATUS[code], toResponse(code, front, errors[code])]),
      ),
      securitySchemes: {
        session: apiKey('cookie', sessionCookie().name, front.security.session),
        browser: apiKey('cookie', browserCookie().name, front.security.browser),
        token: apiKey('header', 'X-Token', front.security.token),
      },
    },
  };
}

/** The error codes of the contract, with their sentences. */
export function listRestErrorCodes(language: Language): { code: ErrorCode; sentence: string }[] {
  const ownCodes = Object.values(restEndpoints).flatMap(listErrorCodes);
  const { errors } = TEXTS[language];
  return [...new Set<ErrorCode>([...ownCodes, ...PROTOCOL_CODES])].map((code) => ({
    code,
    sentence: code === 'LOGIN_USER_REQUIRED' ? code : errors[code],
  }));
}

function withErrorCodes(schemas: ReturnType<typeof componentSchemas>, language: Language) {
  const { errorCode } = schemas.Refusal?.properties ?? {};
  if (errorCode) errorCode.enum = listRestErrorCodes(language).map(({ code }) => code);
  return schemas;
}

const apiKey = (location: 'cookie' | 'header', name: string, description: string) =>
  ({ type: 'apiKey', in: location, name, description }) as const;

const REQUEST_ID = '2f5d6a3e-1b7c-4c58-9d0a-6e4f8b2c1a90';

function toResponse(
  errorCode: ProtocolCode,
  { statuses }: Texts,
  errorMessage: string,
): ResponseObject {
  const status = ERROR_STATUS[errorCode];
  const requestId = status === 500 ? { requestId: REQUEST_ID } : {};
  const schema = errorSchemaWith([errorCode]);
  const example = { result: false, errorMessage, errorCode, ...requestId };
  return {
    description: statuses[status],
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: statuses.retryAfter, schema: { type: 'integer' } } },
    }),
    ...(status === 405 && {
      headers: { Allow: { description: statuses.allow, schema: { type: 'string' } } },
    }),
    content: { 'application/json': { schema, example } },
  };
}
