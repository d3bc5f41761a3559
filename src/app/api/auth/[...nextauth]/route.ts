import { NextRequest } from 'next/server';
import { env } from '~/env';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';
import type { AuthAttempt } from '~/server/auth/auth-config';
import { callAuthjs } from '~/server/auth/authjs';
import { isHttps, returnAddressCookie } from '~/server/auth/cookies';
import { requestContext } from '~/server/auth/request-context';
import { toServiceError } from '~/server/errors';
import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { recordRequest } from '~/server/telemetry/record-request';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';

/** Maximum size of a body, bytes: a form with an e-mail address and a password. */
const MAX_BYTES = 16 * 1024;

/** Auth.js's actions that our pages call, for the log. */
const ACTIONS = new Set(['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout']);

/** Auth.js's endpoints, with our accounts, session rows and origin check. */
function handler(req: NextRequest): Promise<Response> {
  const action = req.nextUrl.pathname.split('/')[3] ?? '';
  const call = ACTIONS.has(action) ? action : 'unknown';
  return recordRequest({ entry: 'auth', call, headers: req.headers }, () => respond(req));
}

async function respond(req: NextRequest): Promise<Response> {
  try {
    return await toResponse(req);
  } catch (error) {
    if (error instanceof PayloadTooLargeError)
      return Response.json({ message: 'Too large' }, { status: 413 });
    const refusedResponse = toErrorResponse(error);
    if (!refusedResponse) throw error;
    return refusedResponse;
  }
}

async function toResponse(req: NextRequest): Promise<Response> {
  const ctx = await requestContext({ req });
  if (req.method !== 'GET' && !ctx.isTrustedOrigin)
    return Response.json({ message: 'Origin not allowed' }, { status: 403 });
  if (!isKnown(req.nextUrl.pathname))
    return Response.json({ message: 'No such way to log in' }, { status: 404 });
  const context: AuthAttempt = { ctx };
  if (req.method !== 'GET') await consumeRateLimit(ctx, 'state-change');
  const body = req.body ? await readBodyWithLimit(req, MAX_BYTES) : undefined;
  const response = await callAuthjs(context, ({ handlers }) =>
    (req.method === 'GET' ? handlers.GET : handlers.POST)(withOwnOrigin(req, body)),
  );
  return toErrorResponse(context.error) ?? (context.malformed ? malformed() : response);
}

/** Whether `/api/auth/<action>/<provider>` names an existing provider, or none where Auth.js needs none: it treats
 *  anything else as a fault of its own and logs it. */
function isKnown(pathname: string): boolean {
  const [action, provider = ''] = pathname.split('/').slice(3);
  if (action === 'webauthn-options') return false;
  return provider === '' ? action !== 'callback' : provider === 'credentials';
}

/** Response to a malformed request, for which Auth.js would report a configuration error. */
function malformed(): Response {
  const cookie = `${returnAddressCookie().name}=; Path=/; Max-Age=0${isHttps() ? '; Secure' : ''}`;
  const headers = { 'set-cookie': cookie };
  return Response.json({ message: 'Malformed request' }, { status: 400, headers });
}

/** Messages of temporary errors, after which the request can be repeated. */
const UNAVAILABLE_RESPONSES: Partial<Record<ErrorCode, string>> = {
  TOO_MANY_REQUESTS: 'Too many requests',
  SERVICE_UNAVAILABLE: 'Cannot answer just now',
};

/** Response to a temporary error, for which Auth.js would report a wrong password or no session. */
function toErrorResponse(error: unknown): Response | null {
  const errorResponse = toServiceError(error);
  const message = errorResponse && UNAVAILABLE_RESPONSES[errorResponse.code];
  if (!message) return null;
  const headers = { 'retry-after': String(errorResponse.retryAfterSeconds ?? 60) };
  return Response.json({ message }, { status: ERROR_STATUS[errorResponse.code], headers });
}

/** Copies a request, with the origin of APP_URL and a valid name of an error: Auth.js redirects to the origin of the
 *  Host header, and writes the name of an error into a header without a check. */
function withOwnOrigin(req: NextRequest, body: BodyInit | undefined): NextRequest {
  const { pathname, search } = req.nextUrl;
  const url = new URL(pathname + search, env().APP_URL);
  if (!/^\w{0,50}$/.test(url.searchParams.get('error') ?? ''))
    url.searchParams.set('error', 'Default');
  const { method, headers, signal } = req;
  return new NextRequest(url, { method, headers, signal, body });
}

export { handler as GET, handler as POST };
