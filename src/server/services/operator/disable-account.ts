import type { DisableAccountInput } from '~/schemas/operator';
import type { Verb } from '~/server/context';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';
import { assertOwnerStays, lockUserForOperator } from './operators';
import { requirePermission } from './permissions';
import { recordAct } from './record-act';

/** Disables an account until it is enabled again: every session ends at once, and its mailed links become
 *  invalid. Purchases and learning data stay.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | OWN_ACCOUNT |
 *    ACCOUNT_NOT_FOUND | LAST_OPERATOR */
export async function disableAccount({ ctx, input }: Verb<DisableAccountInput>): Promise<void> {
  requirePermission({ ctx, input: 'person.disable' });
  const { id, reason } = input;
  await withTransaction(ctx, async (tx) => {
    const account = await lockUserForOperator(tx, ctx, id);
    if (account.disabledAt) return;
    await assertOwnerStays(tx, id);
    await tx.user.update({ where: { id }, data: { disabledAt: ctx.now() } });
    const sessions = await revokeEarlierAccess(tx, ctx, {
      act: 'disable-by-operator',
      userId: id,
    });
    await recordSecurityEvent(tx, ctx, {
      kind: 'ACCOUNT_DISABLED',
      userId: id,
      detail: { sessions },
    });
    await recordAct(tx, ctx, {
      kind: 'person.disable',
      permission: 'person.disable',
      subject: ['person', id],
      before: { disabled: false },
      after: { disabled: true },
      reason,
    });
  });
}
