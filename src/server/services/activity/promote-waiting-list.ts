import 'server-only';
import type { ServiceContext } from '~/server/context';
import { doEach } from '~/server/services/job-failure/do-each';
import { withTransaction } from '~/server/transaction';
import { countFreeSeats, giveSeat } from './allocate-seats';
import { lockActivity } from './lock-activity';

/** A person on the waiting list of an activity. */
interface Waiting {
  id: string;
  slug: string;
}

/** Allocates seats that became free without a cancellation: an account was deleted, or an operator raised the
 *  number of seats. Each person is a transaction, so that a failure for one person does not affect the next.
 *  @returns the number of promoted registrations */
export function promoteWaitingList({ ctx }: { ctx: ServiceContext }): Promise<number> {
  return doEach<Waiting>({
    ctx,
    input: {
      work: 'waitingList',
      list: (held) => listWaiting(ctx, held),
      idOf: ({ id }) => id,
      act: (waiting) => promote(ctx, waiting),
    },
  });
}

/** Waiting registrations of activities with free seats, in the order of the waiting lists. */
async function* listWaiting({ db, now }: ServiceContext, held: string[]): AsyncGenerator<Waiting> {
  const activities = await db.activity.findMany({
    where: {
      startsAt: { gt: now() },
      cancelledAt: null,
      registrations: { some: { status: 'WAITLISTED' } },
    },
  });
  for (const activity of activities) {
    if ((await countFreeSeats(db, activity)) <= 0) continue;
    const waitlisted = await db.activityRegistration.findMany({
      where: { activityId: activity.id, status: 'WAITLISTED', id: { notIn: held } },
      orderBy: { waitingPosition: 'asc' },
      select: { id: true },
    });
    for (const { id } of waitlisted) {
      // Each earlier person has a seat by now, or the allocation failed.
      if ((await countFreeSeats(db, activity)) <= 0) break;
      yield { id, slug: activity.slug };
    }
  }
}

function promote(ctx: ServiceContext, { id, slug }: Waiting): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const activity = await lockActivity(tx, slug);
    const waits = await tx.activityRegistration.count({ where: { id, status: 'WAITLISTED' } });
    if (activity.cancelledAt || waits === 0 || (await countFreeSeats(tx, activity)) <= 0)
      return false;
    await giveSeat(tx, activity, { id }, { now: ctx.now(), outcome: 'moved-up' });
    return true;
  });
}
