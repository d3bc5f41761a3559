import 'server-only';
import { randomUUID } from 'node:crypto';
import { waitSentence } from '~/i18n/wait-sentence';
import { DEFAULT_LANGUAGE, type Language } from '~/lib/language';
import { fieldMessages } from '~/schemas/field-messages';
import { linkAllowed } from '~/server/auth/origin-check';
import {
  browserLanguage,
  type RequestContext,
  requestContext,
} from '~/server/auth/request-context';
import { asRefusal, ServiceError } from '~/server/errors';
import { admit } from '~/server/throttle/admit';
import { BodyError, readBody } from './body';
import type { FrontCall } from './call';
import { frontCalls } from './calls';
import { preflight, withCors } from './cors';
import { envelope, refuse, refuseWithStatus } from './envelope';
import { isTokenGood } from './token';

/** Answers any request below `/api/front`. Nothing here knows the business: it checks the protocol,
 *  asks the call, and puts whatever comes of it into the envelope.
 *  @param path the call's path, such as `auth/login` */
export async function answerFront(request: Request, path: string): Promise<Response> {
  const call = Object.hasOwn(frontCalls, path) ? frontCalls[path] : undefined;
  const asksFirst = request.headers.has('access-control-request-method');
  if (request.method === 'OPTIONS' && (call || asksFirst)) return preflight(request, allowed(call));
  const response = withCors(request, await answer(request, call));
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** The methods of a call. For one that nobody knows, a page may ask and read just that. */
function allowed(call: FrontCall | undefined): string {
  if (!call) return 'GET, HEAD, POST, OPTIONS';
  const isRead = call.method === 'GET' && !call.changesState;
  return isRead ? 'GET, HEAD, OPTIONS' : `${call.method}, OPTIONS`;
}

async function answer(request: Request, call: FrontCall | undefined): Promise<Response> {
  const requestId = randomUUID();
  let language: Language = DEFAULT_LANGUAGE;
  try {
    language = await browserLanguage(request.headers);
    const ctx = await requestContext({ req: request, requestId, language });
    return protocolRefusal(request, ctx, call) ?? (await ask(request, ctx, call as FrontCall));
  } catch (error) {
    if (error instanceof BodyError) return refuseWithStatus({ code: error.code, language });
    const known = asRefusal(error);
    if (known) return refusal(known, language);
    console.error(`[${requestId}] /api/front failed`, error);
    return refuseWithStatus({ code: 'INTERNAL', language, requestId });
  }
}

/** Unknown calls, wrong methods, strangers' pages: what no client of the contract does. */
function protocolRefusal(request: Request, ctx: RequestContext, call: FrontCall | undefined) {
  const { language } = ctx;
  if (!call) return refuseWithStatus({ code: 'NOT_FOUND', language });
  const allow = allowed(call);
  if (!allow.split(', ').includes(request.method))
    return refuseWithStatus({ code: 'METHOD_NOT_ALLOWED', language, headers: { allow } });
  const permitted = call.method === 'POST' ? ctx.stateChangeAllowed : linkAllowed(request.headers);
  if ((call.method === 'POST' || call.changesState) && !permitted)
    return refuseWithStatus({ code: 'FORBIDDEN', language });
}

function refusal({ code, fields, retryAfterSeconds = 60 }: ServiceError, language: Language) {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (code === 'SERVICE_UNAVAILABLE') return refuseWithStatus({ code, language, headers });
  if (code !== 'TOO_MANY_REQUESTS') return refuse({ code, fields, language });
  const message = waitSentence(language, retryAfterSeconds);
  return refuseWithStatus({ code, message, language, headers });
}

async function ask(request: Request, ctx: RequestContext, call: FrontCall): Promise<Response> {
  if (call.method === 'POST' || call.changesState) await admit(ctx, 'state-change');
  const fields = call.method === 'POST' ? await readBody(request, call.multipart ?? false) : {};
  if (call.login && ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (call.token) {
    const token = call.token === 'X-Token' ? request.headers.get('x-token') : fields._token;
    if (!(await isTokenGood(ctx, token))) throw new ServiceError('CSRF_FAILED');
  }
  const input = await call.input.safeParseAsync(fields);
  if (!input.success) throw new ServiceError('VALIDATION_FAILED', fieldMessages(input.error));
  return envelope({ result: true, ...(await call.answer({ ctx, input: input.data })) });
}
