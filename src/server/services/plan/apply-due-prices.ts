import { dayToDate, taipeiDay } from '~/domain/day';
import type { ServiceContext } from '~/server/context';
import { doEach } from '~/server/services/job-failure/do-each';
import { withTransaction } from '~/server/transaction';
import { lockPlan, takeOverPrice } from './take-over-price';

/** Takes over the set prices whose day has begun in Taipei, in the order of their days. Safe with several workers.
 *  @returns the number of prices that were taken over now */
export async function applyDuePrices({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const at = ctx.now();
  return doEach({
    ctx,
    input: {
      work: 'price',
      list: (held) =>
        ctx.db.planPrice.findMany({
          where: {
            appliedAt: null,
            withdrawnAt: null,
            productId: { notIn: held },
            startsOn: { lte: dayToDate(taipeiDay(at)) },
          },
          orderBy: [{ startsOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
          take: 100,
        }),
      // The prices of one plan are taken over in their order, so a failure stops the later ones.
      idOf: ({ productId }) => productId,
      act: (price) =>
        withTransaction(
          ctx,
          async (tx) =>
            Boolean(await lockPlan(tx, price.productId)) && takeOverPrice(tx, price, at),
        ),
    },
  });
}
