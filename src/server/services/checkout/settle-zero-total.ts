import type { Tx } from '~/server/db';
import { transitionOrder } from '../order/transition-order';
import { fulfilOrder } from '../payment/fulfil-order';

/** Pays an order that comes to nothing, with the order itself: no gateway takes NT$0, so there is no
 *  payment. The caller has just written the order and holds its account and cart.
 *  @param by `coupon:<code>` that left nothing to pay, else `user:<id>` */
export async function settleZeroTotal(tx: Tx, id: string, actor: string, at: Date): Promise<void> {
  const transition = { to: 'PAID', actor: actor, reason: 'nothing to pay', at } as const;
  await transitionOrder(tx, { id, status: 'PENDING' }, transition);
  await fulfilOrder(tx, id, at);
}
