import 'server-only';
import type { NextAuthConfig } from 'next-auth';
import { CredentialsSignin } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { signInSchema } from '~/schemas/auth';
import type { ServiceContext } from '~/server/context';
import { appSecrets } from '~/server/credentials/app-secrets';
import { findSession, SESSION_DAYS } from '~/server/credentials/session-rows';
import { isUnavailable } from '~/server/database/unavailable';
import { ServiceError, toServiceError } from '~/server/errors';
import { type AuthenticatedUser, authenticate } from '~/server/services/account/authenticate';
import { type SignedIn, signIn } from '~/server/services/account/sign-in';
import { signOut } from '~/server/services/account/sign-out';
import { mergeVisitorCart } from '~/server/services/cart/merge-visitor-cart';
import { log } from '~/server/telemetry/log.mjs';
import { isHttps, returnAddressCookie, sessionCookie } from './cookies';
import { ensureDeviceCookie } from './device-cookie';
import { endUnusedSession } from './end-unused-session';

/** One call of Auth.js: its context, and its outcome. */
export interface AuthAttempt {
  ctx: ServiceContext;
  /** The error that stopped the login or the look-up of the session. */
  error?: ServiceError;
  /** The request is unreadable, or its return address is invalid. */
  malformed?: true;
  /** Set once the password is checked. */
  authenticated?: AuthenticatedUser;
  /** Set once the session row is written. */
  signedIn?: SignedIn;
}

/** The data that Auth.js passes between its callbacks during one request. */
type AuthTicket = JWT & { token?: string; sessionId?: string };

/** Configuration of Auth.js with revocable sessions. Its credentials provider requires the `jwt` strategy, so
 *  `encode` and `decode` replace the JWT by an opaque random token of a `Session` row.
 *  @param getAttempt returns the running call of Auth.js, because one configuration serves all calls */
export function authConfig(getAttempt: () => AuthAttempt): NextAuthConfig {
  return {
    secret: appSecrets(),
    trustHost: true,
    basePath: '/api/auth',
    useSecureCookies: isHttps(),
    session: { strategy: 'jwt', maxAge: SESSION_DAYS * 24 * 60 * 60 },
    cookies: { sessionToken: sessionCookie(), callbackUrl: returnAddressCookie() },
    pages: { signIn: '/login', signOut: '/', error: '/login' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: (credentials) => authorize(getAttempt(), credentials),
      }),
    ],
    jwt: {
      encode: async ({ token }) => {
        const ticket = (token ?? {}) as AuthTicket;
        const attempt = getAttempt();
        return ticket.token ?? rememberError(attempt, startSession(attempt, ticket.sub));
      },
      decode: async ({ token }): Promise<AuthTicket | null> => {
        if (!token) return null;
        const attempt = getAttempt();
        const { db, now } = attempt.ctx;
        const found = await rememberError(attempt, findSession(db, token, now()));
        return found && { sub: found.userId, sessionId: found.sessionId, token };
      },
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => toOwnAddress(url, baseUrl),
      session: ({ session, token }) => ({ ...session, user: { id: token.sub } }),
    },
    events: {
      signOut: async (message) => {
        const ticket = 'token' in message ? (message.token as AuthTicket | null) : null;
        const attempt = getAttempt();
        if (ticket?.sessionId) await rememberError(attempt, signOut({ ctx: attempt.ctx }));
      },
    },
    logger: { error: (error) => reportError(getAttempt(), error), warn: () => {}, debug: () => {} },
  };
}

async function authorize(attempt: AuthAttempt, credentials: unknown) {
  const input = signInSchema.safeParse(credentials);
  if (!input.success) return null;
  try {
    attempt.authenticated = await authenticate({ ctx: attempt.ctx, input: input.data });
    return { id: attempt.authenticated.id };
  } catch (error) {
    attempt.error = toServiceError(error) ?? undefined;
    if (!attempt.error) throw error;
    throw new CredentialsSignin(attempt.error.code);
  }
}

/** Stores the error of `work` in the attempt, because Auth.js reports every error as a missing login. */
async function rememberError<T>(attempt: AuthAttempt, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    attempt.error ??= toServiceError(error) ?? undefined;
    throw error;
  });
}

/** Creates a session with a new token at every login, and ends the browser's previous session.
 *  @param userId of the user, by Auth.js */
async function startSession(attempt: AuthAttempt, userId: string | undefined): Promise<string> {
  const { authenticated } = attempt;
  if (!authenticated || authenticated.id !== userId) throw new ServiceError('INVALID_CREDENTIALS');
  const signedIn = await signIn({
    ctx: await ensureDeviceCookie(attempt.ctx),
    input: authenticated,
  });
  if (!signedIn) {
    attempt.error = new ServiceError('INVALID_CREDENTIALS');
    throw new CredentialsSignin('INVALID_CREDENTIALS');
  }
  await mergeCart(attempt.ctx, signedIn);
  attempt.signedIn = signedIn;
  return signedIn.token;
}

/** Merges the visitor's cart into the account's. While the database is unreachable the login fails before the
 *  browser has its cookie, and the next login merges. Any other error is logged, and does not prevent the login.
 *  @throws DatabaseUnavailable */
async function mergeCart(ctx: ServiceContext, signedIn: SignedIn): Promise<void> {
  if (!signedIn.hasVisitorCart) return;
  try {
    await mergeVisitorCart({ ctx, input: { userId: signedIn.actor.id } });
  } catch (error) {
    if (isUnavailable(error)) {
      // No browser has its token. This is not awaited, because the database may be unreachable.
      void endUnusedSession(ctx.db, signedIn.actor.sessionId);
      throw error;
    }
    log.error({ error }, 'A cart was not merged at a login');
  }
}

/** Auth.js's errors for an invalid return address, and for a body with invalid JSON. */
const MALFORMED_REQUESTS = new Set(['InvalidCallbackUrl', 'SyntaxError']);

const EXPECTED_ERRORS = new Set([
  'CredentialsSignin',
  'InvalidProvider',
  'JWTSessionError',
  'MissingCSRF',
  'UnknownAction',
]);

/** The address when it is one of this site, else the site's own. */
function toOwnAddress(address: string, site: string): string {
  const url = URL.canParse(address, site) ? new URL(address, site) : null;
  return url?.origin === new URL(site).origin ? url.href : site;
}

/** Logs an error of Auth.js, unless the request caused it: an ended session, a wrong password, a malformed
 *  request. */
function reportError(attempt: AuthAttempt, error: Error): void {
  const type = 'type' in error ? String(error.type) : error.name;
  if (MALFORMED_REQUESTS.has(type)) attempt.malformed = true;
  else if (!EXPECTED_ERRORS.has(type)) log.error({ error }, 'Auth.js failed');
}
