import { deviceName } from '~/lib/device-name';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { closeSession, writeSession } from '~/server/credentials/session-rows';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import type { Authenticated } from './authenticate';
import { knowsAnotherDevice, rememberDevice } from './known-device';

/** Opens a session for who just proved to be the owner of an account; the session that this browser had
 *  before ends. The owner is told by mail when the account knows other browsers, but not this one.
 *  @returns the token for the cookie, or null when the password changed or the account was disabled
 *    since the check */
export function logIn({ ctx, input }: Verb<Authenticated>): Promise<string | null> {
  const { id: userId, passwordChangedAt } = input;
  const { client } = ctx;
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const token = await writeSession(tx, { userId, passwordChangedAt, client, now });
    if (!token) return null;
    if (ctx.actor.kind === 'user') await closeSession(tx, ctx.actor.sessionId);
    const { isNew } = await rememberDevice(tx, ctx, userId);
    await recordSecurityEvent(tx, ctx, {
      kind: 'LOGGED_IN',
      userId,
      detail: { newDevice: isNew },
    });
    if (isNew && (await knowsAnotherDevice(tx, ctx, userId))) await tellOwner(tx, ctx, userId);
    return token;
  });
}

async function tellOwner(tx: Tx, ctx: ServiceContext, userId: string): Promise<void> {
  const { email, name, language } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const device = deviceName(ctx.client.userAgent, language);
  await enqueueMail(tx, {
    template: 'new-device',
    recipient: email,
    language,
    payload: { name, device, at: ctx.now().toISOString() },
  });
}
