import type { SignOutEverywhereInput } from '~/schemas/security';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';

/** Signs every device of the acting user out, or every other one, and forgets the browsers: a login from
 *  any of them is throttled like a stranger's. The owner is told by mail.
 *  @returns whether this very device was signed out: then the door takes the cookie too
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function signOutEverywhere({
  ctx,
  input: { scope },
}: Verb<SignOutEverywhereInput>): Promise<boolean> {
  const userId = requireUser(ctx);
  const sessionId = ctx.actor.kind === 'user' ? ctx.actor.sessionId : '';
  const all = scope === 'all';
  await withTransaction(ctx, async (tx) => {
    const { count: sessions } = await tx.session.deleteMany({
      where: { userId, ...(!all && { id: { not: sessionId } }) },
    });
    if (sessions === 0) return;
    const keptDeviceHash = all ? null : ctx.client.deviceHash;
    await tx.knownDevice.deleteMany({
      where: { userId, ...(keptDeviceHash && { deviceHash: { not: keptDeviceHash } }) },
    });
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
  });
  return all;
}
