import { hashToken } from '~/lib/secret-token';
import type { ResetPasswordInput } from '~/schemas/auth';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { limitFailures } from '~/server/throttle/limit-failures';
import { assertPasswordAllowed } from './assert-password-allowed';
import { deleteOtherDevices, saveDevice } from './known-device';
import { consumeOneTimeLink } from './one-time-link';

/** Sets a new password by a mailed link, which also verifies the e-mail. It ends every session and deletes
 *  every known device but the caller's, where an attacker's failed logins then cannot lock the user out.
 *  @throws ServiceError LINK_INVALID | LINK_USED (the password was set already) |
 *    PASSWORD_TOO_COMMON (the link stays usable) | TOO_MANY_REQUESTS */
export function resetPassword({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  return limitFailures(ctx, { action: 'mailed-link' }, () => resetWithLink({ ctx, input }));
}

async function resetWithLink({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  const now = ctx.now();
  const purpose = 'RESET_PASSWORD';
  const link = await ctx.db.oneTimeLink.findFirst({
    where: {
      tokenHash: hashToken(input.token),
      purpose,
      usedAt: null,
      expiresAt: { gt: now },
      user: { disabledAt: null },
    },
    include: { user: true },
  });
  if (!link) throw await toLinkError(ctx, input.token);
  assertPasswordAllowed(input.password, link.user.email, link.user.name);
  const passwordHash = await hashPassword(input.password, ctx.client);
  const changed = withTransaction(ctx, async (tx) => {
    const { userId, email } = await consumeOneTimeLink(tx, { token: input.token, purpose, now });
    const provesEmail = email === link.user.email && !link.user.emailVerifiedAt;
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now, ...(provesEmail && { emailVerifiedAt: now }) },
    });
    await tx.session.deleteMany({ where: { userId } });
    await deleteOtherDevices(tx, ctx, userId);
    await saveDevice(tx, ctx, userId);
    await recordSecurityEvent(tx, ctx, { kind: 'PASSWORD_RESET', userId });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: user.email,
      language: user.language,
      payload: { name: user.name },
    });
  });
  await changed.catch(async (error: unknown) => {
    const isUnusable = error instanceof ServiceError && error.code === 'LINK_INVALID';
    throw isUnusable ? await toLinkError(ctx, input.token) : error;
  });
}

/** The error for an unusable link: LINK_USED when this link set the current password, as after a repeated
 *  submit. */
async function toLinkError({ db }: ServiceContext, token: string): Promise<ServiceError> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: hashToken(token), purpose: 'RESET_PASSWORD' },
    include: { user: { select: { passwordChangedAt: true } } },
  });
  const wasUsedForThis = link?.usedAt?.getTime() === link?.user.passwordChangedAt.getTime();
  return new ServiceError(link && wasUsedForThis ? 'LINK_USED' : 'LINK_INVALID');
}
