import type { OrderQuestionsInput } from '~/schemas/operator-question';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { checkOrder } from '../site-content/check-order';
import { lockGroups, markQuestionsStale } from './question-rows';

/** Arranges the questions of a group, if they still have the order that the operator read, and marks the page
 *  stale. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (the order has
 *    changed, or contains other questions) */
export async function orderQuestions({
  ctx,
  input: { groupId, ...order },
}: Verb<OrderQuestionsInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await lockGroups(tx, [groupId]);
    const rows = await tx.faqEntry.findMany({
      where: { groupId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, slug: true },
    });
    const change = checkOrder(rows, order);
    if (!change) return;
    for (const [position, id] of order.after.entries())
      await tx.faqEntry.update({ where: { id }, data: { position } });
    const group = await tx.faqGroup.update({ where: { id: groupId }, data: { orderedAt: at } });
    await markQuestionsStale(tx, at);
    await recordAct(tx, ctx, {
      kind: 'question.order',
      permission: 'siteContent.write',
      subject: ['question', group.slug],
      ...change,
    });
  });
}
