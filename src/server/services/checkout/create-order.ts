import { randomBytes } from 'node:crypto';
import { makeOrderNumber, ORDER_LIFETIME_MS } from '~/domain/order';
import { lessonPath, type WantedLesson } from '~/lib/wanted-lesson';
import type { GiftInput } from '~/schemas/gift';
import type { InvoiceChoice } from '~/schemas/invoice';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { Coupon } from '~/server/prisma-client/client';
import { giftColumns } from '../gift/keep-wish';
import { invoiceColumns } from '../invoice/choose-invoice';
import { agreedTerms } from './agreed-terms';
import type { NewLine } from './lines-of-cart';

/** What somebody is about to buy: the lines with their parts of the discount, and what is to be paid. */
export interface Purchase {
  userId: string;
  lines: readonly NewLine[];
  /** Where its invoice is wanted. */
  invoice?: InvoiceChoice;
  discount: number;
  total: number;
  coupon: Coupon | null;
  /** Whom it is a present for. */
  gift?: GiftInput;
  /** What its buyer was about to open. */
  wanted?: WantedLesson;
}

/** Writes a pending order down, with its snapshot of names, prices and time bought, the invoice that it
 *  will need, and the versions of the terms that are agreed to. */
export async function createOrder(
  tx: Tx,
  ctx: ServiceContext,
  { userId, lines, invoice, discount, total, gift, wanted }: Purchase,
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
      wantedPath: wanted && lessonPath(wanted),
      ...(gift && { gift: { create: { ...giftColumns(gift), language: ctx.language } } }),
      ...(await agreedTerms(tx)),
      invoice: {
        create: { ...invoiceColumns(invoice ?? { kind: 'MEMBER' }), amount: total, createdAt: at },
      },
      lines: { createMany: { data: [...lines] } },
      changes: { create: { to: 'PENDING', actor: `user:${userId}`, reason: 'checkout', at } },
    },
    select: { id: true },
  });
}
