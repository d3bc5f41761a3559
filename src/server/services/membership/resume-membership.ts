import 'server-only';
import type { ResumeMembershipInput } from '~/schemas/membership';
import type { MembershipView } from '~/schemas/profile';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { appendEntitlements } from './append-entitlements';
import { assertPaused } from './assert-change';
import { lockLedger } from './lock-ledger';
import { getMembershipHistory } from './queries';

/** Ends a pause early: the membership continues now.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND | NOT_PAUSED */
export async function resumeMembership({
  ctx,
  input,
}: Verb<ResumeMembershipInput>): Promise<MembershipView> {
  requirePermission({ ctx, input: 'membership.pause' });
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    assertPaused(await lockLedger(tx, input.id, now));
    const sourceKey = `resume:${input.id}:${now.toISOString()}`;
    await appendEntitlements(tx, input.id, [{ kind: 'RESUME', reason: 'resumed', sourceKey }], now);
    await recordAct(tx, ctx, {
      kind: 'membership.resume',
      permission: 'membership.pause',
      subject: ['person', input.id],
      before: { paused: true },
      after: { paused: false },
      reason: input.reason,
    });
    return getMembershipHistory(tx, input.id, now);
  });
}
