import { formatDeviceName } from '~/lib/device-name';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { findSession, insertSession, revokeSession } from '~/server/credentials/session-rows';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import type { AuthenticatedUser } from './authenticate';
import { hasOtherDevice, saveDevice } from './known-device';
import { type SignedIn, signInOnKnownDevice } from './sign-in-on-known-device';

/** Creates a session for a user who was just authenticated, and ends the browser's previous session. The user
 *  is mailed when the account has known devices, but not this one.
 *  @returns null when the password changed or the account was disabled since the check */
export async function signIn({ ctx, input }: Verb<AuthenticatedUser>): Promise<SignedIn | null> {
  return (await signInOnKnownDevice({ ctx, input })) ?? (await signInOnAnyDevice({ ctx, input }));
}

async function signInOnAnyDevice({ ctx, input }: Verb<AuthenticatedUser>) {
  const { id: userId, passwordChangedAt } = input;
  const { client } = ctx;
  const now = ctx.now();
  const token = await withTransaction(ctx, async (tx) => {
    const token = await insertSession(tx, { userId, passwordChangedAt, client, now });
    if (!token) return null;
    if (ctx.actor.kind === 'user') await revokeSession(tx, ctx.actor.sessionId);
    const { isNew } = await saveDevice(tx, ctx, userId);
    await recordSecurityEvent(tx, ctx, {
      kind: 'LOGGED_IN',
      userId,
      detail: { newDevice: isNew },
    });
    if (isNew && (await hasOtherDevice(tx, ctx, userId))) await mailNewDevice(tx, ctx, userId);
    return token;
  });
  return token ? findSignedIn(ctx, token) : null;
}

async function findSignedIn(ctx: ServiceContext, token: string): Promise<SignedIn | null> {
  const session = await findSession(ctx.db, token, ctx.now());
  if (!session) return null;
  const { userId: id, sessionId, role } = session;
  const visitorHash = ctx.actor.kind === 'system' ? null : ctx.actor.visitorHash;
  const hasVisitorCart = ctx.actor.kind === 'visitor' && visitorHash !== null;
  return { token, actor: { kind: 'user', id, sessionId, role, visitorHash }, hasVisitorCart };
}

async function mailNewDevice(tx: Tx, ctx: ServiceContext, userId: string): Promise<void> {
  const { email, name, language } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const device = formatDeviceName(ctx.client.userAgent, language);
  await enqueueMail(tx, {
    template: 'new-device',
    recipient: email,
    language,
    payload: { name, device, at: ctx.now().toISOString() },
  });
}
