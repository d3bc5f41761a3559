import { type Membership, membershipAt } from '~/domain/membership';
import { endHistory } from '~/domain/membership-end-history';
import type { MembershipView } from '~/schemas/profile';
import type { Database, Tx } from '~/server/db';
import { getLedger } from './get-ledger';

const ORDER_PARTS = { number: true, userId: true, user: { select: { name: true } } } as const;

/** Level, end and history (oldest first) of a user at `now`, computed from the ledger. */
export async function getMembershipHistory(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<MembershipView> {
  const entries = await db.entitlement.findMany({
    where: { userId },
    orderBy: [{ grantedAt: 'asc' }, { id: 'asc' }],
    include: { orderLine: { select: { order: { select: ORDER_PARTS } } } },
  });
  return {
    ...membershipAt(entries, now),
    history: endHistory(entries).map(({ entry, from, until, endBefore, endAfter }) => {
      const order = entry.orderLine?.order;
      return {
        kind: entry.kind,
        months: entry.months,
        days: entry.days,
        grantedAt: entry.grantedAt,
        from,
        until,
        orderNumber: order?.userId === userId ? order.number : null,
        giver: (entry.kind === 'GIFT' && order?.user.name) || null,
        reason: entry.kind === 'GRANT' || entry.kind === 'PAUSE' ? entry.reason : null,
        endBefore,
        endAfter,
      };
    }),
  };
}

/** Level and end of a user at `now`. */
export async function getCurrentMembership(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<Membership> {
  return membershipAt(await getLedger(db, userId), now);
}

/** End of a user's membership; null when they are no member at `now`. */
export async function getMembershipExpiry(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<Date | null> {
  return (await getCurrentMembership(db, userId, now)).expiresAt;
}
