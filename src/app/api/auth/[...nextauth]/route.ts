import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { env } from '~/env';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';
import { type AuthAttempt, authConfig } from '~/server/auth/auth-config';
import { isHttps, returnAddressCookie } from '~/server/auth/cookies';
import { requestContext } from '~/server/auth/request-context';
import { toServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';

/** Auth.js's own endpoints: the same accounts, the same session rows, the same origin check. */
async function handler(req: NextRequest): Promise<Response> {
  try {
    return await toResponse(req);
  } catch (error) {
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
  const { handlers } = NextAuth(authConfig(context));
  if (req.method === 'GET') {
    const response = await handlers.GET(withOwnOrigin(req));
    return toErrorResponse(context.error) ?? (context.malformed ? malformed() : response);
  }
  await consumeRateLimit(ctx, 'state-change');
  const response = await handlers.POST(withOwnOrigin(req));
  return toErrorResponse(context.error) ?? (context.malformed ? malformed() : response);
}

/** `/api/auth/<action>/<provider>`: Auth.js takes a way to log in that is not set up for a fault of ours, and
 *  writes each into the log. */
function isKnown(pathname: string): boolean {
  const [action, provider = ''] = pathname.split('/').slice(3);
  return action !== 'webauthn-options' && (provider === '' || provider === 'credentials');
}

/** Auth.js would tell its caller that the server is set up wrong. */
function malformed(): Response {
  const cookie = `${returnAddressCookie().name}=; Path=/; Max-Age=0${isHttps() ? '; Secure' : ''}`;
  const headers = { 'set-cookie': cookie };
  return Response.json({ message: 'Malformed request' }, { status: 400, headers });
}

/** Refusals after which the same request makes sense again, and what a client reads. */
const UNAVAILABLE_RESPONSES: Partial<Record<ErrorCode, string>> = {
  TOO_MANY_REQUESTS: 'Too many requests',
  SERVICE_UNAVAILABLE: 'Cannot answer just now',
};

/** Auth.js would tell its caller of a wrong password, or that nobody is logged in. */
function toErrorResponse(error: unknown): Response | null {
  const errorResponse = toServiceError(error);
  const message = errorResponse && UNAVAILABLE_RESPONSES[errorResponse.code];
  if (!message) return null;
  const headers = { 'retry-after': String(errorResponse.retryAfterSeconds ?? 60) };
  return Response.json({ message }, { status: ERROR_STATUS[errorResponse.code], headers });
}

/** Auth.js redirects to the origin that it is asked at, which is whatever the Host header says, and puts the
 *  name of an error into a header as it comes. */
function withOwnOrigin(req: NextRequest): NextRequest {
  const { pathname, search } = req.nextUrl;
  const url = new URL(pathname + search, env().APP_URL);
  if (!/^\w{0,50}$/.test(url.searchParams.get('error') ?? ''))
    url.searchParams.set('error', 'Default');
  return new NextRequest(url, req);
}

export { handler as GET, handler as POST };
