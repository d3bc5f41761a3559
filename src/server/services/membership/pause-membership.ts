import 'server-only';
import type { PauseMembershipInput } from '~/schemas/membership';
import type { MembershipView } from '~/schemas/profile';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { appendEntitlements } from './append-entitlements';
import { assertPausable } from './assert-change';
import { lockLedger } from './lock-ledger';
import { getMembershipHistory } from './queries';

/** Pauses a running membership for some days, from now: its time continues afterwards.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND | NOT_A_MEMBER | ALREADY_PAUSED */
export async function pauseMembership({
  ctx,
  input,
}: Verb<PauseMembershipInput>): Promise<MembershipView> {
  requirePermission({ ctx, input: 'membership.pause' });
  const { id, days, reason } = input;
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    assertPausable(await lockLedger(tx, id, now));
    const sourceKey = `pause:${id}:${now.toISOString()}`;
    await appendEntitlements(tx, id, [{ kind: 'PAUSE', days, reason, sourceKey }], now);
    await recordAct(tx, ctx, {
      kind: 'membership.pause',
      permission: 'membership.pause',
      subject: ['person', id],
      after: { days },
      reason,
    });
    return getMembershipHistory(tx, id, now);
  });
}
