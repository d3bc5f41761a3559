import type { ServiceContext } from '~/server/context';
import { endPending } from './end-pending';

/** Ends the pending orders whose day is over, the oldest first. Safe with several workers.
 *  @returns how many expired now */
export async function expireOrders(ctx: ServiceContext): Promise<number> {
  const over = await ctx.db.order.findMany({
    where: { status: 'PENDING', expiresAt: { lte: ctx.now() } },
    orderBy: { expiresAt: 'asc' },
    select: { id: true },
    take: 100,
  });
  let ended = 0;
  for (const { id } of over) {
    const move = {
      to: 'EXPIRED',
      actor: 'system:expiry',
      reason: 'not paid within a day',
    } as const;
    if (await endPending(ctx, id, move)) ended += 1;
  }
  return ended;
}
