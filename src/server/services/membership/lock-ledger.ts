import { type Membership, membershipAt } from '~/domain/membership';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUsers } from '~/server/lock-user';
import { getLedger } from './get-ledger';

/** Locks an account and returns its membership at `now`; no other transaction can append to its ledger until
 *  this one ends.
 *  @throws ServiceError ACCOUNT_NOT_FOUND */
export async function lockLedger(tx: Tx, userId: string, now: Date): Promise<Membership> {
  const undeleted = Prisma.sql`id = ${userId}::uuid AND "anonymisedAt" IS NULL`;
  const found = await lockUsers(tx, undeleted, 'UPDATE');
  if (found.length === 0) throw new ServiceError('ACCOUNT_NOT_FOUND');
  return membershipAt(await getLedger(tx, userId), now);
}
