import { dayToDate, taipeiDay } from '~/domain/day';
import { type ServiceContext, withTransaction } from '~/server/context';
import { lockPlan, takeOverPrice } from './take-over-price';

/** Takes over the set prices whose day has begun in Taipei, in the order of their days. Safe with several workers.
 *  @returns the number of prices that were taken over now */
export async function applyDuePrices({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const at = ctx.now();
  const due = await ctx.db.planPrice.findMany({
    where: {
      appliedAt: null,
      withdrawnAt: null,
      startsOn: { lte: dayToDate(taipeiDay(at)) },
    },
    orderBy: [{ startsOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  });
  let applied = 0;
  for (const price of due)
    await withTransaction(ctx, async (tx) => {
      if (!(await lockPlan(tx, price.productId))) return;
      if (await takeOverPrice(tx, price, at)) applied += 1;
    });
  return applied;
}
