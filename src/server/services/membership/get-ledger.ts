import type { Grant } from '~/domain/membership';
import type { Database, Tx } from '~/server/db';

/** The entries of a user's ledger, oldest first, with the columns that the rules need. */
export async function getLedger(db: Database | Tx, userId: string): Promise<Grant[]> {
  return db.entitlement.findMany({
    where: { userId },
    orderBy: [{ grantedAt: 'asc' }, { id: 'asc' }],
    select: { kind: true, months: true, days: true, grantedAt: true, orderLineId: true },
  });
}
