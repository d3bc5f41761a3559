import { toGiftEntitlements, totalGiftTime } from '~/domain/gift';
import { membershipEnd } from '~/domain/membership';
import { hashToken } from '~/lib/secret-token';
import type { GiftTokenInput, GiftView } from '~/schemas/gift';
import type { ServiceContext, Verb } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { getLedger } from '../membership/get-ledger';

/** A gift by its link. The buyer's message is shown as long as the gift is unclaimed, and afterwards to the
 *  user who has claimed it.
 *  @returns null when the link is unknown or no longer valid */
export function openGift({ ctx, input }: Verb<GiftTokenInput>): Promise<GiftView | null> {
  return getGift(ctx.db, ctx, input.token);
}

export async function getGift(
  db: Database | Tx,
  { actor, now }: ServiceContext,
  token: string,
): Promise<GiftView | null> {
  const gift = await db.gift.findUnique({
    where: { tokenHash: hashToken(token) },
    include: {
      order: { include: { lines: { orderBy: { id: 'asc' } }, user: { select: { name: true } } } },
    },
  });
  if (!gift) return null;
  const userId = actor.kind === 'user' ? actor.id : null;
  const own = gift.status === 'CLAIMED' && gift.claimedById === userId;
  const open = gift.status === 'SENT';
  const { lines, user, userId: buyerId } = gift.order;
  const showsDetails = open || own;
  return {
    status: open ? 'OPEN' : gift.status === 'CLAIMED' ? 'CLAIMED' : 'WITHDRAWN',
    mine: own,
    given: buyerId === userId,
    from: user.name || null,
    name: showsDetails ? gift.recipientName : null,
    message: showsDetails ? gift.message : null,
    ...totalGiftTime(lines),
    until:
      showsDetails && userId
        ? await endAfterClaim(db, userId, open ? toGiftEntitlements(gift.id, lines) : [], now())
        : null,
  };
}

/** End of a user's membership if these grants were added now. */
async function endAfterClaim(
  db: Database | Tx,
  userId: string,
  grants: ReturnType<typeof toGiftEntitlements>,
  now: Date,
): Promise<Date | null> {
  const ledger = await getLedger(db, userId);
  return membershipEnd([...ledger, ...grants.map((grant) => ({ ...grant, grantedAt: now }))]);
}
