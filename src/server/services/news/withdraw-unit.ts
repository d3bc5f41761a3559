import 'server-only';
import type { WithdrawUnitInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { withTransaction } from '~/server/transaction';

/** Withdraws a published unit: it is not listed and cannot be begun any more. Learners who have begun it may
 *  finish it and keep its cards. Its draft may be corrected and published again. A repeated call is no error.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | UNIT_NOT_FOUND */
export async function withdrawUnit({
  ctx,
  input: { slug, reason },
}: Verb<WithdrawUnitInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  const now = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const unit = await tx.unit.findUnique({ where: { slug }, select: { id: true } });
    if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
    const { count } = await tx.unit.updateMany({
      where: { id: unit.id, withdrawnAt: null },
      data: { withdrawnAt: now },
    });
    if (count === 0) return;
    await tx.unitDraft.updateMany({
      where: { unitId: unit.id, state: { in: ['PUBLISHED', 'CORRECTING'] } },
      data: { state: 'WITHDRAWN', live: Prisma.DbNull, version: { increment: 1 } },
    });
    await markTagsStale(tx, ['units'], now);
    await recordAct(tx, ctx, {
      kind: 'unit.withdraw',
      permission: 'unit.publish',
      subject: ['unit', slug],
      before: { state: 'PUBLISHED' },
      after: { state: 'WITHDRAWN' },
      reason,
    });
  });
}
