import type { Tx } from '~/server/db';
import { moveOrder } from '../order/move-order';
import { fulfilOrder } from '../payment/fulfil-order';

/** Pays an order that comes to nothing, with the order itself: no gateway takes NT$0, so there is no
 *  payment. The caller has just written the order and holds its account and cart.
 *  @param by `coupon:<code>` that left nothing to pay, else `user:<id>` */
export async function payNothing(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  const move = { to: 'PAID', actor: by, reason: 'nothing to pay', at } as const;
  await moveOrder(tx, { id, status: 'PENDING' }, move);
  await fulfilOrder(tx, id, at);
}
