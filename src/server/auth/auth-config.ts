import 'server-only';
import type { NextAuthConfig } from 'next-auth';
import { CredentialsSignin } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { env } from '~/env';
import { loginSchema } from '~/schemas/auth';
import type { ServiceContext } from '~/server/context';
import { findSession, SESSION_DAYS } from '~/server/credentials/session-rows';
import { asRefusal, ServiceError } from '~/server/errors';
import { authenticate } from '~/server/services/account/authenticate';
import { logIn } from '~/server/services/account/log-in';
import { logOut } from '~/server/services/account/log-out';
import { mergeVisitorCart } from '~/server/services/cart/merge-visitor-cart';
import { isHttps, returnCookie, sessionCookie } from './cookies';
import { recognisableBrowser } from './recognisable-browser';

/** The door that Auth.js is opened for: who asks now, and what became of it. */
export interface AuthDoor {
  ctx: ServiceContext;
  /** Why it cannot let anybody in, or tell who is here. */
  refusal?: ServiceError;
  /** The request cannot be read, or names an address to return to that is none. */
  malformed?: true;
  /** Set once the session row is written. */
  signedIn?: { userId: string; token: string };
}

/** What our opaque token carries through Auth.js while a request lasts. */
type Ticket = JWT & { passwordChangedAt?: number; token?: string; sessionId?: string };

/** Auth.js on our terms. Credentials insist on the `jwt` strategy: `encode` and `decode` turn its token
 *  into an opaque random one that stands for a `Session` row, so that a session can be revoked. */
export function authConfig(door: AuthDoor): NextAuthConfig {
  const { ctx } = door;
  return {
    secret: env().APP_SECRET,
    trustHost: true,
    basePath: '/api/auth',
    useSecureCookies: isHttps(),
    session: { strategy: 'jwt', maxAge: SESSION_DAYS * 24 * 60 * 60 },
    cookies: { sessionToken: sessionCookie(), callbackUrl: returnCookie() },
    pages: { signIn: '/login', signOut: '/', error: '/login' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: (given) => authorize(door, given),
      }),
    ],
    jwt: {
      encode: async ({ token }) => {
        const ticket = (token ?? {}) as Ticket;
        return ticket.token ?? remembered(door, startSession(door, ticket));
      },
      decode: async ({ token }): Promise<Ticket | null> => {
        const found = token ? await remembered(door, findSession(ctx.db, token, ctx.now())) : null;
        return found && { sub: found.userId, sessionId: found.sessionId, token };
      },
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => atHome(url, baseUrl),
      jwt: ({ token, user }) => (user ? { ...token, ...user } : token),
      session: ({ session, token }) => ({ ...session, user: { id: token.sub } }),
    },
    events: {
      signIn: ({ user }) => mergeCart(door, user.id),
      signOut: async (message) => {
        const ticket = 'token' in message ? (message.token as Ticket | null) : null;
        if (ticket?.sessionId) await remembered(door, logOut({ ctx }));
      },
    },
    logger: { error: (error) => reportError(door, error), warn: () => {}, debug: () => {} },
  };
}

async function authorize(door: AuthDoor, given: unknown) {
  const input = loginSchema.safeParse(given);
  if (!input.success) return null;
  try {
    const { id, passwordChangedAt } = await authenticate({ ctx: door.ctx, input: input.data });
    return { id, passwordChangedAt: passwordChangedAt.getTime() };
  } catch (error) {
    door.refusal = asRefusal(error) ?? undefined;
    if (!door.refusal) throw error;
    throw new CredentialsSignin(door.refusal.code);
  }
}

/** Auth.js takes every failure for nobody being logged in; the door remembers that this was another. */
async function remembered<T>(door: AuthDoor, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    door.refusal ??= asRefusal(error) ?? undefined;
    throw error;
  });
}

/** A new token at every login; the browser's session before it ends. */
async function startSession(door: AuthDoor, { sub, passwordChangedAt }: Ticket): Promise<string> {
  if (!sub || passwordChangedAt === undefined) throw new ServiceError('INVALID_CREDENTIALS');
  const token = await logIn({
    ctx: await recognisableBrowser(door.ctx),
    input: { id: sub, passwordChangedAt: new Date(passwordChangedAt) },
  });
  if (!token) {
    door.refusal = new ServiceError('INVALID_CREDENTIALS');
    throw new CredentialsSignin('INVALID_CREDENTIALS');
  }
  door.signedIn = { userId: sub, token };
  return token;
}

/** The visitor's cart becomes the account's. A failure is reported and keeps nobody out. */
async function mergeCart({ ctx }: AuthDoor, userId: string | undefined): Promise<void> {
  if (!userId || ctx.actor.kind !== 'visitor') return;
  await mergeVisitorCart({ ctx, input: { userId } });
}

/** A return address that is none, a body that is not the JSON it says it is. */
const MALFORMED = new Set(['InvalidCallbackUrl', 'SyntaxError']);

const EXPECTED = new Set([
  'CredentialsSignin',
  'InvalidProvider',
  'JWTSessionError',
  'MissingCSRF',
  'UnknownAction',
]);

/** Addresses of this site only; for any other, and for what is none, the site itself. */
function atHome(address: string, site: string): string {
  const url = URL.canParse(address, site) ? new URL(address, site) : null;
  return url?.origin === new URL(site).origin ? url.href : site;
}

/** An ended session, a wrong password or a broken request is no error of ours. */
function reportError(door: AuthDoor, error: Error): void {
  const type = 'type' in error ? String(error.type) : error.name;
  if (MALFORMED.has(type)) door.malformed = true;
  else if (!EXPECTED.has(type)) console.error('[auth]', error);
}
