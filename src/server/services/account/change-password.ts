import type { ChangePasswordInput, UserView } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { assertPasswordAllowed } from './assert-password-allowed';
import { getUser } from './get-user';
import { reauthenticate, withReauthenticatedUser } from './reauthenticate';

/** Sets a new password, ends every other session and mails the user. Of two concurrent calls one succeeds.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | PASSWORD_TOO_COMMON |
 *    SESSION_REPLACED | TOO_MANY_REQUESTS */
export async function changePassword({ ctx, input }: Verb<ChangePasswordInput>): Promise<UserView> {
  const reauthenticated = await reauthenticate({ ctx, input: input.currentPassword });
  const { user } = reauthenticated;
  const { id: userId } = user;
  const now = ctx.now();
  assertPasswordAllowed(input.password, user.email, user.name);
  const passwordHash = await hashPassword(input.password, ctx.client);
  const work = async (tx: Tx) => {
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now },
    });
    await revokeEarlierAccess(tx, ctx, { act: 'password-change', userId });
    await recordSecurityEvent(tx, ctx, { kind: 'PASSWORD_CHANGED', userId });
    await enqueueMail(tx, {
      template: 'password-changed',
      recipient: user.email,
      language: ctx.language,
      payload: { name: user.name },
    });
  };
  await withReauthenticatedUser({ ctx, input: { reauthenticated, work } });
  return getUser({ ctx });
}
