import type { SignOutEverywhereInput } from '~/schemas/security';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';

/** Signs every device of the acting user out, or every other one, and deletes them from the known devices, so
 *  that their login attempts are throttled like those of any other. The user is mailed.
 *  @returns whether the caller's device was signed out: then the entry point deletes the cookie, too
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
