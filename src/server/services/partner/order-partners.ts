import type { OrderPartnersInput } from '~/schemas/operator-partner';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { checkOrder } from '../site-content/check-order';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Arranges the partners, if they still have the order that the operator read, and marks the home page stale.
 *  Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_CHANGED (the order has changed, or contains
 *    other partners) */
export async function orderPartners({
  ctx,
  input: order,
}: Verb<OrderPartnersInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await tx.$executeRaw`SELECT id FROM "Partner" ORDER BY id FOR NO KEY UPDATE`;
    const rows = await tx.partner.findMany({
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, slug: true },
    });
    const change = checkOrder(rows, order);
    if (!change) return;
    for (const [position, id] of order.after.entries())
      await tx.partner.update({ where: { id }, data: { position, editedAt: at } });
    await markTagsStale(tx, ['partners'], at);
    await recordAct(tx, ctx, {
      kind: 'partner.order',
      permission: 'siteContent.write',
      subject: ['partner', 'all'],
      ...change,
    });
  });
}
