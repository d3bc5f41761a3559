import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Auth, raw, skipCSRFCheck } from '@auth/core';
import type { ResponseInternal } from '@auth/core/types';
import NextAuth, { type NextAuthResult } from 'next-auth';
import { env } from '~/env';
import type { SignInInput } from '~/schemas/auth';
import { type AuthAttempt, authConfig } from './auth-config';
import type { CookieRule } from './cookies';
import { requestCookies, requestHeaders } from './current-request';

const attempts = new AsyncLocalStorage<AuthAttempt>();

let authjs: NextAuthResult | undefined;

/** Calls Auth.js for one request. Its one instance is made at the first call, because the settings are not known
 *  before, and serves every request: its callbacks find the attempt in the call's asynchronous context. */
export function callAuthjs<T>(
  attempt: AuthAttempt,
  call: (authjs: NextAuthResult) => Promise<T>,
): Promise<T> {
  authjs ??= NextAuth(authConfig(currentAttempt));
  return attempts.run(attempt, call, authjs);
}

let logInConfig: (Parameters<typeof Auth>[1] & { raw: typeof raw }) | undefined;

/** Logs in through Auth.js and sets its cookies. It does what `signIn` of next-auth does, which only Next's own
 *  requests can call.
 *  @throws AuthError */
export async function logInByAuthjs(attempt: AuthAttempt, credentials: SignInInput): Promise<void> {
  logInConfig ??= { ...authConfig(currentAttempt), raw, skipCSRFCheck };
  const cookie = (await requestHeaders()).get('cookie');
  const request = new Request(new URL('/api/auth/callback/credentials', env().APP_URL), {
    method: 'POST',
    headers: cookie === null ? {} : { cookie },
    body: new URLSearchParams({ ...credentials, callbackUrl: '/' }),
  });
  const response: ResponseInternal = await attempts.run(attempt, Auth, request, logInConfig);
  const jar = await requestCookies();
  for (const { name, value, options } of response.cookies ?? [])
    jar.set(name, value, options as CookieRule['options']);
}

function currentAttempt(): AuthAttempt {
  const attempt = attempts.getStore();
  if (!attempt) throw new Error('Auth.js was called without an attempt: use callAuthjs().');
  return attempt;
}
