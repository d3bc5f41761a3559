import { statusAt } from '~/domain/order';
import type { CheckoutInput } from '~/schemas/order';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** The order to which a press with this key was led before: the one that it made, or another press's. Of
 *  another's that has ended since, a press is free again, and may make an order.
 *  @throws ServiceError ORDER_NOT_FOUND for somebody else's | CART_CHANGED for another amount, which is not
 *    the same press */
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

/** Remembers to which order a press was led that made none. The caller holds the account, whose the order
 *  is; what the same key led to before has ended. */
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
  // Somebody else's press with the same key at the same moment breaks its uniqueness.
  if (count === 0) await tx.checkoutSubmission.create({ data: submission });
}
