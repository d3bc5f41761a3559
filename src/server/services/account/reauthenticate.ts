import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { verifyPassword } from '~/server/credentials/passwords';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUsers } from '~/server/lock-user';
import type { User } from '~/server/prisma-client/client';
import { limitFailures } from '~/server/throttle/limit-failures';

/** Maximum age of a login that allows actions on the whole account without the current password. */
const REAUTH_MAX_AGE_MINUTES = 10;

/** A session whose user was re-authenticated, with the account at that moment. */
export interface ReauthenticatedUser {
  sessionId: string;
  user: User;
}

/** Re-authenticates the acting user by a login of the last ten minutes, or by the current password. A given
 *  password is checked in any case. Call it before the transaction, because it hashes.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | TOO_MANY_REQUESTS */
export async function reauthenticate({
  ctx,
  input: currentPassword,
}: Verb<string | undefined>): Promise<ReauthenticatedUser> {
  const { user, ...session } = await getOwnSession(ctx);
  if (currentPassword !== undefined) await checkPassword(ctx, user, currentPassword);
  else if (!isRecent(session, ctx.now())) throw new ServiceError('CURRENT_PASSWORD_WRONG');
  return { sessionId: session.id, user };
}

function checkPassword(ctx: ServiceContext, user: User, password: string): Promise<void> {
  const subject = { userId: user.id };
  return limitFailures(ctx, { action: 'current-password', subject }, async () => {
    if (!(await verifyPassword(user.passwordHash, password, ctx.client)))
      throw new ServiceError('CURRENT_PASSWORD_WRONG');
  });
}

/** Locks the account's row until the transaction ends, and checks that the session and the password of the
 *  re-authentication are unchanged.
 *  @throws ServiceError LOGIN_USER_REQUIRED when the session ended or the password changed meanwhile */
export async function lockReauthenticatedUser(
  tx: Tx,
  { sessionId, user }: ReauthenticatedUser,
): Promise<void> {
  const unchanged = Prisma.sql`id = ${user.id}::uuid AND "passwordHash" = ${user.passwordHash}
    AND id = (SELECT "userId" FROM "Session" WHERE id = ${sessionId}::uuid)`;
  if ((await lockUsers(tx, unchanged, 'UPDATE')).length === 0)
    throw new ServiceError('LOGIN_USER_REQUIRED');
}

/** Whether the acting user's login is recent enough to need no current password.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function isRecentlyAuthenticated({ ctx }: { ctx: ServiceContext }): Promise<boolean> {
  return isRecent(await getOwnSession(ctx), ctx.now());
}

async function getOwnSession(ctx: ServiceContext) {
  const userId = requireUser(ctx);
  const id = ctx.actor.kind === 'user' ? ctx.actor.sessionId : '';
  const session = await ctx.db.session.findFirst({
    where: { id, userId },
    include: { user: true },
  });
  if (!session) throw new ServiceError('LOGIN_USER_REQUIRED');
  return session;
}

function isRecent({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= REAUTH_MAX_AGE_MINUTES * 60_000;
}
