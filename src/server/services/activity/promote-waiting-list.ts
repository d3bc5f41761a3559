import 'server-only';
import { type ServiceContext, withTransaction } from '~/server/context';
import { doEach } from '~/server/services/job-failure/do-each';
import { allocateSeats } from './allocate-seats';
import { lockActivity } from './lock-activity';

/** Allocates seats that became free without a cancellation: an account was deleted, or an operator raised the
 *  number of seats.
 *  @returns the number of promoted registrations */
export async function promoteWaitingList({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const now = ctx.now();
  let promoted = 0;
  const promote = async ({ slug }: { slug: string }) => {
    promoted += await withTransaction(ctx, async (tx) => {
      const activity = await lockActivity(tx, slug);
      if (activity.cancelledAt) return 0;
      const confirmed = await allocateSeats(tx, activity, now);
      return confirmed.length;
    });
    return true;
  };
  await doEach({
    ctx,
    input: {
      work: 'waitingList',
      list: (held) =>
        ctx.db.activity.findMany({
          where: {
            ...{ startsAt: { gt: now }, cancelledAt: null, slug: { notIn: held } },
            registrations: { some: { status: 'WAITLISTED' } },
          },
          select: { slug: true },
        }),
      idOf: ({ slug }) => slug,
      act: promote,
    },
  });
  return promoted;
}
