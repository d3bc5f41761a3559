import type { ResolveDiscrepancyInput } from '~/schemas/discrepancy';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { requireOperator } from '../operator/operators';
import { discrepancyKey } from './record-discrepancy';

/** Resolves a discrepancy with a note. A resolved one keeps its first note.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DISCREPANCY_NOT_FOUND */
export async function resolveDiscrepancy({
  ctx,
  input: { id, note },
}: Verb<ResolveDiscrepancyInput>): Promise<void> {
  requireOperator({ ctx });
  const { actor } = ctx;
  const { count } = await ctx.db.discrepancy.updateMany({
    where: { id, resolvedAt: null },
    data: {
      note,
      resolvedAt: ctx.now(),
      resolvedBy: actor.kind === 'user' ? `user:${actor.id}` : 'system',
    },
  });
  if (count > 0) return;
  if ((await ctx.db.discrepancy.count({ where: { id } })) === 0)
    throw new ServiceError('DISCREPANCY_NOT_FOUND');
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
