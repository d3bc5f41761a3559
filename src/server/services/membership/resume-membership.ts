import 'server-only';
import type { AccountIdInput } from '~/schemas/operator';
import type { MembershipView } from '~/schemas/profile';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireOperator } from '../operator/operators';
import { appendEntitlements } from './append-entitlements';
import { lockLedger } from './lock-ledger';
import { getMembershipHistory } from './queries';

/** Ends a pause early: the membership continues now.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND | NOT_PAUSED */
export async function resumeMembership({
  ctx,
  input,
}: Verb<AccountIdInput>): Promise<MembershipView> {
  requireOperator({ ctx });
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const { paused } = await lockLedger(tx, input.id, now);
    if (!paused) throw new ServiceError('NOT_PAUSED');
    const sourceKey = `resume:${input.id}:${now.toISOString()}`;
    await appendEntitlements(tx, input.id, [{ kind: 'RESUME', reason: 'resumed', sourceKey }], now);
    return getMembershipHistory(tx, input.id, now);
  });
}
