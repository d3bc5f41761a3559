import type { ServiceContext } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser, lockUsers } from '~/server/lock-user';
import type { User } from '~/server/prisma-client/client';

/** Locks the account that an owner is about to change, and all owners, so that two owners who change each other
 *  run one after the other.
 *  @throws ServiceError FORBIDDEN (the actor is no owner any more) | OWN_ACCOUNT | ACCOUNT_NOT_FOUND */
export async function lockUserForOperator(
  tx: Tx,
  { actor }: ServiceContext,
  id: string,
): Promise<{ account: User; isLastOwner: boolean }> {
  const areOwners = Prisma.sql`role = 'OWNER' AND "disabledAt" IS NULL`;
  const owners = await lockUsers(tx, areOwners, 'UPDATE');
  const isOwner = (userId: string) => owners.includes(userId);
  if (actor.kind === 'user' && !isOwner(actor.id)) throw new ServiceError('FORBIDDEN');
  if (actor.kind === 'user' && actor.id === id) throw new ServiceError('OWN_ACCOUNT');
  await lockUser(tx, id, 'UPDATE');
  const account = await tx.user.findUnique({ where: { id, anonymisedAt: null } });
  if (!account) throw new ServiceError('ACCOUNT_NOT_FOUND');
  return { account, isLastOwner: isOwner(id) && owners.length === 1 };
}
