import type { Tx } from '~/server/db';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Locks a plan's product, so that changes of its price are serialised; null when there is none. */
export async function lockPlan(tx: Tx, planId: string) {
  const locked = await tx.$executeRaw`
    SELECT id FROM "Product" WHERE id = ${planId}::uuid AND kind = 'PLAN' FOR NO KEY UPDATE`;
  return locked > 0 ? tx.product.findUnique({ where: { id: planId } }) : null;
}

/** Locks the products of all plans, before any other lock: so that of two conflicting changes the second is
 *  checked against the first. */
export async function lockPlans(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT id FROM "Product" WHERE kind = 'PLAN' ORDER BY id FOR NO KEY UPDATE`;
}

/** Makes a set price that of the catalogue, once, and marks the public pages with prices stale. Carts show the new
 *  price and need a confirmation; orders have copies of their prices. The caller holds the lock of the plan.
 *  @returns whether it was taken over now */
export async function takeOverPrice(
  tx: Tx,
  { id, productId, price }: { id: string; productId: string; price: number },
  at: Date,
): Promise<boolean> {
  const product = await tx.product.findUniqueOrThrow({ where: { id: productId } });
  const { count } = await tx.planPrice.updateMany({
    where: { id, appliedAt: null, withdrawnAt: null },
    data: { appliedAt: at, priceBefore: product.price },
  });
  if (count === 0) return false;
  await tx.product.update({ where: { id: productId }, data: { price } });
  await markTagsStale(tx, ['plans'], at);
  return true;
}

/** Restores the catalogue's price from before a set one, which then counts as never begun. The caller holds the
 *  lock of the plan. */
export async function revertPrice(
  tx: Tx,
  { id, productId, priceBefore }: { id: string; productId: string; priceBefore: number },
  at: Date,
): Promise<void> {
  await tx.planPrice.update({
    where: { id },
    data: { appliedAt: null, priceBefore: null, withdrawnAt: at },
  });
  await tx.product.update({ where: { id: productId }, data: { price: priceBefore } });
  await markTagsStale(tx, ['plans'], at);
}
