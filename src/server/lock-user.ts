import 'server-only';
import { composedStatement } from '~/server/database/composed-statement';
import { uuid } from '~/server/database/sql-types';
import { Prisma, runComposed, type Tx } from '~/server/db';

/** PostgreSQL's row locks. NO KEY UPDATE lets other transactions write rows that refer to the account; SHARE
 *  can be held by several transactions and blocks changes of the account. */
const CLAUSES = {
  UPDATE: Prisma.sql`FOR UPDATE`,
  'NO KEY UPDATE': Prisma.sql`FOR NO KEY UPDATE`,
  SHARE: Prisma.sql`FOR SHARE`,
};

export type LockStrength = keyof typeof CLAUSES;

const lockedUsers = composedStatement({
  name: 'locked-users',
  row: { id: uuid },
  sql: ({ condition, strength }: { condition: Prisma.Sql; strength: LockStrength }) => Prisma.sql`
    SELECT id FROM "User" WHERE ${condition} ORDER BY id ${CLAUSES[strength]}`,
  samples: [{ condition: Prisma.sql`TRUE`, strength: 'UPDATE' }],
});

/** Locks an account's row until the transaction ends. A transaction that also locks an order or a cart locks
 *  the account first, because different orders of locks cause deadlocks.
 *  @returns whether there is such an account */
export async function lockUser(tx: Tx, id: string, strength: LockStrength): Promise<boolean> {
  return (await lockUsers(tx, Prisma.sql`id = ${id}::uuid`, strength)).length > 0;
}

/** Locks the accounts that meet a condition, in the order of their ids, so that concurrent calls cause no
 *  deadlock.
 *  @returns the ids of the accounts that still met the condition once they were locked */
export async function lockUsers(
  tx: Tx,
  condition: Prisma.Sql,
  strength: LockStrength,
): Promise<string[]> {
  const locked = await runComposed(tx, lockedUsers, { condition, strength });
  return locked.map(({ id }) => id);
}

/** SQL of the accounts, as rows `u`, that meet a condition, which it locks. After a wait for the lock, the
 *  condition is checked on the row's new state; the other parts of the statement still see the other tables
 *  from before the wait. */
export function lockUsersSql(condition: string, strength: LockStrength): string {
  return `SELECT u.* FROM "User" u WHERE ${condition} ORDER BY u.id FOR ${strength} OF u`;
}
