import 'server-only';
import { type Day, taipeiDay } from '~/domain/day';
import { type DueCard, planReview, type ReviewPlan } from '~/domain/spaced-repetition/review-plan';
import { requireUser, type ServiceContext } from '~/server/context';
import { bool, double, integer, nullable, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { DEFAULT_SETTINGS } from './learner-settings';

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

/** A user's due cards with the values for their ranking, and in each row the numbers of the user's day; one
 *  row without a card when none is due. Their number is bounded by the user's practised items, 20 a unit. The
 *  day of a review in Taipei is computed in SQL, because converting a thousand dates costs the server more. */
export const dueCards = statement({
  name: 'due-cards',
  parameters: { user: uuid, today: text },
  row: {
    dailyReviews: integer,
    done: integer,
    id: nullable(uuid),
    stability: nullable(double),
    reviewedOn: nullable(text),
    speakingDeferred: nullable(bool),
  },
  sql: ({ user, today }) => `
    SELECT coalesce((SELECT "dailyReviews" FROM "LearnerSettings" WHERE "userId" = ${user}),
        ${DEFAULT_SETTINGS.dailyReviews}) AS "dailyReviews",
      coalesce((SELECT "reviews" FROM "PracticeDay"
        WHERE "userId" = ${user} AND "day" = ${today}::date), 0) AS "done",
      c."id", c."stability", c."speakingDeferred",
      (c."lastReviewedAt" AT TIME ZONE 'UTC' + interval '8 hours')::date::text AS "reviewedOn"
    FROM (SELECT) AS day LEFT JOIN "Card" c
      ON c."userId" = ${user} AND c."dueOn" <= ${today}::date
        AND c."suspendedAt" IS NULL AND c."knownAt" IS NULL
        AND (c."buriedUntil" IS NULL OR c."buriedUntil" <= ${today}::date)`,
});

/** The day's share of the actor's due cards, in one statement.
 *  @param input whether to continue beyond the share
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
  const rows = await runStatement(ctx.db, dueCards, { user: userId, today });
  const { dailyReviews, done } = rows[0] ?? { ...DEFAULT_SETTINGS, done: 0 };
  const due = rows.flatMap(({ id, stability, reviewedOn, speakingDeferred }): DueCard[] => {
    if (id === null) return [];
    const memory = { stability: stability ?? 0, reviewedOn };
    return [{ id, memory, speakingDeferred: speakingDeferred === true }];
  });
  const share = more ? Math.max(dailyReviews, done) + EXTRA_CARDS : dailyReviews;
  return { ...planReview(due, { today, share, done }), userId, today, share, done };
}
