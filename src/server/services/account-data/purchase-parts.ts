import { totalGiftTime } from '~/domain/gift';
import type { ServiceContext, Verb } from '~/server/context';
import type { Gift } from '~/server/prisma-client/client';
import { PAGE_SIZE, paginate } from './pages';

/** The parts about the cart, orders, payments, entitlements and claimed gifts. */
export function purchaseParts({ ctx: { db }, input: userId }: Verb<string>) {
  return {
    cart: async () => {
      const rows = await db.cartRow.findMany({
        where: { cart: { userId } },
        orderBy: { addedAt: 'asc' },
        include: { product: true },
      });
      return rows.map(({ product, qty, addedAt }) => ({
        product: { zh: product.nameZh, en: product.nameEn },
        qty,
        addedAt,
      }));
    },
    entitlements: () =>
      db.entitlement.findMany({
        where: { userId },
        orderBy: [{ grantedAt: 'asc' }, { id: 'asc' }],
        select: { kind: true, months: true, days: true, grantedAt: true, reason: true },
      }),
    claimedGifts: async () => {
      const gifts = await db.gift.findMany({
        where: { claimedById: userId },
        orderBy: { claimedAt: 'asc' },
        include: { order: { select: { lines: true } } },
      });
      return gifts.map(({ message, claimedAt, order }) => ({
        ...totalGiftTime(order.lines),
        message,
        claimedAt,
      }));
    },
    orders: () =>
      paginate((last: { id: string } | null) => listOrdersAfter(db, userId, last), toOrderEntry),
  };
}

function listOrdersAfter(db: ServiceContext['db'], userId: string, last: { id: string } | null) {
  return db.order.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      lines: { orderBy: { id: 'asc' } },
      payments: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      changes: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      couponUse: { select: { coupon: { select: { code: true } } } },
      gift: true,
      invoice: { include: { allowances: { orderBy: { at: 'asc' } } } },
      refundRequests: {
        orderBy: { requestedAt: 'asc' },
        select: { status: true, amount: true, requestedAt: true, decidedAt: true, note: true },
      },
    },
    take: PAGE_SIZE,
    ...(last && { cursor: { id: last.id }, skip: 1 }),
  });
}

type InvoiceRow = NonNullable<OrderRow['invoice']>;

function toInvoiceEntry({ kind, code, title, status, amount, number, ...invoice }: InvoiceRow) {
  const { issuedAt, voidedAt, allowances } = invoice;
  return {
    kind,
    code,
    title,
    status,
    amount,
    number,
    issuedAt,
    voidedAt,
    allowances: allowances.map(({ number, amount, at }) => ({ number, amount, at })),
  };
}

function toGiftEntry({ email, recipientName, message, status, sentAt, claimedAt }: Gift) {
  return { email, name: recipientName, message, status, sentAt, claimedAt };
}

/** The version of a legal text as a day, such as `2026-11-21`. */
function toDay(version: Date | null): string | null {
  return version?.toISOString().slice(0, 10) ?? null;
}

type OrderRow = Awaited<ReturnType<typeof listOrdersAfter>>[number];

function toOrderEntry(order: OrderRow) {
  const { number, status, total, discount, currency, createdAt, paidAt } = order;
  return {
    number,
    status,
    total,
    discount,
    coupon: order.couponUse?.coupon.code ?? null,
    currency,
    createdAt,
    paidAt,
    agreedTo: { tou: toDay(order.termsVersion), refund: toDay(order.refundVersion) },
    invoice: order.invoice && toInvoiceEntry(order.invoice),
    gift: order.gift && toGiftEntry(order.gift),
    lines: order.lines.map((line) => ({
      name: { zh: line.nameZh, en: line.nameEn },
      qty: line.qty,
      unitPrice: line.unitPrice,
      subtotal: line.subtotal,
      discount: line.discount,
      months: line.months,
      bonusDays: line.bonusDays,
    })),
    payments: order.payments.map((payment) => ({
      method: payment.method,
      gateway: payment.gateway,
      reference: payment.reference,
      amount: payment.amount,
      status: payment.status,
      cardLast4: payment.cardLast4,
      createdAt: payment.createdAt,
      settledAt: payment.settledAt,
    })),
    history: order.changes.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
    refundRequests: order.refundRequests,
  };
}
