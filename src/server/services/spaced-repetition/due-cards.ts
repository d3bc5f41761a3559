import 'server-only';
import { type Day, dayToDate, taipeiDay } from '~/domain/day';
import { type DueCard, planReview, type ReviewPlan } from '~/domain/spaced-repetition/review-plan';
import { requireUser, type ServiceContext } from '~/server/context';
import { reviewableCards, toMemory } from './card-columns';
import { getUserSettings } from './learner-settings';

/** Number of cards added by "20 more" beyond the day's share. */
const EXTRA_CARDS = 20;

export interface DuePlan extends ReviewPlan<DueCard> {
  userId: string;
  today: Day;
  /** Maximum number of cards for the day. */
  share: number;
  /** Number of cards reviewed today. */
  done: number;
}

/** The day's share of the actor's due cards. Reads a few indexed columns of every due card only.
 *  @param input whether to go on beyond the share
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function planDueCards({
  ctx,
  input: more = false,
}: {
  ctx: ServiceContext;
  input?: boolean;
}): Promise<DuePlan> {
  const userId = requireUser(ctx);
  const today = taipeiDay(ctx.now());
  const day = dayToDate(today);
  const [rows, practice, settings] = await Promise.all([
    ctx.db.card.findMany({
      where: { ...reviewableCards(userId, day), dueOn: { lte: day } },
      select: {
        id: true,
        stability: true,
        difficulty: true,
        reps: true,
        lapses: true,
        lastReviewedAt: true,
        speakingDeferred: true,
      },
    }),
    ctx.db.practiceDay.findUnique({
      where: { userId_day: { userId, day } },
      select: { reviews: true },
    }),
    getUserSettings(ctx.db, userId),
  ]);
  const due = rows.map((row) => ({
    id: row.id,
    memory: toMemory(row),
    speakingDeferred: row.speakingDeferred,
  }));
  const done = practice?.reviews ?? 0;
  const share = more ? Math.max(settings.dailyReviews, done) + EXTRA_CARDS : settings.dailyReviews;
  return { ...planReview(due, { today, share, done }), userId, today, share, done };
}
