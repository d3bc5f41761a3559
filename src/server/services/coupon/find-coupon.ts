import { normaliseCode } from '~/lib/normalise-code';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Coupon } from '~/server/prisma-client/client';

/** The coupon of a code, which is normalised first.
 *  @throws ServiceError COUPON_NOT_FOUND */
export async function findCoupon(db: Database | Tx, typed: string): Promise<Coupon> {
  const coupon = await db.coupon.findUnique({ where: { code: normaliseCode(typed) } });
  if (!coupon) throw new ServiceError('COUPON_NOT_FOUND');
  return coupon;
}

/** Locks a coupon's row until the transaction ends, so that its uses are counted one after the other. Lock
 *  order: last, after the account's row and its cart. */
export async function lockCoupon(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Coupon" WHERE id = ${id}::uuid FOR UPDATE`;
}
