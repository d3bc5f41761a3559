import type { Actor } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Owner of a cart: an account or a browser. */
export type CartOwner = { userId: string } | { visitorHash: string };

/** The owner of the actor's cart; null for a browser without a cookie yet. */
export function cartOwner(actor: Actor): CartOwner | null {
  if (actor.kind === 'user') return { userId: actor.id };
  if (actor.kind === 'system') throw new ServiceError('FORBIDDEN');
  return actor.visitorHash === null ? null : { visitorHash: actor.visitorHash };
}

/** The owner of the actor's cart, for a change.
 *  @throws ServiceError LOGIN_USER_REQUIRED for a browser without a cookie, as its cart could not be found
 *    again */
export function requireCartOwner(actor: Actor): CartOwner {
  const owner = cartOwner(actor);
  if (owner === null) throw new ServiceError('LOGIN_USER_REQUIRED');
  return owner;
}

/** The cart's id, or null when nothing was ever added. */
export async function findCart(db: Database | Tx, owner: CartOwner): Promise<string | null> {
  const where = 'userId' in owner ? { userId: owner.userId } : { visitorHash: owner.visitorHash };
  return (await db.cart.findUnique({ where, select: { id: true } }))?.id ?? null;
}
