import 'server-only';
import { normaliseCode } from '~/lib/normalise-code';
import { type CreateCouponInput, createCouponSchema } from '~/schemas/coupon';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { Coupon } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';

/** Creates a coupon. Its rules never change afterwards, so that a price shown to a buyer stays right.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | COUPON_CODE_TAKEN |
 *    VALIDATION_FAILED */
export async function createCoupon({ ctx, input }: Verb<CreateCouponInput>): Promise<Coupon> {
  requirePermission({ ctx, input: 'coupon.write' });
  const parsed = createCouponSchema.safeParse(input);
  if (!parsed.success) throw new ServiceError('VALIDATION_FAILED');
  const { code: typed, validFrom = ctx.now(), ...rules } = parsed.data;
  const code = normaliseCode(typed);
  const data = [{ ...rules, code, validFrom, createdAt: ctx.now() }];
  return withTransaction(ctx, async (tx) => {
    const { count } = await tx.coupon.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new ServiceError('COUPON_CODE_TAKEN');
    const { kind, value, minTotal, maxUses, note } = rules;
    await recordAct(tx, ctx, {
      kind: 'coupon.create',
      permission: 'coupon.write',
      subject: ['coupon', code],
      after: { kind, value, minTotal, maxUses },
      reason: note,
    });
    return tx.coupon.findUniqueOrThrow({ where: { code } });
  });
}
