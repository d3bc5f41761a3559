import 'server-only';
import type { GrantDaysInput } from '~/schemas/membership';
import type { MembershipView } from '~/schemas/profile';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { appendEntitlements } from './append-entitlements';
import { assertGrantable, assertGrantLimit } from './assert-grantable';
import { lockLedger } from './lock-ledger';
import { getMembershipHistory } from './queries';

/** Grants an account member days for a reason that its user can read, or withdraws days from the end, but
 *  never time that has passed. The same key twice is one grant. Operators grant nothing to themselves, and support
 *  at most 90 days to a person in all.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND | OWN_ACCOUNT | GRANT_TOO_LONG |
 *    GRANT_LIMIT_REACHED */
export async function grantDays({ ctx, input }: Verb<GrantDaysInput>): Promise<MembershipView> {
  requirePermission({ ctx, input: 'membership.grant' });
  const { id, grantKey, days, reason } = input;
  assertGrantable({ ctx, input });
  return withTransaction(ctx, async (tx) => {
    await lockLedger(tx, id, ctx.now());
    const grant = { kind: 'GRANT', days, reason, sourceKey: `grant:${grantKey}` } as const;
    const written = await appendEntitlements(tx, id, [grant], ctx.now());
    if (written > 0) {
      await assertGrantLimit(tx, ctx, { id, days });
      await recordAct(tx, ctx, {
        kind: 'membership.grant',
        permission: 'membership.grant',
        subject: ['person', id],
        after: { days, ...(ctx.actor.kind === 'user' && { role: ctx.actor.role }) },
        reason,
      });
    }
    return getMembershipHistory(tx, id, ctx.now());
  });
}
