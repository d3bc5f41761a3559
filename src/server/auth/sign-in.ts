import 'server-only';
import { cookies } from 'next/headers';
import NextAuth, { AuthError } from 'next-auth';
import type { LoginInput, UserView } from '~/schemas/auth';
import type { Actor, Verb } from '~/server/context';
import { findSession } from '~/server/credentials/session-rows';
import { ServiceError } from '~/server/errors';
import { readUser } from '~/server/services/account/read-user';
import { type AuthDoor, authConfig } from './auth-config';
import { type CookieRule, returnCookie, sessionCookie } from './cookies';

/** Logs this browser in through Auth.js and writes its session cookie; both doors use it.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED | VALIDATION_FAILED (the browser holds
 *  a broken cookie of Auth.js, and is rid of it) */
export async function signInBrowser({ ctx, input }: Verb<LoginInput>): Promise<UserView> {
  const door: AuthDoor = { ctx };
  try {
    const { signIn } = NextAuth(authConfig(door));
    await signIn('credentials', { ...input, redirect: false, redirectTo: '/' });
  } catch (error) {
    if (!door.refusal && error instanceof AuthError && error.type === 'CredentialsSignin')
      throw new ServiceError('INVALID_CREDENTIALS');
    if (!door.refusal) throw error;
  }
  if (door.refusal) throw door.refusal;
  if (door.malformed) {
    await forget(returnCookie());
    throw new ServiceError('VALIDATION_FAILED');
  }
  if (!door.signedIn) throw new ServiceError('INTERNAL');
  const signedIn = await findSession(ctx.db, door.signedIn.token, ctx.now());
  if (!signedIn) throw new ServiceError('INVALID_CREDENTIALS');
  const actor: Actor = {
    kind: 'user',
    id: signedIn.userId,
    role: signedIn.role,
    sessionId: signedIn.sessionId,
    visitorHash: ctx.actor.kind === 'system' ? null : ctx.actor.visitorHash,
  };
  return readUser({ ctx: { ...ctx, actor } });
}

/** Takes the session cookie from this browser. The row is ended by the service `logOut`. */
export async function forgetBrowser(): Promise<void> {
  await forget(sessionCookie());
}

async function forget({ name, options }: CookieRule): Promise<void> {
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
