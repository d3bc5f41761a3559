import 'server-only';
import type { GrantDaysInput } from '~/schemas/membership';
import type { MembershipView } from '~/schemas/profile';
import { type Verb, withTransaction } from '~/server/context';
import { requireOperator } from '../operator/operators';
import { appendEntitlements } from './append-entitlements';
import { lockLedger } from './lock-ledger';
import { getMembershipHistory } from './queries';

/** Grants an account member days for a reason that its user can read, or withdraws days from the end, but
 *  never time that has passed. The same key twice is one grant.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND */
export async function grantDays({ ctx, input }: Verb<GrantDaysInput>): Promise<MembershipView> {
  requireOperator({ ctx });
  const { id, grantKey, days, reason } = input;
  return withTransaction(ctx, async (tx) => {
    await lockLedger(tx, id, ctx.now());
    const grant = { kind: 'GRANT', days, reason, sourceKey: `grant:${grantKey}` } as const;
    await appendEntitlements(tx, id, [grant], ctx.now());
    return getMembershipHistory(tx, id, ctx.now());
  });
}
