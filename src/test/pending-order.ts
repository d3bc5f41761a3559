import { randomUUID } from 'node:crypto';
import type { Database } from '~/server/db';
import type { PlanForSale } from '~prisma/factories/plan';

/** Inserts a cart with one plan, without the service: for tests that need many. */
export async function fillCart(db: Database, userId: string, { id }: PlanForSale): Promise<void> {
  await db.cart.create({ data: { userId, rows: { create: { productId: id, qty: 1 } } } });
}

/** Inserts a pending order of one plan with its payments at the sandbox, as after a checkout.
 *  @param references of its payments; by default one */
export async function createPendingOrder(
  db: Database,
  userId: string,
  { id: productId, nameZh, nameEn, price, plan: { months, bonusDays } }: PlanForSale,
  references: string[] = [`SY${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`],
) {
  const line = { productId, nameZh, nameEn, unitPrice: price, qty: 1, subtotal: price };
  const order = await db.order.create({
    data: {
      number: `TEST-${references[0]}`,
      userId,
      total: price,
      checkoutKey: `TEST-${references[0]}`,
      expiresAt: new Date(Date.now() + 86_400_000),
      lines: { create: { ...line, months, bonusDays } },
      payments: {
        create: references.map((reference) => ({ gateway: 'sandbox', reference, amount: price })),
      },
    },
    include: { payments: true },
  });
  return { ...order, payment: order.payments[0]! };
}
