import { canTransition, type OrderStatus } from '~/domain/order';
import type { Tx } from '~/server/db';

export interface OrderTransition {
  to: OrderStatus;
  /** `user:<id>`, `gateway:<name>` or `system:<job>`. */
  actor: string;
  reason: string;
  at: Date;
}

/** Moves an order forward, and writes down who did it, when and why. The update is conditional on the
 *  state that was read: of two at once, one wins.
 *  @returns false when the order cannot go there (any more); then nothing was written */
export async function transitionOrder(
  tx: Tx,
  order: { id: string; status: OrderStatus },
  { to, actor, reason, at }: OrderTransition,
): Promise<boolean> {
  if (!canTransition(order.status, to)) return false;
  const { count } = await tx.order.updateMany({
    where: { id: order.id, status: order.status },
    data: { status: to, ...(to === 'PAID' && { paidAt: at }) },
  });
  if (count === 0) return false;
  await tx.orderChange.create({
    data: { orderId: order.id, from: order.status, to, actor, reason, at },
  });
  return true;
}
