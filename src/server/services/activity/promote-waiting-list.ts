import 'server-only';
import { type ServiceContext, withTransaction } from '~/server/context';
import { allocateSeats } from './allocate-seats';
import { lockActivity } from './lock-activity';

/** Allocates seats that became free without a cancellation: an account was deleted, or an operator raised the
 *  number of seats.
 *  @returns the number of promoted registrations */
export async function promoteWaitingList({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const now = ctx.now();
  const withWaitingList = await ctx.db.activity.findMany({
    where: {
      startsAt: { gt: now },
      cancelledAt: null,
      registrations: { some: { status: 'WAITLISTED' } },
    },
    select: { slug: true },
  });
  let promoted = 0;
  for (const { slug } of withWaitingList)
    promoted += await withTransaction(ctx, async (tx) => {
      const activity = await lockActivity(tx, slug);
      if (activity.cancelledAt) return 0;
      const confirmed = await allocateSeats(tx, activity, now);
      return confirmed.length;
    });
  return promoted;
}
