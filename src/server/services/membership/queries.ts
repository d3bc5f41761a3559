import { membershipAt, stretches } from '~/domain/membership';
import type { MembershipView } from '~/schemas/profile';
import type { ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ledgerOf } from './ledger';

/** Level, end and history (oldest first) of a user at `now`, computed from the ledger. */
export async function readMembership(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<MembershipView> {
  const entries = await db.entitlement.findMany({
    where: { userId },
    orderBy: [{ grantedAt: 'asc' }, { id: 'asc' }],
    include: { orderLine: { select: { order: { select: { number: true } } } } },
  });
  return {
    ...membershipAt(entries, now),
    history: stretches(entries).map(({ entry, from, until }) => ({
      kind: entry.kind,
      months: entry.months,
      days: entry.days,
      grantedAt: entry.grantedAt,
      from,
      until,
      orderNumber: entry.orderLine?.order.number ?? null,
    })),
  };
}

/** Until when the user is a member; null when they are not one at `now`. */
export async function memberUntil(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<Date | null> {
  return membershipAt(await ledgerOf(db, userId), now).expiresAt;
}

/** Whether the actor's VIP level lasts now; visitors and the system are not members. */
export async function isMember({ db, actor, now }: ServiceContext): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  return (await memberUntil(db, actor.id, now())) !== null;
}
