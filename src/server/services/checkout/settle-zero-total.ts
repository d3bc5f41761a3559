import type { Tx } from '~/server/db';
import { transitionOrder } from '../order/transition-order';
import { fulfilOrder } from '../payment/fulfil-order';

/** Settles an order with a total of zero in the transaction that creates it: no gateway accepts NT$0, so there
 *  is no payment. The caller holds the locks of its account and cart.
 *  @param actor `coupon:<code>` that left nothing to pay, else `user:<id>` */
export async function settleZeroTotal(tx: Tx, id: string, actor: string, at: Date): Promise<void> {
  const transition = { to: 'PAID', actor, reason: 'nothing to pay', at } as const;
  await transitionOrder(tx, { id, status: 'PENDING' }, transition);
  await fulfilOrder(tx, id, at);
}
