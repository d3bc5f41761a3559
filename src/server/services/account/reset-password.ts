import { tokenHash } from '~/lib/secret-token';
import type { ResetPasswordInput } from '~/schemas/auth';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { countFailures } from '~/server/throttle/count-failures';
import { requireAcceptablePassword } from './acceptable-password';
import { forgetOtherDevices, rememberDevice } from './known-device';
import { useLink } from './one-time-link';

/** Sets a new password by a mailed link, which also proves the address. Every session ends, and no
 *  browser is known any more but the one that holds the link: an attacker who keeps guessing cannot keep
 *  the owner out of it.
 *  @throws ServiceError LINK_INVALID | LINK_USED (the password was set already) |
 *  PASSWORD_TOO_COMMON (the link stays usable) | TOO_MANY_REQUESTS */
export function resetPassword({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  return countFailures(ctx, { action: 'mailed-link' }, () => reset({ ctx, input }));
}

async function reset({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  const now = ctx.now();
  const purpose = 'RESET_PASSWORD';
  const link = await ctx.db.oneTimeLink.findFirst({
    where: {
      tokenHash: tokenHash(input.token),
      purpose,
      usedAt: null,
      expiresAt: { gt: now },
      user: { disabledAt: null },
    },
    include: { user: true },
  });
  if (!link) throw await refusal(ctx, input.token);
  requireAcceptablePassword(input.password, link.user.email, link.user.name);
  const passwordHash = await hashPassword(input.password);
  const changed = withTransaction(ctx, async (tx) => {
    const { userId, email } = await useLink(tx, { token: input.token, purpose, now });
    const proves = email === link.user.email && !link.user.emailVerifiedAt;
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now, ...(proves && { emailVerifiedAt: now }) },
    });
    await tx.session.deleteMany({ where: { userId } });
    await forgetOtherDevices(tx, ctx, userId);
    await rememberDevice(tx, ctx, userId);
    await recordSecurityEvent(tx, ctx, { kind: 'PASSWORD_RESET', userId });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: user.email,
      language: user.language,
      payload: { name: user.name },
    });
  });
  await changed.catch(async (error: unknown) => {
    const lost = error instanceof ServiceError && error.code === 'LINK_INVALID';
    throw lost ? await refusal(ctx, input.token) : error;
  });
}

/** What to say about a link that does not work: of two presses the later one finds the password set. */
async function refusal({ db }: ServiceContext, token: string): Promise<ServiceError> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: tokenHash(token), purpose: 'RESET_PASSWORD' },
    include: { user: { select: { passwordChangedAt: true } } },
  });
  const done = link?.usedAt?.getTime() === link?.user.passwordChangedAt.getTime();
  return new ServiceError(link && done ? 'LINK_USED' : 'LINK_INVALID');
}
