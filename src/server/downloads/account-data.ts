import 'server-only';
import { taipeiDateStamp } from '~/domain/calendar';
import { DEFAULT_LANGUAGE, type Language } from '~/lib/language';
import { REPLACED_HEADER } from '~/lib/replaced-session';
import { reauthenticationSchema } from '~/schemas/security';
import { pageLanguage, requestContext } from '~/server/auth/request-context';
import { ServiceError, toServiceError } from '~/server/errors';
import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { errorResponseWithStatus } from '~/server/rest/envelope';
import { exportData } from '~/server/services/account-data/export-data';
import { log } from '~/server/telemetry/log.mjs';
import { recordRequest } from '~/server/telemetry/record-request';
import { getRequestId } from '~/server/telemetry/request-id';

const MAX_BODY_BYTES = 16 * 1024;

/** Handles `POST /api/account/data`: all stored data of the account, as a file to save. The body is JSON,
 *  `{ "currentPassword": … }`, or empty when recently authenticated. It is a POST with an origin check, so that
 *  no other site can make a browser request it. */
export function handleAccountDataRequest(request: Request): Promise<Response> {
  const recorded = { entry: 'download', call: 'account-data', headers: request.headers } as const;
  return recordRequest(recorded, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  const requestId = getRequestId(request.headers);
  let language: Language = DEFAULT_LANGUAGE;
  try {
    language = await pageLanguage(request.headers);
    const ctx = await requestContext({ req: request, requestId, language });
    if (!ctx.isTrustedOrigin) throw new ServiceError('CSRF_FAILED');
    const input = reauthenticationSchema.safeParse(await readJson(request));
    if (!input.success) throw new ServiceError('VALIDATION_FAILED');
    const parts = await exportData({ ctx, input: input.data });
    return new Response(toStream(parts), { headers: fileHeaders(ctx.now()) });
  } catch (error) {
    const serviceError = toServiceError(error) ?? new ServiceError('INTERNAL');
    if (serviceError.code === 'INTERNAL')
      log.error({ requestId, error }, 'The account data could not be exported.');
    const { code, retryAfterSeconds } = serviceError;
    return errorResponseWithStatus({
      code,
      language,
      requestId,
      headers: {
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        ...(code === 'SESSION_REPLACED' && { [REPLACED_HEADER]: 'replaced' }),
      },
    });
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    const text = new TextDecoder().decode(await readBodyWithLimit(request, MAX_BODY_BYTES));
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof PayloadTooLargeError || error instanceof SyntaxError)
      throw new ServiceError('VALIDATION_FAILED');
    throw error;
  }
}

function fileHeaders(now: Date): Record<string, string> {
  const day = taipeiDateStamp(now).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="shuoyi-data-${day}.json"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

/** Streams the chunks; each is read only when the browser has taken the previous one. An error breaks the
 *  connection, so that a partial file never looks complete. */
function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
