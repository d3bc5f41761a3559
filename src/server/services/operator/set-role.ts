import type { SetRoleInput } from '~/schemas/operator';
import type { Verb } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';
import { assertOwnerStays, lockUserForOperator } from './operators';
import { requirePermission } from './permissions';
import { recordAct } from './record-act';

/** Sets the role of another account; it takes effect with that account's next request.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | OWN_ACCOUNT |
 *    ACCOUNT_NOT_FOUND | LAST_OPERATOR */
export async function setRole({ ctx, input }: Verb<SetRoleInput>): Promise<void> {
  requirePermission({ ctx, input: 'role.set' });
  const { id, role, reason } = input;
  await withTransaction(ctx, async (tx) => {
    const account = await lockUserForOperator(tx, ctx, id);
    if (account.role === role) return;
    await assertOwnerStays(tx, id);
    await tx.user.update({ where: { id }, data: { role } });
    await recordSecurityEvent(tx, ctx, {
      kind: 'ROLE_CHANGED',
      userId: id,
      detail: { from: account.role, to: role },
    });
    await recordAct(tx, ctx, {
      kind: 'role.set',
      permission: 'role.set',
      subject: ['person', id],
      before: { role: account.role },
      after: { role },
      reason,
    });
  });
}
