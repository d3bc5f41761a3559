import type { SignOutEverywhereInput } from '~/schemas/security';
import { requireUser, type Verb } from '~/server/context';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { withRotatedSession } from './rotate-session';

/** Signs every device of the acting user out, or every other one, and deletes them from the known devices, so
 *  that their login attempts are throttled like those of any other. The user is mailed.
 *  @returns whether the caller's device was signed out: then the entry point deletes the cookie, too
 *  @throws ServiceError LOGIN_USER_REQUIRED | SESSION_REPLACED | TOO_MANY_REQUESTS */
export async function signOutEverywhere({
  ctx,
  input: { scope },
}: Verb<SignOutEverywhereInput>): Promise<boolean> {
  const userId = requireUser(ctx);
  const all = scope === 'all';
  await consumeRateLimit(ctx, 'sign-out-everywhere', { userId });
  const signOut = async (tx: Tx) => {
    const act = all ? 'sign-out-all' : 'sign-out-others';
    const sessions = await revokeEarlierAccess(tx, ctx, { act, userId });
    if (sessions === 0) return;
    await recordSecurityEvent(tx, ctx, {
      kind: 'SIGNED_OUT_EVERYWHERE',
      userId,
      detail: { sessions, scope },
    });
    const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await enqueueMail(tx, {
      template: 'signed-out-everywhere',
      recipient: email,
      language: ctx.language,
      payload: { name, all },
    });
  };
  await (all ? withTransaction(ctx, signOut) : withRotatedSession({ ctx, input: signOut }));
  return all;
}
