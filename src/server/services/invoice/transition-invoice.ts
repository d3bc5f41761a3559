import type { InvoiceState } from '~/domain/invoice/state-machine';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Invoice, Prisma } from '~/server/prisma-client/client';
import { lockOrder } from '../order/lock-order';

export interface InvoiceTransition {
  /** `user:<id>`, `gateway:<name>` or `system`. */
  actor: string;
  reason: string;
  at: Date;
}

/** Locks an order's row, which guards its invoice as well.
 *  @throws ServiceError ORDER_NOT_FOUND also when the order has no invoice */
export async function lockInvoice(tx: Tx, orderId: string) {
  const order = await lockOrder(tx, orderId);
  const invoice = order && (await tx.invoice.findUnique({ where: { orderId } }));
  if (!invoice) throw new ServiceError('ORDER_NOT_FOUND');
  return invoice;
}

/** Changes an invoice's state, and records the actor, the time and the reason. The caller holds the lock of
 *  its order. */
export async function transitionInvoice(
  tx: Tx,
  { orderId, status: from }: Invoice,
  { status, amount, issuedAt, refunded, allowed }: InvoiceState,
  { actor, reason, at }: InvoiceTransition,
  data: Prisma.InvoiceUpdateInput = {},
): Promise<void> {
  await tx.invoice.update({
    where: { orderId },
    data: {
      status,
      amount,
      issuedAt,
      refunded,
      allowed,
      changes: { create: { from, to: status, actor, reason, at } },
      ...data,
    },
  });
}
