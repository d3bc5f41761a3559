import { hashToken } from '~/lib/secret-token';
import type { VerifyEmailInput } from '~/schemas/auth';
import type { ServiceContext, Verb } from '~/server/context';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { User } from '~/server/prisma-client/client';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { limitFailures } from '~/server/throttle/limit-failures';
import { withTransaction } from '~/server/transaction';
import { consumeOneTimeLink, createOneTimeLink } from './one-time-link';
import { isReserved } from './reserved-email';
import { passTokenOn, rotateSession } from './rotate-session';

/** Verifies an e-mail by a mailed link; a requested new e-mail becomes the account's, and the previous one gets a
 *  mail with the way back. A used link changes nothing, and succeeds as long as its e-mail is still the account's.
 *  @returns the e-mail
 *  @throws ServiceError LINK_INVALID | EMAIL_TAKEN (another account took it meanwhile, or can restore it) |
 *    SESSION_REPLACED | TOO_MANY_REQUESTS */
export function verifyEmail({ ctx, input }: Verb<VerifyEmailInput>): Promise<string> {
  return limitFailures(ctx, { action: 'mailed-link' }, () => verifyLink({ ctx, input }));
}

async function verifyLink({ ctx, input }: Verb<VerifyEmailInput>): Promise<string> {
  try {
    return await confirmAddress(ctx, input.token);
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw new ServiceError('EMAIL_TAKEN');
    const isUnusable = error instanceof ServiceError && error.code === 'LINK_INVALID';
    const confirmed = isUnusable ? await wasAddressConfirmed(ctx, input.token) : null;
    if (confirmed === null) throw error;
    return confirmed;
  }
}

async function confirmAddress(ctx: ServiceContext, linkToken: string): Promise<string> {
  const now = ctx.now();
  const confirmed = await withTransaction(ctx, async (tx) => {
    const purpose = 'VERIFY_EMAIL';
    const { userId, email } = await consumeOneTimeLink(tx, { token: linkToken, purpose, now });
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user || user.disabledAt) throw new ServiceError('LINK_INVALID');
    await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
    const changed = user.email !== email;
    const sessionToken = changed ? await completeChange(tx, ctx, { user, email }) : null;
    await recordSecurityEvent(tx, ctx, { kind: 'EMAIL_VERIFIED', userId, detail: { changed } });
    return { email, sessionToken };
  });
  await passTokenOn({ ctx, input: confirmed.sessionToken });
  return confirmed.email;
}

/** Completes a change of e-mail. If the acting session is the account's, it gets a new token.
 *  @param user the account as it was before
 *  @returns the token */
async function completeChange(
  tx: Tx,
  ctx: ServiceContext,
  { user, email }: { user: User; email: string },
): Promise<string | null> {
  const { id: userId, name, language } = user;
  const now = ctx.now();
  if (await isReserved(tx, { email, userId, now })) throw new ServiceError('EMAIL_TAKEN');
  await revokeEarlierAccess(tx, ctx, { act: 'email-change', userId });
  const way = { userId, purpose: 'RESTORE_EMAIL', email: user.email, now } as const;
  const token = await createOneTimeLink(tx, way);
  await enqueueMail(tx, {
    template: 'email-changed',
    recipient: user.email,
    language,
    payload: { name, newEmail: email, token },
  });
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.id === userId;
  return isOwn ? rotateSession(tx, ctx) : null;
}

/** The e-mail that this link has verified; null if it was not used, or if the account has another e-mail
 *  now. */
async function wasAddressConfirmed({ db }: ServiceContext, token: string): Promise<string | null> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: hashToken(token), purpose: 'VERIFY_EMAIL', usedAt: { not: null } },
    include: { user: true },
  });
  const confirmed = link?.user.emailVerifiedAt && link.user.email === link.email;
  return confirmed ? link.email : null;
}
