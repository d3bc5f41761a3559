import 'server-only';
import { normaliseCode } from '~/lib/normalise-code';
import { type CreateCouponInput, createCouponSchema } from '~/schemas/coupon';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { Coupon } from '~/server/prisma-client/client';
import { requireOperator } from '../operator/operators';

/** Creates a coupon. Its rules never change afterwards, so that a price shown to a buyer stays right.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | COUPON_CODE_TAKEN | VALIDATION_FAILED */
export async function createCoupon({ ctx, input }: Verb<CreateCouponInput>): Promise<Coupon> {
  requireOperator({ ctx });
  const parsed = createCouponSchema.safeParse(input);
  if (!parsed.success) throw new ServiceError('VALIDATION_FAILED');
  const { code: typed, validFrom = ctx.now(), ...rules } = parsed.data;
  const code = normaliseCode(typed);
  const data = [{ ...rules, code, validFrom, createdAt: ctx.now() }];
  const { count } = await ctx.db.coupon.createMany({ data, skipDuplicates: true });
  if (count === 0) throw new ServiceError('COUPON_CODE_TAKEN');
  return ctx.db.coupon.findUniqueOrThrow({ where: { code } });
}
