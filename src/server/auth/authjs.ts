import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import NextAuth, { type NextAuthResult } from 'next-auth';
import { type AuthAttempt, authConfig } from './auth-config';

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

function currentAttempt(): AuthAttempt {
  const attempt = attempts.getStore();
  if (!attempt) throw new Error('Auth.js was called without an attempt: use callAuthjs().');
  return attempt;
}
