import { randomBytes } from 'node:crypto';
import { makeOrderNumber, ORDER_LIFETIME_MS } from '~/domain/order';
import { type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import type { GiftInput } from '~/schemas/gift';
import type { InvoiceChoice } from '~/schemas/invoice';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { Coupon } from '~/server/prisma-client/client';
import { toGiftColumns } from '../gift/set-gift-recipient';
import { toInvoiceColumns } from '../invoice/invoice-choice';
import type { NewOrderLine } from './cart-to-order-lines';
import { currentTermsVersions } from './terms-versions';

/** Content of an order before it is written: the lines with their allocated discount, and the total. */
export interface Purchase {
  userId: string;
  lines: readonly NewOrderLine[];
  /** Carrier or company of its invoice. */
  invoice?: InvoiceChoice;
  discount: number;
  total: number;
  coupon: Coupon | null;
  /** Recipient, if it is a gift. */
  gift?: GiftInput;
  /** Lesson that the buyer was about to open. */
  wantedLesson?: RequestedLesson;
}

/** Inserts a pending order, with its snapshot of names, prices and time bought, the invoice that it will
 *  need, and the versions of the accepted terms. */
export async function createOrder(
  tx: Tx,
  ctx: ServiceContext,
  { userId, lines, invoice, discount, total, gift, wantedLesson }: Purchase,
  checkoutKey: string,
): Promise<{ id: string }> {
  const at = ctx.now();
  return tx.order.create({
    data: {
      number: makeOrderNumber(at, randomBytes(5)),
      userId,
      total,
      discount,
      checkoutKey,
      createdAt: at,
      expiresAt: new Date(at.getTime() + ORDER_LIFETIME_MS),
      wantedPath: wantedLesson && toLessonPath(wantedLesson),
      ...(gift && { gift: { create: { ...toGiftColumns(gift), language: ctx.language } } }),
      ...(await currentTermsVersions(tx, at)),
      invoice: {
        create: {
          ...toInvoiceColumns(invoice ?? { kind: 'MEMBER' }),
          amount: total,
          createdAt: at,
        },
      },
      lines: { createMany: { data: [...lines] } },
      changes: { create: { to: 'PENDING', actor: `user:${userId}`, reason: 'checkout', at } },
    },
    select: { id: true },
  });
}
