import { dateToDay } from '~/domain/day';
import type { WithdrawPriceInput } from '~/schemas/operator-price';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { findReversiblePrice } from './find-reversible-price';
import { requireHonestLadder } from './price-ladder';
import { lockPlan, lockPlans, revertPrice } from './take-over-price';

/** Withdraws a set price: a future one, or the present one as long as nobody has bought at it; its plan then has the
 *  previous price again. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | PRICE_NOT_FOUND |
 *    PRICE_STARTED (it was bought at, or a later one has begun) | PRICE_LADDER (as for `setPrice`) */
export async function withdrawPrice({
  ctx,
  input: { id, reason, confirmation },
}: Verb<WithdrawPriceInput>): Promise<void> {
  requirePermission({ ctx, input: 'price.write' });
  await withTransaction(ctx, async (tx) => {
    await lockPlans(tx);
    const set = await tx.planPrice.findUnique({ where: { id } });
    const plan = set && (await lockPlan(tx, set.productId));
    if (!plan) throw new ServiceError('PRICE_NOT_FOUND');
    const { count } = await tx.planPrice.updateMany({
      where: { id, appliedAt: null, withdrawnAt: null },
      data: { withdrawnAt: ctx.now() },
    });
    let after = plan.price;
    if (count === 0) {
      const { withdrawnAt } = await tx.planPrice.findUniqueOrThrow({ where: { id } });
      if (withdrawnAt) return;
      const present = await findReversiblePrice(tx, plan);
      if (present?.id !== id) throw new ServiceError('PRICE_STARTED');
      await revertPrice(tx, present, ctx.now());
      after = present.priceBefore;
    }
    const change = { planId: plan.id, startsOn: dateToDay(set.startsOn) };
    await requireHonestLadder(tx, change, { language: ctx.language, typed: confirmation });
    await recordAct(tx, ctx, {
      kind: 'price.withdraw',
      permission: 'price.write',
      subject: ['plan', plan.slug],
      before: { price: set.price, startsOn: dateToDay(set.startsOn) },
      after: { price: after },
      ...(reason !== undefined && { reason }),
    });
  });
}
