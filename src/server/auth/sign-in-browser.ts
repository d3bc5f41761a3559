import 'server-only';
import { AuthError } from 'next-auth';
import type { SignInInput, UserView } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getCurrentUser } from '~/server/services/account/get-user';
import type { AuthAttempt } from './auth-config';
import { logInByAuthjs } from './authjs';
import { type CookieRule, returnAddressCookie, sessionCookie } from './cookies';
import { requestCookies } from './current-request';

/** Logs this browser in through Auth.js and writes its session cookie, for tRPC and REST.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED | VALIDATION_FAILED (the browser had a
 *    malformed cookie of Auth.js, which is deleted) */
export async function signInBrowser({ ctx, input }: Verb<SignInInput>): Promise<UserView> {
  const attempt: AuthAttempt = { ctx };
  try {
    await logInByAuthjs(attempt, input);
  } catch (error) {
    if (!attempt.error && error instanceof AuthError && error.type === 'CredentialsSignin')
      throw new ServiceError('INVALID_CREDENTIALS');
    if (!attempt.error) throw error;
  }
  if (attempt.error) throw attempt.error;
  if (attempt.malformed) {
    await clearCookie(returnAddressCookie());
    throw new ServiceError('VALIDATION_FAILED');
  }
  const { signedIn } = attempt;
  const user = signedIn && (await getCurrentUser({ ctx: { ...ctx, actor: signedIn.actor } }));
  if (!user) throw new ServiceError('INTERNAL');
  return user;
}

/** Deletes this browser's session cookie. The service `signOut` deletes the row. */
export async function clearSessionCookie(): Promise<void> {
  await clearCookie(sessionCookie());
}

async function clearCookie({ name, options }: CookieRule): Promise<void> {
  (await requestCookies()).set(name, '', { ...options, maxAge: 0 });
}
