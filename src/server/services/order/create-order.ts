import { randomBytes } from 'node:crypto';
import { makeOrderNumber, ORDER_LIFETIME_MS } from '~/domain/order';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { NewLine } from './lines-of-cart';

/** What somebody is about to buy: the lines with their parts of the discount, and what is to be paid. */
export interface Purchase {
  userId: string;
  lines: readonly NewLine[];
  discount: number;
  total: number;
}

/** Writes a pending order down, with its snapshot of names, prices and time bought. */
export function createOrder(
  tx: Tx,
  ctx: ServiceContext,
  { userId, lines, discount, total }: Purchase,
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
      lines: { createMany: { data: [...lines] } },
      changes: { create: { to: 'PENDING', actor: `user:${userId}`, reason: 'checkout', at } },
    },
    select: { id: true },
  });
}
