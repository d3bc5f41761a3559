import type { RecommendPlanInput } from '~/schemas/operator-price';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockPlans } from './take-over-price';

/** Marks a plan as recommended, and all others as not, or removes the mark. The mark is the operator's choice and
 *  independent of prices. Each plan that changes has its row in the log. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | PRODUCT_NOT_FOUND */
export async function recommendPlan({
  ctx,
  input: { planId, recommended, reason },
}: Verb<RecommendPlanInput>): Promise<void> {
  requirePermission({ ctx, input: 'price.write' });
  await withTransaction(ctx, async (tx) => {
    await lockPlans(tx);
    const plan = await tx.plan.findUnique({ where: { id: planId } });
    if (!plan) throw new ServiceError('PRODUCT_NOT_FOUND');
    const marked = await tx.plan.findMany({
      where: { recommended: true, ...(!recommended && { id: planId }) },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    const losing = marked.filter(({ id }) => !recommended || id !== planId);
    const changes = [
      ...losing.map(({ id }) => ({ id, after: false })),
      ...(recommended && !plan.recommended ? [{ id: planId, after: true }] : []),
    ];
    for (const { id, after } of changes) {
      const { product } = await tx.plan.update({
        where: { id },
        data: { recommended: after },
        select: { product: { select: { slug: true } } },
      });
      await recordAct(tx, ctx, {
        kind: 'plan.recommend',
        permission: 'price.write',
        subject: ['plan', product.slug],
        before: { recommended: !after },
        after: { recommended: after },
        ...(reason !== undefined && { reason }),
      });
    }
    if (changes.length > 0) await markTagsStale(tx, ['plans'], ctx.now());
  });
}
