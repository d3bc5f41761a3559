import type { Database, Tx } from '~/server/db';

/** Number of accounts whose member time has not run out, paused ones included: an account that may not log in, or
 *  that is deleted, is none of them. */
export function countActiveMembers(db: Database | Tx, now: Date): Promise<number> {
  return db.membershipEnd.count({
    where: { endsAt: { gt: now }, user: { disabledAt: null, anonymisedAt: null } },
  });
}
