import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '~/server/db';
import type { InvoiceKind, Order, OrderLine, Payment } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';
import { createPlan, type PlanForSale } from './plan';

export interface OrderOptions {
  plan?: PlanForSale;
  qty?: number;
  /** Time of the checkout. */
  at?: Date;
  /** Carrier of the invoice; the member carrier by default. */
  invoice?: { kind: InvoiceKind; code?: string; title?: string };
}

export type OrderWithLines = Order & { lines: OrderLine[]; payments: Payment[] };

/** Creates a pending order with a pending payment. */
export async function createOrder(
  db: Database,
  user: { id: string },
  { plan, qty = 1, at = TEST_NOON, invoice = { kind: 'MEMBER' } }: OrderOptions = {},
): Promise<OrderWithLines> {
  const product = plan ?? (await createPlan(db));
  const total = product.price * qty;
  return db.order.create({
    data: {
      number: `SY20261121-${randomBytes(4).toString('hex').toUpperCase()}`,
      userId: user.id,
      total,
      checkoutKey: randomUUID(),
      createdAt: at,
      expiresAt: new Date(at.getTime() + 24 * 3_600_000),
      lines: {
        create: {
          productId: product.id,
          nameZh: product.nameZh,
          nameEn: product.nameEn,
          unitPrice: product.price,
          qty,
          subtotal: total,
          months: product.plan.months,
          bonusDays: product.plan.bonusDays,
        },
      },
      invoice: { create: { ...invoice, amount: total, createdAt: at } },
      payments: {
        create: { gateway: 'sandbox', reference: randomUUID(), amount: total, createdAt: at },
      },
      changes: { create: { to: 'PENDING', actor: `user:${user.id}`, reason: 'checkout', at } },
    },
    include: { lines: true, payments: true },
  });
}

/** Creates an order paid by card a minute after the checkout, with its entitlements. */
export async function createPaidOrder(
  db: Database,
  user: { id: string },
  options: OrderOptions = {},
): Promise<OrderWithLines> {
  const order = await createOrder(db, user, options);
  const paidAt = new Date(order.createdAt.getTime() + 60_000);
  for (const line of order.lines) {
    const common = { userId: user.id, orderLineId: line.id, grantedAt: paidAt };
    await db.entitlement.createMany({
      data: [
        {
          ...common,
          kind: 'PAID',
          months: line.months * line.qty,
          sourceKey: `order-line:${line.id}:PAID`,
          reason: order.number,
        },
        {
          ...common,
          kind: 'BONUS',
          days: line.bonusDays * line.qty,
          sourceKey: `order-line:${line.id}:BONUS`,
          reason: order.number,
        },
      ],
    });
  }
  await db.payment.updateMany({
    where: { orderId: order.id },
    data: { status: 'CAPTURED', providerId: randomUUID(), cardLast4: '4242', settledAt: paidAt },
  });
  return db.order.update({
    where: { id: order.id },
    data: {
      status: 'PAID',
      paidAt,
      invoice: { update: { status: 'DUE' } },
      changes: {
        create: {
          from: 'PENDING',
          to: 'PAID',
          actor: 'gateway:sandbox',
          reason: 'captured',
          at: paidAt,
        },
      },
    },
    include: { lines: true, payments: true },
  });
}
