import { statusAt } from '~/domain/order';
import { textIn } from '~/i18n/writing';
import { parseRequestedLesson } from '~/lib/requested-lesson';
import type { OrderView } from '~/schemas/order';
import type { ServiceContext } from '~/server/context';
import type { Prisma } from '~/server/db';
import { toOrderGift } from './order-gift';

/** Relations of an order that its view needs. */
export const ORDER_PARTS = {
  lines: { orderBy: { id: 'asc' } },
  payments: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  invoice: true,
  gift: true,
  couponUse: { select: { coupon: { select: { code: true } } } },
} satisfies Prisma.OrderInclude;

type OrderWithParts = Prisma.OrderGetPayload<{ include: typeof ORDER_PARTS }>;

/** An order as its buyer sees it, named in the caller's language. */
export function toOrderView(
  order: OrderWithParts,
  membershipExpiry: Date | null,
  { language, now }: Pick<ServiceContext, 'language' | 'now'>,
): OrderView {
  const payment =
    order.payments.find(({ status }) => status === 'CAPTURED') ?? order.payments[0] ?? null;
  return {
    id: order.id,
    number: order.number,
    status: statusAt(order, now()),
    total: order.total,
    discount: order.discount,
    coupon: order.couponUse?.coupon.code ?? null,
    currency: order.currency,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    expiresAt: order.expiresAt,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: textIn(line, 'name', language),
      unitPrice: line.unitPrice,
      qty: line.qty,
      subtotal: line.subtotal,
      months: line.months,
      bonusDays: line.bonusDays,
    })),
    payment: payment && {
      method: 'CREDIT_CARD',
      gateway: payment.gateway,
      cardLast4: payment.cardLast4,
      status: payment.status,
      declineReason: payment.declineReason,
      settledAt: payment.settledAt,
    },
    memberUntil: membershipExpiry,
    invoice: order.invoice && {
      kind: order.invoice.kind,
      code: order.invoice.code,
      title: order.invoice.title,
      status: order.invoice.status,
      number: order.invoice.number,
      issuedAt: order.invoice.issuedAt,
      amount: order.invoice.amount,
      allowed: order.invoice.allowed,
    },
    gift: order.gift && toOrderGift(order.gift, now()),
    wanted: parseRequestedLesson(order.wantedPath),
  };
}
