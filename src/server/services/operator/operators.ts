import type { ServiceContext } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser, lockUsers } from '~/server/lock-user';
import type { User } from '~/server/prisma-client/client';

/** Locks all owners that are not disabled, so that verbs that can end one run one after the other.
 *  @returns their ids */
function lockOwners(tx: Tx): Promise<string[]> {
  return lockUsers(tx, Prisma.sql`role = 'OWNER' AND "disabledAt" IS NULL`, 'UPDATE');
}

/** Asserts that the shop keeps an owner without this account: an owner that is neither disabled nor about to be
 *  deleted. It locks all owners until the transaction ends; call it before any other account is locked, in every verb
 *  that takes a role away, disables or deletes. It does nothing for an account that is no owner.
 *  @throws ServiceError LAST_OPERATOR */
export async function assertOwnerStays(tx: Tx, id: string): Promise<void> {
  const owners = await lockOwners(tx);
  if (!owners.includes(id)) return;
  const others = owners.filter((owner) => owner !== id);
  const where = { id: { in: others }, deletionDueAt: null };
  if ((await tx.user.count({ where })) === 0) throw new ServiceError('LAST_OPERATOR');
}

/** Locks the account that an owner is about to change, and all owners, so that two owners who change each other
 *  run one after the other.
 *  @throws ServiceError FORBIDDEN (the actor is no owner any more) | OWN_ACCOUNT | ACCOUNT_NOT_FOUND */
export async function lockUserForOperator(
  tx: Tx,
  { actor }: ServiceContext,
  id: string,
): Promise<User> {
  const owners = await lockOwners(tx);
  if (actor.kind === 'user' && !owners.includes(actor.id)) throw new ServiceError('FORBIDDEN');
  if (actor.kind === 'user' && actor.id === id) throw new ServiceError('OWN_ACCOUNT');
  await lockUser(tx, id, 'UPDATE');
  const account = await tx.user.findUnique({ where: { id, anonymisedAt: null } });
  if (!account) throw new ServiceError('ACCOUNT_NOT_FOUND');
  return account;
}
