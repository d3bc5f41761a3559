import { membershipEnd } from '~/domain/membership';
import type { Prisma, Tx } from '~/server/db';
import { lockUser } from '~/server/lock-user';
import { getLedger } from './get-ledger';

export type NewEntitlement = Omit<Prisma.EntitlementCreateManyInput, 'userId' | 'grantedAt'>;

/** Appends entries to a user's ledger, and saves the new end of the membership. The only way to write the
 *  ledger: the account's row is locked first, so that concurrent grants follow each other.
 *  @returns the number of inserted entries; an entry with a known `sourceKey` is skipped */
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

/** Saves the end of a user's membership, computed from the ledger. */
export async function saveMembershipEnd(tx: Tx, userId: string): Promise<void> {
  const endsAt = membershipEnd(await getLedger(tx, userId));
  if (endsAt === null) return;
  await tx.membershipEnd.upsert({
    where: { userId },
    create: { userId, endsAt },
    update: { endsAt },
  });
}
