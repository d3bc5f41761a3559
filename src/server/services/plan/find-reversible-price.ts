import type { Database, Tx } from '~/server/db';
import type { PlanPrice, Product } from '~/server/prisma-client/client';

/** A plan's present set price, as long as nobody has bought at it; null without one, and when it can no longer be
 *  withdrawn. Unpaid orders do not count, because they keep their price. */
export async function findReversiblePrice(
  db: Database | Tx,
  { id: productId, price }: Pick<Product, 'id' | 'price'>,
): Promise<(PlanPrice & { appliedAt: Date; priceBefore: number }) | null> {
  const last = await db.planPrice.findFirst({
    where: { productId, appliedAt: { not: null } },
    orderBy: [{ appliedAt: 'desc' }, { startsOn: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
  });
  if (!last?.appliedAt || last.priceBefore === null || last.price !== price) return null;
  const { appliedAt, priceBefore } = last;
  const bought = { createdAt: { gte: appliedAt }, paidAt: { not: null } };
  const sold = await db.orderLine.findFirst({
    where: { productId, unitPrice: price, order: bought },
    select: { id: true },
  });
  return sold ? null : { ...last, appliedAt, priceBefore };
}
