import type { OrderGift, SendGiftInput } from '~/schemas/gift';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Gift } from '~/server/prisma-client/client';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { lockOrder } from '../order/lock-order';
import { getResendAt, toOrderGift } from '../order/order-gift';
import { mailGift } from './mail-gift';

/** Mails the link of an order's gift again; another address gets another link, and the earlier one becomes
 *  invalid. Before the order is paid only the address changes.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | GIFT_NOT_FOUND | GIFT_CLAIMED |
 *    GIFT_WITHDRAWN | TOO_MANY_REQUESTS (one a minute, five an hour) */
export async function sendGift({ ctx, input }: Verb<SendGiftInput>): Promise<OrderGift> {
  const userId = requireUser(ctx);
  const ticket = await consumeRateLimit(ctx, 'send-gift', { userId });
  try {
    const gift = await withTransaction(ctx, (tx) => send(tx, ctx, userId, input));
    if (gift.status === 'WAITING') await ticket.refund();
    return gift;
  } catch (error) {
    await ticket.refund();
    throw error;
  }
}

async function send(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
  { id, email }: SendGiftInput,
): Promise<OrderGift> {
  const order = await lockOrder(tx, id, userId);
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  const gift = await tx.gift.findUnique({ where: { orderId: order.id } });
  if (!gift) throw new ServiceError('GIFT_NOT_FOUND');
  const now = ctx.now();
  const wait = gift.status === 'SENT' ? getResendAt(gift, now) : null;
  if (wait) {
    const seconds = Math.ceil((wait.getTime() - now.getTime()) / 1000);
    throw new ServiceError('TOO_MANY_REQUESTS', undefined, seconds);
  }
  const edition = gift.email === email ? gift.edition : gift.edition + 1;
  const { count } = await tx.gift.updateMany({
    where: { id: gift.id, status: { in: ['WAITING', 'SENT'] } },
    data: { email, edition },
  });
  const after = await tx.gift.findUniqueOrThrow({ where: { id: gift.id } });
  if (count === 0) throw new ServiceError(toErrorCode(after));
  if (after.status === 'SENT') await mailGift(tx, after, now);
  return toOrderGift(await tx.gift.findUniqueOrThrow({ where: { id: gift.id } }), now);
}

function toErrorCode({ status }: Gift) {
  return status === 'CLAIMED' ? 'GIFT_CLAIMED' : 'GIFT_WITHDRAWN';
}
