import type { Grant } from '~/domain/membership';
import type { Database, Prisma, Tx } from '~/server/db';

const OLDEST_FIRST: Prisma.EntitlementOrderByWithRelationInput[] = [
  { grantedAt: 'asc' },
  { id: 'asc' },
];
const COLUMNS = {
  kind: true,
  months: true,
  days: true,
  grantedAt: true,
  orderLineId: true,
} as const;

/** The entries of a user's ledger, oldest first, with the columns that the rules need. */
export async function getLedger(db: Database | Tx, userId: string): Promise<Grant[]> {
  return db.entitlement.findMany({ where: { userId }, orderBy: OLDEST_FIRST, select: COLUMNS });
}

/** The ledgers of many users by their ids; none of a user without entries. */
export async function getLedgers(
  db: Database | Tx,
  userIds: string[],
): Promise<Map<string, Grant[]>> {
  const entries = await db.entitlement.findMany({
    where: { userId: { in: userIds } },
    orderBy: OLDEST_FIRST,
    select: { ...COLUMNS, userId: true },
  });
  const ledgers = new Map<string, Grant[]>();
  for (const { userId, ...entry } of entries)
    ledgers.set(userId, [...(ledgers.get(userId) ?? []), entry]);
  return ledgers;
}
