import type { SignOutDeviceInput } from '~/schemas/security';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';

/** Signs one of the acting user's devices out; from its next request on it is a visitor. One that is
 *  gone already, or somebody else's, changes nothing. Another browser than this one is no longer known,
 *  so that whoever holds it is throttled like any stranger.
 *  @returns whether it was this very device: then the door takes the cookie too
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
