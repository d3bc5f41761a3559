import { remainingQty } from '~/domain/cart';
import type { Tx } from '~/server/db';
import { lockPresentCart } from '~/server/services/cart/owner';
import { enqueueMail } from '~/server/services/mail/outbox';
import { memberUntil } from '~/server/services/membership/queries';

/** Gives the buyer what a captured payment bought: member time, a cart without the bought pieces, and a
 *  receipt by mail. The ledger's unique keys make a second grant for the same line impossible. */
export async function fulfilOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, lines: { orderBy: { id: 'asc' } } },
  });
  const grants = order.lines.flatMap((line) => {
    const common = {
      userId: order.userId,
      orderLineId: line.id,
      grantedAt: at,
      reason: order.number,
    };
    const key = `order-line:${line.id}`;
    return [
      {
        ...common,
        kind: 'PAID' as const,
        months: line.months * line.qty,
        sourceKey: `${key}:PAID`,
      },
      {
        ...common,
        kind: 'BONUS' as const,
        days: line.bonusDays * line.qty,
        sourceKey: `${key}:BONUS`,
      },
    ];
  });
  await tx.entitlement.createMany({
    data: grants.filter((grant) => ('months' in grant ? grant.months : grant.days) > 0),
  });
  await takeFromCart(tx, order.userId, order.lines);
  if (order.user.anonymisedAt) return tellOperator(order.number);
  const { language } = order.user;
  await enqueueMail(tx, {
    template: 'order-paid',
    recipient: order.user.email,
    language,
    payload: {
      name: order.user.name,
      orderId,
      number: order.number,
      total: order.total,
      lines: order.lines.map(({ nameZh, nameEn, qty, subtotal }) => ({
        name: language === 'en' ? nameEn : nameZh,
        qty,
        subtotal,
      })),
      memberUntil: (await memberUntil(tx, order.userId, at))?.toISOString() ?? null,
    },
  });
}

/** Money for an account that is gone: nobody is left to write to, and it has to go back. */
function tellOperator(number: string): void {
  console.error(
    `Order ${number} was paid after its account was deleted. An operator has to look at it.`,
  );
}

async function takeFromCart(
  tx: Tx,
  userId: string,
  bought: readonly { productId: string; qty: number }[],
): Promise<void> {
  const cartId = await lockPresentCart(tx, { userId });
  if (cartId === null) return;
  for (const { productId, qty } of bought) {
    const where = { cartId_productId: { cartId, productId } };
    const row = await tx.cartRow.findUnique({ where });
    if (!row) continue;
    const left = remainingQty(row.qty, qty);
    if (left > 0) await tx.cartRow.update({ where, data: { qty: left } });
    else await tx.cartRow.delete({ where });
  }
}
