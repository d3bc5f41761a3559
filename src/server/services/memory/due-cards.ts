import 'server-only';
import { type Day, dateOf, taipeiDay } from '~/domain/day';
import { type DueCard, planReview, type ReviewPlan } from '~/domain/memory/review-plan';
import { requireUser, type ServiceContext } from '~/server/context';
import { inPlay, toMemory } from './card-columns';
import { settingsOf } from './read-settings';

/** What "20 more" means, beyond the day's share. */
const MORE = 20;

export interface DuePlan extends ReviewPlan<DueCard> {
  userId: string;
  today: Day;
  /** Cards that one day asks for. */
  share: number;
  /** Reviewed today already. */
  done: number;
}

/** The day's share of the actor's due cards. Reads a few columns of every due card, found by index, and
 *  nothing else.
 *  @param more goes on beyond the share
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
  const day = dateOf(today);
  const [rows, practice, settings] = await Promise.all([
    ctx.db.card.findMany({
      where: { ...inPlay(userId, day), dueOn: { lte: day } },
      select: {
        id: true,
        stability: true,
        difficulty: true,
        reps: true,
        lapses: true,
        lastReviewedAt: true,
        speakLater: true,
      },
    }),
    ctx.db.practiceDay.findUnique({
      where: { userId_day: { userId, day } },
      select: { reviews: true },
    }),
    settingsOf(ctx.db, userId),
  ]);
  const due = rows.map((row) => ({
    id: row.id,
    memory: toMemory(row),
    speakLater: row.speakLater,
  }));
  const done = practice?.reviews ?? 0;
  const share = more ? Math.max(settings.dailyReviews, done) + MORE : settings.dailyReviews;
  return { ...planReview(due, { today, share, done }), userId, today, share, done };
}
