import 'server-only';
import { type ServiceContext, withTransaction } from '~/server/context';
import { giveSeats } from './give-seats';
import { lockActivity } from './lock-activity';

/** Gives away seats that became free without a cancellation: an account was deleted, or an operator put
 *  more chairs into the room. @returns how many people moved up */
export async function giveFreeSeats({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const now = ctx.now();
  const waitedFor = await ctx.db.activity.findMany({
    where: { startsAt: { gt: now }, registrations: { some: { status: 'WAITING' } } },
    select: { slug: true },
  });
  let moved = 0;
  for (const { slug } of waitedFor)
    moved += await withTransaction(ctx, async (tx) => {
      const seated = await giveSeats(tx, await lockActivity(tx, slug), now);
      return seated.length;
    });
  return moved;
}
