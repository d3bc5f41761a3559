import { deletionDueAt } from '~/domain/account-deletion';
import { toOperatorRole } from '~/domain/role';
import type { DeletionView, ReauthenticationInput } from '~/schemas/security';
import type { Verb } from '~/server/context';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { assertOwnerStays } from '~/server/services/operator/operators';
import { cancelUnpaidOrders } from '~/server/services/payment/cancel-unpaid-orders';
import { reauthenticate, withReauthenticatedUser } from './reauthenticate';

/** Schedules the deletion of the acting user's account after a grace period, in which the user can log in, use
 *  the account and cancel the deletion. It signs out every other device, cancels pending orders and mails the
 *  user. A repeated request keeps the first date. The last owner stays.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | LAST_OPERATOR */
export async function requestDeletion({
  ctx,
  input,
}: Verb<ReauthenticationInput>): Promise<DeletionView> {
  const reauthenticated = await reauthenticate({ ctx, input: input.currentPassword });
  const { id: userId, email, name } = reauthenticated.user;
  const now = ctx.now();
  const first = (tx: Tx) => assertOwnerStays(tx, userId);
  const work = async (tx: Tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const role = toOperatorRole(before.role);
    if (before.deletionDueAt) return { dueAt: before.deletionDueAt, role };
    const due = deletionDueAt(now);
    await tx.user.update({ where: { id: userId }, data: { deletionDueAt: due } });
    await revokeEarlierAccess(tx, ctx, { act: 'deletion-request', userId });
    await recordSecurityEvent(tx, ctx, { kind: 'DELETION_REQUESTED', userId });
    await enqueueMail(tx, {
      template: 'deletion-requested',
      recipient: email,
      language: ctx.language,
      payload: { name, dueAt: due.toISOString() },
    });
    return { dueAt: due, role };
  };
  const deletion = await withReauthenticatedUser({ ctx, input: { reauthenticated, first, work } });
  const by = { actor: `user:${userId}`, reason: 'the account is to be deleted' };
  await cancelUnpaidOrders({ ctx, input: { userId, by } });
  return deletion;
}
