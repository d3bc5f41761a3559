import { toGiftEntitlements } from '~/domain/gift';
import { hashToken } from '~/lib/secret-token';
import type { GiftTokenInput, GiftView } from '~/schemas/gift';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Gift } from '~/server/prisma-client/client';
import { limitFailures } from '~/server/throttle/limit-failures';
import { withTransaction } from '~/server/transaction';
import { enqueueMail } from '../mail/outbox';
import { appendEntitlements } from '../membership/append-entitlements';
import { lockLedger } from '../membership/lock-ledger';
import { composeGiftClaimed } from './compose-gift-claimed';
import { getGift } from './open-gift';

/** Appends a gift's time to the actor's membership. Any user with the link can claim it, once: of two
 *  concurrent claims one wins, and repeating that one returns the same result.
 *  @throws ServiceError LOGIN_USER_REQUIRED | GIFT_NOT_FOUND | GIFT_CLAIMED | GIFT_WITHDRAWN |
 *    TOO_MANY_REQUESTS */
export async function claimGift({ ctx, input }: Verb<GiftTokenInput>): Promise<GiftView> {
  const userId = requireUser(ctx);
  return limitFailures(ctx, { action: 'mailed-link' }, () =>
    withTransaction(ctx, async (tx) => {
      await lockLedger(tx, userId, ctx.now());
      await claim(tx, ctx, { userId, token: input.token });
      const gift = await getGift(tx, ctx, input.token);
      if (!gift) throw new ServiceError('GIFT_NOT_FOUND');
      return gift;
    }),
  );
}

async function claim(
  tx: Tx,
  { now }: ServiceContext,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const at = now();
  const where = { tokenHash: hashToken(token) };
  const { count } = await tx.gift.updateMany({
    where: { ...where, status: 'SENT' },
    data: { status: 'CLAIMED', claimedById: userId, claimedAt: at },
  });
  const gift = await tx.gift.findUnique({ where });
  if (!gift) throw new ServiceError('GIFT_NOT_FOUND');
  if (count === 0) return assertClaimedBy(gift, userId);
  const lines = await tx.orderLine.findMany({
    where: { orderId: gift.orderId },
    orderBy: { id: 'asc' },
  });
  const entries = toGiftEntitlements(gift.id, lines).map((grant) => ({ ...grant, reason: 'gift' }));
  await appendEntitlements(tx, userId, entries, at);
  const mail = await composeGiftClaimed(tx, gift);
  if (mail) await enqueueMail(tx, mail);
}

function assertClaimedBy({ status, claimedById }: Gift, userId: string): void {
  if (status === 'WITHDRAWN') throw new ServiceError('GIFT_WITHDRAWN');
  if (claimedById !== userId) throw new ServiceError('GIFT_CLAIMED');
}
