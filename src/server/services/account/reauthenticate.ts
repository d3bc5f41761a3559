import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { verifyPassword } from '~/server/credentials/passwords';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUsers } from '~/server/lock-user';
import type { User } from '~/server/prisma-client/client';
import { limitFailures } from '~/server/throttle/limit-failures';
import { withRotatedSession } from './rotate-session';

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

/** The work after a re-authentication, in one transaction. */
interface ReauthenticatedWork<T> {
  reauthenticated: ReauthenticatedUser;
  /** Locks other accounts, before this one is locked. */
  first?: (tx: Tx) => Promise<void>;
  work: (tx: Tx) => Promise<T>;
}

/** The transaction of an act that the user was re-authenticated for. It locks the account's row, and gives the
 *  session a new token, because the previous token was issued without this proof.
 *  @throws ServiceError LOGIN_USER_REQUIRED when the session ended meanwhile | SESSION_REPLACED when it got
 *    another token, or the credentials changed */
export function withReauthenticatedUser<T>({
  ctx,
  input: { reauthenticated, first, work },
}: Verb<ReauthenticatedWork<T>>): Promise<T> {
  return withRotatedSession({
    ctx,
    input: async (tx) => {
      await first?.(tx);
      await lockUnchangedUser(tx, reauthenticated);
      return work(tx);
    },
  });
}

async function lockUnchangedUser(tx: Tx, { sessionId, user }: ReauthenticatedUser): Promise<void> {
  const unchanged = Prisma.sql`id = ${user.id}::uuid AND "passwordHash" = ${user.passwordHash}
    AND "credentialsVersion" = ${user.credentialsVersion} AND id = (SELECT "userId" FROM "Session" WHERE id = ${sessionId}::uuid)`;
  if ((await lockUsers(tx, unchanged, 'UPDATE')).length > 0) return;
  // If the session still exists, it was rotated, or its account changed in another tab, and the call may be
  // repeated.
  const lasts = (await tx.session.count({ where: { id: sessionId } })) > 0;
  throw new ServiceError(lasts ? 'SESSION_REPLACED' : 'LOGIN_USER_REQUIRED');
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
