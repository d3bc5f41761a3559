import { membershipEnd } from '~/domain/membership';
import type { Prisma, Tx } from '~/server/db';
import { lockUser } from '~/server/lock-user';
import { getLedger } from './get-ledger';

export type NewEntitlement = Omit<Prisma.EntitlementCreateManyInput, 'userId' | 'grantedAt'>;

/** Writes entries into somebody's ledger, and when their member time runs out now. The only way in: the
 *  account's row is locked first, so that two grants at once are laid one behind the other.
 *  @returns how many were written; an entry whose `sourceKey` is there already is not */
export async function appendEntitlements(
  tx: Tx,
  userId: string,
  entries: readonly NewEntitlement[],
  at: Date,
): Promise<number> {
  await lockUser(tx, userId, 'UPDATE');
  const { count } = await tx.entitlement.createMany({
    data: entries.map((entry) => ({ ...entry, userId, grantedAt: at })),
    skipDuplicates: true,
  });
  if (count > 0) await saveMembershipEnd(tx, userId);
  return count;
}

/** Writes down when somebody's member time runs out, as their ledger says. */
export async function saveMembershipEnd(tx: Tx, userId: string): Promise<void> {
  const endsAt = membershipEnd(await getLedger(tx, userId));
  if (endsAt === null) return;
  await tx.membershipEnd.upsert({
    where: { userId },
    create: { userId, endsAt },
    update: { endsAt },
  });
}
