import type { SetAccessInput } from '~/schemas/operator';
import type { Verb } from '~/server/context';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';
import { lockUserForOperator } from './operators';
import { requirePermission } from './permissions';
import { recordAct } from './record-act';

/** Signs every device of another account out. Its user can log in again; its known devices are deleted, so that
 *  their login attempts are throttled like those of any other.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | OWN_ACCOUNT |
 *    ACCOUNT_NOT_FOUND */
export async function signOutPerson({ ctx, input }: Verb<SetAccessInput>): Promise<void> {
  requirePermission({ ctx, input: 'person.disable' });
  const { id, reason } = input;
  await withTransaction(ctx, async (tx) => {
    await lockUserForOperator(tx, ctx, id);
    const sessions = await revokeEarlierAccess(tx, ctx, {
      act: 'sign-out-by-operator',
      userId: id,
    });
    if (sessions === 0) return;
    await recordSecurityEvent(tx, ctx, {
      kind: 'SIGNED_OUT_EVERYWHERE',
      userId: id,
      detail: { sessions, scope: 'all' },
    });
    await recordAct(tx, ctx, {
      kind: 'person.signOut',
      permission: 'person.disable',
      subject: ['person', id],
      before: { devices: sessions },
      after: { devices: 0 },
      reason,
    });
  });
}
