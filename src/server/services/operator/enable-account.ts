import type { AccountIdInput } from '~/schemas/operator';
import { type Verb, withTransaction } from '~/server/context';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { lockUserForOperator, requireOperator } from './operators';

/** Enables a disabled account, whose user can log in again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | OWN_ACCOUNT | ACCOUNT_NOT_FOUND */
export async function enableAccount({ ctx, input }: Verb<AccountIdInput>): Promise<void> {
  requireOperator({ ctx });
  const { id } = input;
  await withTransaction(ctx, async (tx) => {
    const { account } = await lockUserForOperator(tx, ctx, id);
    if (!account.disabledAt) return;
    await tx.user.update({ where: { id }, data: { disabledAt: null } });
    await recordSecurityEvent(tx, ctx, { kind: 'ACCOUNT_ENABLED', userId: id });
  });
}
