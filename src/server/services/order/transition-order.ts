import { canTransition, type OrderStatus } from '~/domain/order';
import type { Tx } from '~/server/db';

export interface OrderTransition {
  to: OrderStatus;
  /** `user:<id>`, `gateway:<name>` or `system:<job>`. */
  actor: string;
  reason: string;
  at: Date;
}

/** Changes an order's status, and records the actor, the time and the reason. The update is conditional on
 *  the status that was read: of two concurrent transitions, one wins.
 *  @returns false when the transition is not allowed (any more); then nothing was written */
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
