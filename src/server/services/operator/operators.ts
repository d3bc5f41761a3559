import type { ServiceContext } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser, lockUsers } from '~/server/lock-user';
import type { User } from '~/server/prisma-client/client';

/** Asserts that the actor is an operator or the system.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export function requireOperator({ ctx: { actor } }: { ctx: ServiceContext }): void {
  if (actor.kind === 'visitor') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (actor.kind === 'user' && actor.role !== 'ADMIN') throw new ServiceError('FORBIDDEN');
}

/** Locks the account that an operator is about to change, and all operators, so that two operators who change
 *  each other run one after the other.
 *  @throws ServiceError FORBIDDEN (the actor is no operator any more) | OWN_ACCOUNT | ACCOUNT_NOT_FOUND */
export async function lockUserForOperator(
  tx: Tx,
  { actor }: ServiceContext,
  id: string,
): Promise<{ account: User; isLastOperator: boolean }> {
  const areOperators = Prisma.sql`role = 'ADMIN' AND "disabledAt" IS NULL`;
  const operators = await lockUsers(tx, areOperators, 'UPDATE');
  const isOperator = (userId: string) => operators.includes(userId);
  if (actor.kind === 'user' && !isOperator(actor.id)) throw new ServiceError('FORBIDDEN');
  if (actor.kind === 'user' && actor.id === id) throw new ServiceError('OWN_ACCOUNT');
  await lockUser(tx, id, 'UPDATE');
  const account = await tx.user.findUnique({ where: { id, anonymisedAt: null } });
  if (!account) throw new ServiceError('ACCOUNT_NOT_FOUND');
  return { account, isLastOperator: isOperator(id) && operators.length === 1 };
}
