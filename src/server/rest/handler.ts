import 'server-only';
import { formatRetryAfter } from '~/i18n/format-retry-after';
import { DEFAULT_LANGUAGE, type Language } from '~/lib/language';
import { toTable } from '~/lib/to-table';
import type { ErrorCode } from '~/schemas/error-codes';
import { fieldMessages } from '~/schemas/field-messages';
import { isTrustedNavigation } from '~/server/auth/origin-check';
import {
  browserLanguage,
  type RequestContext,
  requestContext,
} from '~/server/auth/request-context';
import { requireUser, toLoginError } from '~/server/context';
import { ServiceError, toServiceError } from '~/server/errors';
import { recordCall } from '~/server/telemetry/record-call';
import { getRequestId } from '~/server/telemetry/request-id';
import { withRequest } from '~/server/telemetry/tracing';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { readBody } from './body';
import { preflightResponse, withCors } from './cors';
import { verifyCsrfToken } from './csrf';
import type { RestEndpoint } from './endpoint';
import { restEndpoints } from './endpoints';
import { envelopeResponse, errorResponse, errorResponseWithStatus } from './envelope';
import { ProtocolError } from './protocol-error';

const ENDPOINTS = toTable(restEndpoints);

/** Handles every request below `/api/front`. It contains no business rules: it checks the protocol, runs the
 *  call, and puts the result or error into the envelope.
 *  @param path the call's path, such as `auth/login` */
export async function handleRestRequest(request: Request, path: string): Promise<Response> {
  const endpoint = ENDPOINTS.get(path);
  const isPreflight = request.headers.has('access-control-request-method');
  if (request.method === 'OPTIONS' && (endpoint || isPreflight))
    return preflightResponse(request, allowedMethods(endpoint));
  const response = withCors(request, await respond(request, path, endpoint));
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** The methods of a call. An unknown call allows all of them, so that a page can read its 404. */
function allowedMethods(endpoint: RestEndpoint | undefined): string {
  if (!endpoint) return 'GET, HEAD, POST, OPTIONS';
  const isRead = endpoint.method === 'GET' && !endpoint.changesState;
  return isRead ? 'GET, HEAD, OPTIONS' : `${endpoint.method}, OPTIONS`;
}

function respond(
  request: Request,
  path: string,
  endpoint: RestEndpoint | undefined,
): Promise<Response> {
  const requestId = getRequestId(request.headers);
  const call = endpoint ? path : 'unknown';
  return withRequest(call, requestId, () => runCall(request, endpoint, { requestId, call }));
}

/** Runs a call and records it, inside of its span. */
async function runCall(
  request: Request,
  endpoint: RestEndpoint | undefined,
  { requestId, call }: { requestId: string; call: string },
): Promise<Response> {
  const startedAt = performance.now();
  let language: Language = DEFAULT_LANGUAGE;
  let actor: RequestContext['actor'] | undefined;
  const record = (code: 'OK' | ErrorCode, error?: unknown) =>
    recordCall({ entry: 'rest', call, requestId, actor, startedAt, code, error });
  try {
    language = await browserLanguage(request.headers);
    const ctx = await requestContext({
      req: request,
      requestId,
      language,
      withAccount: endpoint?.sendsAccount,
    });
    actor = ctx.actor;
    checkProtocol(request, ctx, endpoint);
    const response = await callEndpoint(request, ctx, endpoint);
    record('OK');
    return response;
  } catch (error) {
    if (error instanceof ProtocolError) {
      record(error.code);
      return errorResponseWithStatus({ code: error.code, language, headers: error.headers });
    }
    const serviceError = toServiceError(error);
    record(serviceError?.code ?? 'INTERNAL', serviceError ? undefined : error);
    if (serviceError) return serviceErrorResponse(serviceError, language);
    return errorResponseWithStatus({ code: 'INTERNAL', language, requestId });
  }
}

/** Checks the method and the origin of a request to a known call.
 *  @throws ProtocolError NOT_FOUND | METHOD_NOT_ALLOWED | FORBIDDEN */
function checkProtocol(
  request: Request,
  ctx: RequestContext,
  endpoint: RestEndpoint | undefined,
): asserts endpoint is RestEndpoint {
  if (!endpoint) throw new ProtocolError('NOT_FOUND');
  const allow = allowedMethods(endpoint);
  if (!allow.split(', ').includes(request.method))
    throw new ProtocolError('METHOD_NOT_ALLOWED', { allow });
  const permitted =
    endpoint.method === 'POST' ? ctx.isTrustedOrigin : isTrustedNavigation(request.headers);
  if ((endpoint.method === 'POST' || endpoint.changesState) && !permitted)
    throw new ProtocolError('FORBIDDEN');
}

function serviceErrorResponse(
  { code, fields, retryAfterSeconds = 60 }: ServiceError,
  language: Language,
) {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (code === 'SERVICE_UNAVAILABLE') return errorResponseWithStatus({ code, language, headers });
  if (code !== 'TOO_MANY_REQUESTS') return errorResponse({ code, fields, language });
  const message = formatRetryAfter(language, retryAfterSeconds);
  return errorResponseWithStatus({ code, message, language, headers });
}

async function callEndpoint(
  request: Request,
  ctx: RequestContext,
  endpoint: RestEndpoint,
): Promise<Response> {
  if (endpoint.method === 'POST' || endpoint.changesState)
    await consumeRateLimit(ctx, 'state-change');
  const fields =
    endpoint.method === 'POST' ? await readBody(request, endpoint.multipart ?? false) : {};
  if (endpoint.requiresSignIn) requireUser(ctx);
  // A user's request must not be executed as a visitor's.
  const wasReplaced = ctx.actor.kind === 'visitor' && ctx.actor.hasReplacedToken;
  if (wasReplaced && endpoint.method === 'POST' && !endpoint.startsSession)
    throw toLoginError(ctx.actor);
  if (endpoint.token) {
    const token = endpoint.token === 'X-Token' ? request.headers.get('x-token') : fields._token;
    if (!(await verifyCsrfToken(ctx, token))) throw new ServiceError('CSRF_FAILED');
  }
  const input = await endpoint.input.safeParseAsync(fields);
  if (!input.success) throw new ServiceError('VALIDATION_FAILED', fieldMessages(input.error));
  return envelopeResponse({ result: true, ...(await endpoint.handle({ ctx, input: input.data })) });
}
