import type { SetAccessInput } from '~/schemas/operator';
import type { Verb } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';
import { lockUserForOperator } from './operators';
import { requirePermission } from './permissions';
import { recordAct } from './record-act';

/** Enables a disabled account, whose user can log in again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | OWN_ACCOUNT |
 *    ACCOUNT_NOT_FOUND */
export async function enableAccount({ ctx, input }: Verb<SetAccessInput>): Promise<void> {
  requirePermission({ ctx, input: 'person.disable' });
  const { id, reason } = input;
  await withTransaction(ctx, async (tx) => {
    const account = await lockUserForOperator(tx, ctx, id);
    if (!account.disabledAt) return;
    await tx.user.update({ where: { id }, data: { disabledAt: null } });
    await recordSecurityEvent(tx, ctx, { kind: 'ACCOUNT_ENABLED', userId: id });
    await recordAct(tx, ctx, {
      kind: 'person.enable',
      permission: 'person.disable',
      subject: ['person', id],
      before: { disabled: true },
      after: { disabled: false },
      reason,
    });
  });
}
