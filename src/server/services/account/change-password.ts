import type { ChangePasswordInput, UserView } from '~/schemas/auth';
import { hashPassword, verifyPassword } from '~/server/auth/passwords';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { enqueueMail } from '~/server/services/mail/outbox';
import { requireAcceptablePassword } from './acceptable-password';
import { readUser } from './read-user';

/** A login this young may change the password without the current one. */
export const FRESH_LOGIN_MINUTES = 10;

/** Sets a new password, ends every other session and tells the owner by mail.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | PASSWORD_TOO_COMMON */
export async function changePassword({ ctx, input }: Verb<ChangePasswordInput>): Promise<UserView> {
  const userId = requireUser(ctx);
  const sessionId = ctx.actor.kind === 'user' ? ctx.actor.sessionId : '';
  const now = ctx.now();
  const session = await ctx.db.session.findFirst({
    where: { id: sessionId, userId },
    include: { user: true },
  });
  if (!session) throw new ServiceError('LOGIN_USER_REQUIRED');
  const age = now.getTime() - session.createdAt.getTime();
  if (input.currentPassword !== undefined || age > FRESH_LOGIN_MINUTES * 60_000) {
    const right = await verifyPassword(session.user.passwordHash, input.currentPassword ?? '');
    if (!right) throw new ServiceError('CURRENT_PASSWORD_WRONG');
  }
  requireAcceptablePassword(input.password, session.user.email);
  const passwordHash = await hashPassword(input.password);
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: session.user.passwordHash },
      data: { passwordHash, passwordChangedAt: now },
    });
    if (count === 0) throw new ServiceError('CURRENT_PASSWORD_WRONG');
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.oneTimeLink.updateMany({
      where: { userId, purpose: 'RESET_PASSWORD', usedAt: null },
      data: { usedAt: now },
    });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: session.user.email,
      language: ctx.language,
      payload: { name: session.user.name },
    });
  });
  return readUser({ ctx });
}
