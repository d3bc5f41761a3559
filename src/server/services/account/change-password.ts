import type { ChangePasswordInput, UserView } from '~/schemas/auth';
import { type Verb, withTransaction } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { assertPasswordAllowed } from './assert-password-allowed';
import { getUser } from './get-user';
import { reauthenticate } from './reauthenticate';

/** Sets a new password, ends every other session and mails the user.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | PASSWORD_TOO_COMMON |
 *    TOO_MANY_REQUESTS */
export async function changePassword({ ctx, input }: Verb<ChangePasswordInput>): Promise<UserView> {
  const { user, sessionId } = await reauthenticate({ ctx, input: input.currentPassword });
  const { id: userId } = user;
  const now = ctx.now();
  assertPasswordAllowed(input.password, user.email, user.name);
  const passwordHash = await hashPassword(input.password, ctx.client);
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({
      // Another device may have changed the password, and so ended this session, at any moment until here.
      where: { id: userId, passwordHash: user.passwordHash, sessions: { some: { id: sessionId } } },
      data: { passwordHash, passwordChangedAt: now },
    });
    if (count === 0) throw new ServiceError('CURRENT_PASSWORD_WRONG');
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.oneTimeLink.updateMany({
      where: { userId, purpose: 'RESET_PASSWORD', usedAt: null },
      data: { usedAt: now },
    });
    await recordSecurityEvent(tx, ctx, { kind: 'PASSWORD_CHANGED', userId });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: user.email,
      language: ctx.language,
      payload: { name: user.name },
    });
  });
  return getUser({ ctx });
}
