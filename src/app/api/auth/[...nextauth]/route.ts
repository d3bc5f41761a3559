import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authConfig } from '~/server/auth/auth-config';
import { requestContext } from '~/server/auth/request-context';

/** Auth.js's own endpoints: the same accounts, the same session rows, the same origin check. */
async function handler(req: NextRequest): Promise<Response> {
  const ctx = await requestContext({ req });
  if (req.method !== 'GET' && !ctx.stateChangeAllowed)
    return Response.json({ message: 'Origin not allowed' }, { status: 403 });
  const { handlers } = NextAuth(authConfig({ ctx }));
  return req.method === 'GET' ? handlers.GET(req) : handlers.POST(req);
}

export { handler as GET, handler as POST };
