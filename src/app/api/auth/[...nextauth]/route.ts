import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { env } from '~/env';
import { type AuthDoor, authConfig } from '~/server/auth/auth-config';
import { requestContext } from '~/server/auth/request-context';
import { ServiceError } from '~/server/errors';
import { admit } from '~/server/throttle/admit';

/** Auth.js's own endpoints: the same accounts, the same session rows, the same origin check. */
async function handler(req: NextRequest): Promise<Response> {
  const ctx = await requestContext({ req });
  if (req.method !== 'GET' && !ctx.stateChangeAllowed)
    return Response.json({ message: 'Origin not allowed' }, { status: 403 });
  const door: AuthDoor = { ctx };
  const { handlers } = NextAuth(authConfig(door));
  if (req.method === 'GET') return handlers.GET(atHome(req));
  try {
    await admit(ctx, 'state-change');
    const response = await handlers.POST(atHome(req));
    return tooMany(door.refusal) ?? response;
  } catch (error) {
    const refused = tooMany(error);
    if (!refused) throw error;
    return refused;
  }
}

/** Auth.js would tell its caller of a wrong password. */
function tooMany(refusal: unknown): Response | null {
  if (!(refusal instanceof ServiceError) || refusal.code !== 'TOO_MANY_REQUESTS') return null;
  const headers = { 'retry-after': String(refusal.retryAfterSeconds ?? 60) };
  return Response.json({ message: 'Too many requests' }, { status: 429, headers });
}

/** Auth.js redirects to the origin that it is asked at, which is whatever the Host header says. */
function atHome(req: NextRequest): NextRequest {
  const { pathname, search } = req.nextUrl;
  return new NextRequest(new URL(pathname + search, env().APP_URL), req);
}

export { handler as GET, handler as POST };
