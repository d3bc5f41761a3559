import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { env } from '~/env';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';
import { type AuthDoor, authConfig } from '~/server/auth/auth-config';
import { isHttps, returnCookie } from '~/server/auth/cookies';
import { requestContext } from '~/server/auth/request-context';
import { asRefusal } from '~/server/errors';
import { admit } from '~/server/throttle/admit';

/** Auth.js's own endpoints: the same accounts, the same session rows, the same origin check. */
async function handler(req: NextRequest): Promise<Response> {
  try {
    return await answer(req);
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    return refused;
  }
}

async function answer(req: NextRequest): Promise<Response> {
  const ctx = await requestContext({ req });
  if (req.method !== 'GET' && !ctx.stateChangeAllowed)
    return Response.json({ message: 'Origin not allowed' }, { status: 403 });
  if (!isKnown(req.nextUrl.pathname))
    return Response.json({ message: 'No such way to log in' }, { status: 404 });
  const door: AuthDoor = { ctx };
  const { handlers } = NextAuth(authConfig(door));
  if (req.method === 'GET') {
    const response = await handlers.GET(atHome(req));
    return refusalOf(door.refusal) ?? (door.malformed ? malformed() : response);
  }
  await admit(ctx, 'state-change');
  const response = await handlers.POST(atHome(req));
  return refusalOf(door.refusal) ?? (door.malformed ? malformed() : response);
}

/** `/api/auth/<action>/<provider>`: Auth.js takes a way to log in that is not set up for a fault of ours, and
 *  writes each into the log. */
function isKnown(pathname: string): boolean {
  const [action, provider = ''] = pathname.split('/').slice(3);
  return action !== 'webauthn-options' && (provider === '' || provider === 'credentials');
}

/** Auth.js would tell its caller that the server is set up wrong. */
function malformed(): Response {
  const cookie = `${returnCookie().name}=; Path=/; Max-Age=0${isHttps() ? '; Secure' : ''}`;
  const headers = { 'set-cookie': cookie };
  return Response.json({ message: 'Malformed request' }, { status: 400, headers });
}

/** Refusals after which the same request makes sense again, and what a client reads. */
const LATER: Partial<Record<ErrorCode, string>> = {
  TOO_MANY_REQUESTS: 'Too many requests',
  SERVICE_UNAVAILABLE: 'Cannot answer just now',
};

/** Auth.js would tell its caller of a wrong password, or that nobody is logged in. */
function refusalOf(error: unknown): Response | null {
  const refusal = asRefusal(error);
  const message = refusal && LATER[refusal.code];
  if (!message) return null;
  const headers = { 'retry-after': String(refusal.retryAfterSeconds ?? 60) };
  return Response.json({ message }, { status: ERROR_STATUS[refusal.code], headers });
}

/** Auth.js redirects to the origin that it is asked at, which is whatever the Host header says, and puts the
 *  name of an error into a header as it comes. */
function atHome(req: NextRequest): NextRequest {
  const { pathname, search } = req.nextUrl;
  const url = new URL(pathname + search, env().APP_URL);
  if (!/^\w{0,50}$/.test(url.searchParams.get('error') ?? ''))
    url.searchParams.set('error', 'Default');
  return new NextRequest(url, req);
}

export { handler as GET, handler as POST };
