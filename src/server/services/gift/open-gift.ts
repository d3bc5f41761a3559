import { grantsOfGift, timeOfGift } from '~/domain/gift';
import { membershipEnd } from '~/domain/membership';
import { tokenHash } from '~/lib/secret-token';
import type { GiftTokenInput, GiftView } from '~/schemas/gift';
import type { ServiceContext, Verb } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ledgerOf } from '../membership/ledger';

/** A gift by its link, for whoever holds it. What the buyer wrote is told as long as it is to be claimed,
 *  and to whoever has claimed it.
 *  @returns null when no such link works (any more) */
export function openGift({ ctx, input }: Verb<GiftTokenInput>): Promise<GiftView | null> {
  return readGift(ctx.db, ctx, input.token);
}

export async function readGift(
  db: Database | Tx,
  { actor, now }: ServiceContext,
  token: string,
): Promise<GiftView | null> {
  const gift = await db.gift.findUnique({
    where: { tokenHash: tokenHash(token) },
    include: {
      order: { include: { lines: { orderBy: { id: 'asc' } }, user: { select: { name: true } } } },
    },
  });
  if (!gift) return null;
  const userId = actor.kind === 'user' ? actor.id : null;
  const mine = gift.status === 'CLAIMED' && gift.claimedById === userId;
  const open = gift.status === 'SENT';
  const { lines, user, userId: buyerId } = gift.order;
  const told = open || mine;
  return {
    status: open ? 'OPEN' : gift.status === 'CLAIMED' ? 'CLAIMED' : 'WITHDRAWN',
    mine,
    given: buyerId === userId,
    from: user.name || null,
    name: told ? gift.recipientName : null,
    message: told ? gift.message : null,
    ...timeOfGift(lines),
    until:
      told && userId
        ? await endWith(db, userId, open ? grantsOfGift(gift.id, lines) : [], now())
        : null,
  };
}

/** When somebody's member time would run out with these grants now. */
async function endWith(
  db: Database | Tx,
  userId: string,
  grants: ReturnType<typeof grantsOfGift>,
  now: Date,
): Promise<Date | null> {
  const ledger = await ledgerOf(db, userId);
  return membershipEnd([...ledger, ...grants.map((grant) => ({ ...grant, grantedAt: now }))]);
}
