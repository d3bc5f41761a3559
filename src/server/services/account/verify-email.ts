import { hashToken } from '~/lib/secret-token';
import type { VerifyEmailInput } from '~/schemas/auth';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { limitFailures } from '~/server/throttle/limit-failures';
import { consumeOneTimeLink } from './one-time-link';

/** Verifies an e-mail by a mailed link; a requested new e-mail becomes the account's. A used link changes
 *  nothing, and succeeds as long as its e-mail is still the account's.
 *  @returns the e-mail
 *  @throws ServiceError LINK_INVALID | EMAIL_TAKEN (somebody else took it meanwhile) | TOO_MANY_REQUESTS */
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

function confirmAddress(ctx: ServiceContext, token: string): Promise<string> {
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const link = await consumeOneTimeLink(tx, { token, purpose: 'VERIFY_EMAIL', now });
    const { userId, email } = link;
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user || user.disabledAt) throw new ServiceError('LINK_INVALID');
    await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
    const changed = user.email !== email;
    // A password reset link in the old mailbox must not stay valid after the change.
    if (changed)
      await tx.oneTimeLink.updateMany({
        where: { userId, purpose: 'RESET_PASSWORD', usedAt: null },
        data: { usedAt: now },
      });
    await recordSecurityEvent(tx, ctx, { kind: 'EMAIL_VERIFIED', userId, detail: { changed } });
    return email;
  });
}

/** The e-mail that this link has verified; null when it has not, or the account has another e-mail now. */
async function wasAddressConfirmed({ db }: ServiceContext, token: string): Promise<string | null> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: hashToken(token), purpose: 'VERIFY_EMAIL', usedAt: { not: null } },
    include: { user: true },
  });
  const confirmed = link?.user.emailVerifiedAt && link.user.email === link.email;
  return confirmed ? link.email : null;
}
