import 'server-only';
import { Prisma, type Tx } from '~/server/db';

/** PostgreSQL's row locks. NO KEY UPDATE lets rows that refer to the account be written meanwhile; SHARE
 *  lets others hold the same, and nobody change the account. */
const CLAUSES = {
  UPDATE: Prisma.sql`FOR UPDATE`,
  'NO KEY UPDATE': Prisma.sql`FOR NO KEY UPDATE`,
  SHARE: Prisma.sql`FOR SHARE`,
};

export type LockStrength = keyof typeof CLAUSES;

/** Locks an account's row until the transaction ends. A transaction that locks an order or a cart as well
 *  locks the account first: the other way round, two of them would wait for each other.
 *  @returns whether there is such an account */
export async function lockUser(tx: Tx, id: string, strength: LockStrength): Promise<boolean> {
  return (await lockUsers(tx, Prisma.sql`id = ${id}::uuid`, strength)).length > 0;
}

/** Locks the accounts that meet a condition, in the order of their ids, so that no two transactions lock
 *  the same two the other way round.
 *  @returns the ids of those that still met it once they were locked */
export async function lockUsers(
  tx: Tx,
  condition: Prisma.Sql,
  strength: LockStrength,
): Promise<string[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "User" WHERE ${condition} ORDER BY id ${CLAUSES[strength]}`;
  return locked.map(({ id }) => id);
}
