import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { createTrpcContext } from '~/server/api/context';
import { authConfig } from '~/server/auth/auth-config';

/** Auth.js's own endpoints: the same accounts, the same session rows, the same origin check. */
async function handler(req: NextRequest): Promise<Response> {
  const ctx = await createTrpcContext({ req });
  if (req.method !== 'GET' && !ctx.stateChangeAllowed)
    return Response.json({ message: 'Origin not allowed' }, { status: 403 });
  const { handlers } = NextAuth(authConfig({ ctx, userAgent: ctx.userAgent }));
  return req.method === 'GET' ? handlers.GET(req) : handlers.POST(req);
}

export { handler as GET, handler as POST };
