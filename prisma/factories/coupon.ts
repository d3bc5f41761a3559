import type { Database } from '~/server/db';
import type { Coupon, Prisma } from '~/server/prisma-client/client';

let created = 0;

/** Creates a coupon; by default NT$300 off, valid for months and without limits. */
export function createCoupon(
  db: Database,
  { code = `COUPON${++created}`, ...overrides }: Partial<Prisma.CouponCreateInput> = {},
): Promise<Coupon> {
  const validFrom = new Date('2026-01-01T00:00:00+08:00');
  return db.coupon.create({ data: { code, kind: 'FIXED', value: 300, validFrom, ...overrides } });
}
