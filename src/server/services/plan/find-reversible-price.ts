import type { Database, Tx } from '~/server/db';
import type { PlanPrice, Product } from '~/server/prisma-client/client';

/** The set price that a plan has now, as long as nobody has bought at it; null where there is none, or where it cannot
 *  be taken back any more. An order that is not paid does not count: it keeps its price. */
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
