import type { ServiceContext } from '~/server/context';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { doEach } from '~/server/services/job-failure/do-each';
import { closePendingOrder } from './close-pending-order';

/** Orders that are read at once. */
const PAGE_SIZE = 100;

/** Expires the pending orders that were not paid within a day, the oldest first. Safe with several workers.
 *  @returns the number of orders that expired now */
export async function expireOrders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const transition = {
    to: 'EXPIRED',
    actor: 'system:expiry',
    reason: 'not paid within a day',
  } as const;
  return doEach({
    ctx,
    input: {
      work: 'orderExpiry',
      list: (held) => listExpired(ctx, held),
      idOf: ({ id }) => id,
      // An order with an unreachable gateway waits, without delaying the others.
      act: ({ id }) =>
        closePendingOrder({ ctx, input: { orderId: id, transition } }).catch(ignoreUnavailable),
    },
  });
}

/** Every expired order, page by page. Orders with an unreachable gateway stay in the list, and must not block the
 *  others. */
async function* listExpired(ctx: ServiceContext, held: string[]) {
  const expiresAt = { lte: ctx.now() };
  let last: { id: string; expiresAt: Date } | undefined;
  do {
    const page = await ctx.db.order.findMany({
      where: {
        status: 'PENDING',
        expiresAt,
        id: { notIn: held },
        ...(last && {
          OR: [
            { expiresAt: { gt: last.expiresAt } },
            { expiresAt: last.expiresAt, id: { gt: last.id } },
          ],
        }),
      },
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
      select: { id: true, expiresAt: true },
      take: PAGE_SIZE,
    });
    yield* page;
    last = page.length < PAGE_SIZE ? undefined : page.at(-1);
  } while (last);
}

function ignoreUnavailable(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false;
  throw error;
}
