import type { SignOutDeviceInput } from '~/schemas/security';
import { requireUser, type Verb } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';

/** Signs one of the acting user's devices out; from its next request on it is a visitor. A device that is
 *  already signed out, or of another account, changes nothing. A device other than the caller's is deleted from
 *  the known devices, so that its login attempts are throttled like those of any other.
 *  @returns whether it was the caller's device: then the entry point deletes the cookie, too
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function signOutDevice({ ctx, input }: Verb<SignOutDeviceInput>): Promise<boolean> {
  const userId = requireUser(ctx);
  const here = ctx.actor.kind === 'user' && ctx.actor.sessionId === input.id;
  await withTransaction(ctx, async (tx) => {
    const session = await tx.session.findFirst({ where: { id: input.id, userId } });
    const { count } = await tx.session.deleteMany({ where: { id: input.id, userId } });
    if (!session || count === 0) return;
    const { deviceHash } = session;
    if (!here && deviceHash && deviceHash !== ctx.client.deviceHash)
      await tx.knownDevice.deleteMany({ where: { userId, deviceHash } });
    await recordSecurityEvent(tx, ctx, { kind: here ? 'LOGGED_OUT' : 'DEVICE_SIGNED_OUT', userId });
  });
  return here;
}
