import { tokenHash } from '~/lib/secret-token';
import type { ResetPasswordInput } from '~/schemas/auth';
import { hashPassword } from '~/server/auth/passwords';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { enqueueMail } from '~/server/services/mail/outbox';
import { requireAcceptablePassword } from './acceptable-password';
import { useLink } from './one-time-link';

/** Sets a new password by a mailed link, which also proves the address. Every session ends.
 *  @throws ServiceError LINK_INVALID | PASSWORD_TOO_COMMON (the link stays usable) */
export async function resetPassword({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
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
  if (!link) throw new ServiceError('LINK_INVALID');
  requireAcceptablePassword(input.password, link.user.email);
  const passwordHash = await hashPassword(input.password);
  await withTransaction(ctx, async (tx) => {
    const { userId, email } = await useLink(tx, { token: input.token, purpose, now });
    const proves = email === link.user.email && !link.user.emailVerifiedAt;
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now, ...(proves && { emailVerifiedAt: now }) },
    });
    await tx.session.deleteMany({ where: { userId } });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: user.email,
      language: user.language,
      payload: { name: user.name },
    });
  });
}
