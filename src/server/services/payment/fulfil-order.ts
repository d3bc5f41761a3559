import { remainingQty } from '~/domain/cart';
import type { Tx } from '~/server/db';
import type { OrderLine } from '~/server/prisma-client/client';
import { lockExistingCart } from '~/server/services/cart/lock-cart';
import { sendPaidGift } from '~/server/services/gift/send-paid-gift';
import { markInvoiceDue } from '~/server/services/invoice/invoice-transitions';
import { enqueueMail } from '~/server/services/mail/outbox';
import {
  appendEntitlements,
  type NewEntitlement,
} from '~/server/services/membership/append-entitlements';
import { composeOrderPaid } from './compose-order-paid';

/** Fulfils a captured order: member time, a cart without the bought units, a due invoice, and a receipt by
 *  e-mail. The caller holds the lock of the buyer's account, so that it is not deleted meanwhile. The
 *  ledger's unique keys make a second grant for the same line impossible. The time of a gift is granted when
 *  it is claimed: its link is sent by e-mail.
 *  @returns false when the account is deleted; then nothing was granted */
export async function fulfilOrder(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, lines: { orderBy: { id: 'asc' } }, gift: { select: { id: true } } },
  });
  if (order.user.anonymisedAt) return false;
  if (!order.gift)
    await appendEntitlements(
      tx,
      order.userId,
      order.lines.flatMap(toEntitlements(order.number)),
      at,
    );
  await removeBoughtFromCart(tx, order.userId, order.lines);
  await markInvoiceDue(tx, order, at);
  await sendPaidGift(tx, orderId, at);
  const mail = await composeOrderPaid(tx, orderId, at);
  if (mail) await enqueueMail(tx, mail);
  return true;
}

/** The ledger's entries for one line: the months bought, then the bonus days of each unit. */
function toEntitlements(number: string) {
  return ({ id, months, bonusDays, qty }: OrderLine): NewEntitlement[] => {
    const common = { orderLineId: id, reason: number };
    const entries: NewEntitlement[] = [
      { ...common, kind: 'PAID', months: months * qty, sourceKey: `order-line:${id}:PAID` },
      { ...common, kind: 'BONUS', days: bonusDays * qty, sourceKey: `order-line:${id}:BONUS` },
    ];
    return entries.filter(({ months, days }) => (months ?? 0) + (days ?? 0) > 0);
  };
}

async function removeBoughtFromCart(
  tx: Tx,
  userId: string,
  bought: readonly { productId: string; qty: number }[],
): Promise<void> {
  const cartId = await lockExistingCart(tx, { userId });
  if (cartId === null) return;
  for (const { productId, qty } of bought) {
    const where = { cartId_productId: { cartId, productId } };
    const row = await tx.cartRow.findUnique({ where });
    if (!row) continue;
    const remaining = remainingQty(row.qty, qty);
    if (remaining > 0) await tx.cartRow.update({ where, data: { qty: remaining } });
    else await tx.cartRow.delete({ where });
  }
}
