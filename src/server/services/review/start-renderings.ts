import 'server-only';
import { dayToDate, startOfDay, taipeiDay } from '~/domain/day';
import type { OpenedReview, StartRenderingsInput } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { runStatement } from '~/server/db';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { toReviewCards } from './open-review';
import { renderingCandidates } from './rendering-candidates';

/** Begins the day's new renderings: makes cards of sentences that were practised on an earlier day, until the day has
 *  as many as asked for, at most five, and returns those of today that are still to be answered. They are cards of
 *  today's review from now on. Called again, or by two tabs at once, it returns the same cards. It requires no
 *  membership, as for learnt items.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function startRenderings({
  ctx,
  input: { ofDay },
}: Verb<StartRenderingsInput>): Promise<OpenedReview> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  const today = taipeiDay(now);
  const dayStart = startOfDay(today);
  const ids = await withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const values = { user: userId, dayStart, ofDay };
    const [chosen] = await runStatement(tx, renderingCandidates, values);
    await tx.card.createMany({
      data: (chosen?.itemIds ?? []).map((renderedItemId) => ({
        userId,
        renderedItemId,
        dueOn: dayToDate(today),
        createdAt: now,
      })),
      skipDuplicates: true,
    });
    const cards = await tx.card.findMany({
      where: {
        userId,
        renderedItemId: { not: null },
        createdAt: { gte: dayStart },
        reps: 0,
        suspendedAt: null,
        knownAt: null,
        buriedUntil: null,
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return cards.map(({ id }) => id);
  });
  return { today, cards: await toReviewCards({ ctx, input: { userId, ids } }), waiting: 0 };
}
