import { dateToDay } from '~/domain/day';
import type { WithdrawPriceInput } from '~/schemas/operator-price';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockPlan } from './take-over-price';

/** Takes back a set price that has not begun. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | PRICE_NOT_FOUND | PRICE_STARTED */
export async function withdrawPrice({
  ctx,
  input: { id, reason },
}: Verb<WithdrawPriceInput>): Promise<void> {
  requirePermission({ ctx, input: 'price.write' });
  await withTransaction(ctx, async (tx) => {
    const set = await tx.planPrice.findUnique({ where: { id } });
    const plan = set && (await lockPlan(tx, set.productId));
    if (!plan) throw new ServiceError('PRICE_NOT_FOUND');
    const { count } = await tx.planPrice.updateMany({
      where: { id, appliedAt: null, withdrawnAt: null },
      data: { withdrawnAt: ctx.now() },
    });
    if (count === 0) {
      const { appliedAt } = await tx.planPrice.findUniqueOrThrow({ where: { id } });
      if (appliedAt) throw new ServiceError('PRICE_STARTED');
      return;
    }
    await recordAct(tx, ctx, {
      kind: 'price.withdraw',
      permission: 'price.write',
      subject: ['plan', plan.slug],
      before: { price: set.price, startsOn: dateToDay(set.startsOn) },
      after: { price: plan.price },
      ...(reason !== undefined && { reason }),
    });
  });
}
