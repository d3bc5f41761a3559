import { statusAt } from '~/domain/order';
import type { CheckoutInput } from '~/schemas/order';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** The order that a submission with this key got before: the one that it created, or that of another
 *  submission. If another submission's order has ended since, the key is free again and may create an order.
 *  @throws ServiceError ORDER_NOT_FOUND for another user's order | CART_CHANGED for another amount, which is
 *    not the same submission */
export async function findSubmittedOrder(
  tx: Tx,
  { now }: ServiceContext,
  userId: string,
  { checkoutKey, expectedTotal }: CheckoutInput,
): Promise<{ id: string } | null> {
  const created = await tx.order.findUnique({ where: { checkoutKey } });
  const earlier = await tx.checkoutSubmission.findUnique({
    where: { checkoutKey },
    select: { order: true },
  });
  const order = created ?? earlier?.order;
  if (!order) return null;
  if (order.userId !== userId) throw new ServiceError('ORDER_NOT_FOUND');
  if (!created && !['PENDING', 'PAID'].includes(statusAt(order, now()))) return null;
  if (order.total !== expectedTotal) throw new ServiceError('CART_CHANGED');
  return order;
}

/** Stores the order of a submission that created none itself. The caller holds the lock of the order's
 *  account; an earlier order of the same key has ended. */
export async function saveSubmission(
  tx: Tx,
  { now }: ServiceContext,
  { checkoutKey }: CheckoutInput,
  orderId: string,
): Promise<void> {
  const submission = { checkoutKey, orderId, submittedAt: now() };
  const { count } = await tx.checkoutSubmission.updateMany({
    where: { checkoutKey },
    data: submission,
  });
  // A concurrent submission of another account with the same key violates its uniqueness.
  if (count === 0) await tx.checkoutSubmission.create({ data: submission });
}
