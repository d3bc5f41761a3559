import type { ResolveDiscrepancyInput } from '~/schemas/discrepancy';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { discrepancyKey } from './record-discrepancy';

/** Resolves a discrepancy with a note. A resolved one keeps its first note.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED |
 *    DISCREPANCY_NOT_FOUND | DISCREPANCY_RESOLVED (by another operator) */
export async function resolveDiscrepancy({
  ctx,
  input: { id, note },
}: Verb<ResolveDiscrepancyInput>): Promise<void> {
  requirePermission({ ctx, input: 'discrepancy.resolve' });
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.discrepancy.updateMany({
      where: { id, resolvedAt: null },
      data: { note, resolvedAt: ctx.now(), resolvedBy: toActorName({ ctx }) },
    });
    if (count > 0)
      return recordAct(tx, ctx, {
        kind: 'discrepancy.resolve',
        permission: 'discrepancy.resolve',
        subject: ['discrepancy', id],
        before: { resolved: false },
        after: { resolved: true },
        reason: note,
      });
    const resolved = await tx.discrepancy.findUnique({ where: { id } });
    if (!resolved) throw new ServiceError('DISCREPANCY_NOT_FOUND');
    if (resolved.resolvedBy !== toActorName({ ctx }))
      throw new ServiceError('DISCREPANCY_RESOLVED');
  });
}

/** Resolves the discrepancies that a completed refund settles: those of an unusable capture, or of a refund
 *  that had failed before. */
export async function resolveRefundedDiscrepancies(
  tx: Tx,
  refundKey: string,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const kinds = ['SECOND_CAPTURE', 'ACCOUNT_GONE', 'REFUND_FAILED'] as const;
  await tx.discrepancy.updateMany({
    where: {
      discrepancyKey: { in: kinds.map((kind) => discrepancyKey(kind, refundKey)) },
      resolvedAt: null,
    },
    data: { resolvedAt: at, resolvedBy: actor, note: 'paid back' },
  });
}
