import type { Database, Tx } from '~/server/db';

/** Number of accounts whose member time has not run out, including paused ones, but not disabled or deleted
 *  accounts. */
export function countActiveMembers(db: Database | Tx, now: Date): Promise<number> {
  return db.membershipEnd.count({
    where: { endsAt: { gt: now }, user: { disabledAt: null, anonymisedAt: null } },
  });
}
